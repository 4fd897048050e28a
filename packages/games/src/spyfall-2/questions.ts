// The names of the questions that actions answer. A name never comes back: a late answer to what is gone must not fit again.
import type { SpyfallCommon } from './common.ts'
import type { SpyfallAction } from './facts.ts'

/** SF-12: the most characters of a typed question or answer; an empty one was spoken. */
export const MAX_TEXT_CHARACTERS = 200
/** SF-12: how much there is of what was asked about, by a spoken answer (and not how much it disclosed); `unsaid`: it did not say. */
export const answerShades = ['much', 'some', 'little', 'unsaid'] as const
export type AnswerShade = (typeof answerShades)[number]

export const toDeal = (common: SpyfallCommon): string => `deal.${common.round + 1}`
export const toStart = (common: SpyfallCommon): string => `clock.${common.round}`
export const toAsk = (common: SpyfallCommon): string => `ask.${common.round}.${common.record.length}`
export const toAnswer = (common: SpyfallCommon): string => `answer.${common.round}.${common.record.length}`
export const toShade = (common: SpyfallCommon): string => `shade.${common.round}.${common.record.length}`
/** One right a round: the name is the round's, so a tap counts even if a question was asked in the meantime. */
export const toAccuse = (common: SpyfallCommon): string => `accuse.${common.round}`
export const toStop = (common: SpyfallCommon): string => `stop.${common.round}`
export const toOpen = (common: SpyfallCommon): string => `voting.${common.round}`
export const toVote = (common: SpyfallCommon): string => `vote.${common.round}.${common.trials.length}`
export const toName = (common: SpyfallCommon): string => `name.${common.round}.${common.stage.is === 'naming' ? common.stage.shown.length : 0}`

/** The question that each action answers now, or that will be asked next. */
export const questionOf: Readonly<Record<SpyfallAction['do'], (common: SpyfallCommon) => string>> = {
  dealRound: toDeal,
  startClock: toStart,
  ask: toAsk,
  answer: toAnswer,
  shade: toShade,
  accuse: toAccuse,
  openVoting: toOpen,
  vote: toVote,
  stopRound: toStop,
  namePlace: toName,
}
