// What everyone knows, folded from open facts alone: the shared screen shows nothing else.
import type { CommonFold, Seat } from '@safehouse/engine'
import type { Role } from './cards.ts'
import type { AnswerShade } from './questions.ts'
import type { Award, Ending } from './scoring.ts'
import { type Terms, termsOf } from './terms.ts'
import type { SpyfallTypes } from './types.ts'

export interface SpyfallCommon {
  readonly terms: Terms
  /** From 1 on. */
  readonly round: number
  readonly dealer: Seat
  readonly stage: Stage
  readonly turn: Turn
  /** Questions and answers of this round. */
  readonly record: readonly Exchange[]
  /** Votes of this round that are over. */
  readonly trials: readonly Trial[]
  readonly results: readonly Result[]
  readonly points: readonly number[]
}
/** What is going on. A running clock has an end (`until`, game time), a stopped one has time `left`, in milliseconds. */
export type Stage =
  | { readonly is: 'dealt' }
  | { readonly is: 'running'; readonly until: number }
  | Voting
  /** A vote has failed and everyone looks at the hands. */
  | { readonly is: 'settling'; readonly left: number; readonly until: number }
  | Naming
  | { readonly is: 'talking'; readonly until: number }
  | { readonly is: 'scored' }
  | { readonly is: 'over' }
export interface Voting {
  readonly is: 'voting'
  readonly suspect: Seat
  /** Nobody accuses when time is up. */
  readonly accuser: Seat | null
  readonly voted: readonly Seat[]
  readonly left: number
  readonly until: number | null
}
export interface Naming {
  readonly is: 'naming'
  /** The spies whose cards lie open, in order; the last one is to name a place. */
  readonly shown: readonly Seat[]
  readonly named: readonly Named[]
  readonly left: number
  readonly until: number | null
}
export interface Named {
  readonly by: Seat
  readonly place: string | null
  readonly byClock: boolean
}
export interface Turn {
  readonly asker: Seat
  /** Who is to answer; nobody while a question is to be asked. */
  readonly asked: Seat | null
  /** Who has just asked the asker, and may not be asked back. */
  readonly barred: Seat | null
}
/** A question with its answer. An empty text means that it was spoken. */
export interface Exchange {
  readonly by: Seat
  readonly to: Seat
  readonly question: string
  readonly answer: string | null
  /** What a spoken answer said, as the asker or the answerer has tapped it. */
  readonly shade?: AnswerShade | undefined
}
/** A vote that is over. */
export interface Trial {
  readonly suspect: Seat
  readonly accuser: Seat | null
  /** Who voted for the suspect being a spy. */
  readonly raisedHands: readonly Seat[]
  /** Who did not vote in time. */
  readonly missing: readonly Seat[]
  readonly convicted: boolean
}
/** A round that is over. */
export interface Result {
  readonly place: string
  /** By seat. */
  readonly cards: readonly Role[]
  readonly ending: Ending
  readonly named: readonly Named[]
  readonly awards: readonly Award[]
}

export const usedPlaces = (common: SpyfallCommon): string[] => common.results.map((result) => result.place)
/** SF-07: the deal passes to the left. */
export const nextDealer = ({ dealer, terms }: SpyfallCommon): Seat => (dealer + 1) % terms.seats
export const voters = ({ terms }: SpyfallCommon, suspect: Seat): Seat[] => seatsFrom(0, terms.seats).filter((seat) => seat !== suspect)
/** All seats, clockwise. */
export const seatsFrom = (first: Seat, seats: number): Seat[] => Array.from({ length: seats }, (_, i) => (first + i) % seats)
/** SF-12: the last answer, if it was spoken, has no shade yet, and this seat gave it or asked for it. */
export function mayShade({ record }: SpyfallCommon, seat: Seat): boolean {
  const last = record.at(-1)
  return last !== undefined && last.answer === '' && last.shade === undefined && (last.by === seat || last.to === seat)
}
/** SF-17: each player may accuse once a round. */
export const hasAccused = ({ trials }: SpyfallCommon, seat: Seat): boolean => trials.some((trial) => trial.accuser === seat)
/** SF-17: during the vote on an accusation nobody talks, and the table's chat is closed. */
export const mayTalk = ({ stage }: SpyfallCommon): boolean => !(stage.is === 'voting' && stage.accuser !== null)

const newVoting = (suspect: Seat, accuser: Seat | null, left: number, until: number | null): Voting => ({
  is: 'voting',
  suspect,
  accuser,
  voted: accuser === null ? [] : [accuser],
  left,
  until,
})

export const common: CommonFold<SpyfallTypes> = {
  start: (setup) => ({
    terms: termsOf(setup),
    round: 0,
    dealer: 0,
    stage: { is: 'scored' },
    turn: { asker: 0, asked: null, barred: null },
    record: [],
    trials: [],
    results: [],
    points: new Array<number>(setup.seats).fill(0),
  }),
  on: {
    roundBegan: (common, { dealer }) => ({
      ...common,
      round: common.round + 1,
      dealer,
      stage: { is: 'dealt' },
      turn: { asker: dealer, asked: null, barred: null },
      record: [],
      trials: [],
    }),
    clockStarted: (common, { until }) => ({ ...common, stage: { is: 'running', until } }),
    clockWentOn: (common, { until }) => ({ ...common, stage: { is: 'running', until } }),
    questionAsked: (common, { by, to, text }) => ({
      ...common,
      turn: { asker: by, asked: to, barred: null },
      record: [...common.record, { by, to, question: text, answer: null }],
    }),
    /** SF-10: the player who has answered asks next. */
    questionAnswered: (common, { by, text, shade }) => ({
      ...common,
      turn: { asker: by, asked: null, barred: common.turn.asker },
      record: common.record.with(-1, { ...common.record.at(-1)!, answer: text, ...(shade && { shade }) }),
    }),
    answerShaded: (common, { shade }) => ({ ...common, record: common.record.with(-1, { ...common.record.at(-1)!, shade }) }),
    accused: (common, { by, suspect, left, until }) => ({ ...common, stage: newVoting(suspect, by, left, until) }),
    timeRanOut: (common, { talkUntil }) => ({ ...common, stage: { is: 'talking', until: talkUntil } }),
    votingOpened: (common) => common,
    suspectTried: (common, { suspect, until }) => ({ ...common, stage: newVoting(suspect, null, 0, until) }),
    voted: (common, { by }) =>
      common.stage.is === 'voting' ? { ...common, stage: { ...common.stage, voted: [...common.stage.voted, by] } } : common,
    votesShown: (common, { hands, missing, convicted, goesOnAt }) => {
      if (common.stage.is !== 'voting') return common
      const { suspect, accuser, left } = common.stage
      const trials = [...common.trials, { suspect, accuser, raisedHands: hands, missing, convicted }]
      return goesOnAt === null ? { ...common, trials } : { ...common, trials, stage: { is: 'settling', left, until: goesOnAt } }
    },
    spyShown: (common, { by, left, until }) => {
      const { stage } = common
      const before = stage.is === 'naming' ? stage : { shown: [], named: [] }
      return { ...common, stage: { is: 'naming', shown: [...before.shown, by], named: before.named, left, until } }
    },
    placeNamed: (common, { kind: _, ...named }) =>
      common.stage.is === 'naming' ? { ...common, stage: { ...common.stage, named: [...common.stage.named, named] } } : common,
    roundEnded: (common, { place, cards, ending, awards }) => {
      const named = common.stage.is === 'naming' ? common.stage.named : []
      const results = [...common.results, { place, cards, ending, named, awards }]
      const points = [...common.points]
      for (const award of awards) points[award.seat]! += award.points
      return { ...common, results, points, stage: { is: common.round === common.terms.rounds ? 'over' : 'scored' } }
    },
  },
}
