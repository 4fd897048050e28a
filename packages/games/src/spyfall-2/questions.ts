// What may be asked and answered at the table (SF-12), and the names of the questions that actions answer. A name is never used again,
// so that a late answer is refused and never fits a later question.
import type { SpyfallCommon } from './common.ts'
import type { SpyfallAction } from './facts.ts'

/** SF-12: the most characters of a typed question or answer; an empty one was spoken. */
export const MAX_TEXT_CHARACTERS = 200
/** SF-12: what a spoken answer said about the amount of what was asked about (not how much it disclosed); `unsaid`: nothing. */
export const answerShades = ['much', 'some', 'little', 'unsaid'] as const
export type AnswerShade = (typeof answerShades)[number]

/** The question that each action answers now, or that will be asked next. */
export const questionOf: Readonly<Record<SpyfallAction['do'], (common: SpyfallCommon) => string>> = {
  dealRound: ({ round }) => `deal.${round + 1}`,
  startClock: ({ round }) => `clock.${round}`,
  ask: ({ round, record }) => `ask.${round}.${record.length}`,
  answer: ({ round, record }) => `answer.${round}.${record.length}`,
  shade: ({ round, record }) => `shade.${round}.${record.length}`,
  // The same all round, because everybody may accuse once a round: a tap counts even if a question was asked in the meantime.
  accuse: ({ round }) => `accuse.${round}`,
  openVoting: ({ round }) => `voting.${round}`,
  vote: ({ round, trials }) => `vote.${round}.${trials.length}`,
  stopRound: ({ round }) => `stop.${round}`,
  namePlace: ({ round, stage }) => `name.${round}.${stage.is === 'naming' ? stage.shown.length : 0}`,
}
