// What everyone knows, folded from open facts alone: the shared screen shows nothing else.
import type { Seat, TableFold } from '@safehouse/engine'
import type { Role } from './cards.ts'
import type { Spyfall2 } from './kinds.ts'
import type { Award, Ending } from './scoring.ts'
import { type Terms, termsOf } from './terms.ts'

export interface Table {
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
/** What is going on. A running clock has an end (`until`), a stopped one has time `left`. */
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
  /** The spies who lie open, in order; the last one is to name a place. */
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
/** An empty text was spoken. */
export interface Exchange {
  readonly by: Seat
  readonly to: Seat
  readonly question: string
  readonly answer: string | null
}
export interface Trial {
  readonly suspect: Seat
  readonly accuser: Seat | null
  readonly hands: readonly Seat[]
  readonly missing: readonly Seat[]
  readonly convicted: boolean
}
export interface Result {
  readonly place: string
  readonly cards: readonly Role[]
  readonly ending: Ending
  readonly named: readonly Named[]
  readonly awards: readonly Award[]
}

export const usedPlaces = (table: Table): string[] => table.results.map((result) => result.place)
export const nextDealer = ({ dealer, terms }: Table): Seat => (dealer + 1) % terms.seats
export const voters = ({ terms }: Table, suspect: Seat): Seat[] => seatsFrom(0, terms.seats).filter((seat) => seat !== suspect)
/** All seats, clockwise. */
export const seatsFrom = (first: Seat, seats: number): Seat[] => Array.from({ length: seats }, (_, i) => (first + i) % seats)
/** Each player may accuse once a round. */
export const hasAccused = ({ trials }: Table, seat: Seat): boolean => trials.some((trial) => trial.accuser === seat)
/** During the vote on an accusation nobody may say anything, and a table's chat is closed. */
export const mayTalk = ({ stage }: Table): boolean => !(stage.is === 'voting' && stage.accuser !== null)

const opened = (suspect: Seat, accuser: Seat | null, left: number, until: number | null): Voting => ({
  is: 'voting',
  suspect,
  accuser,
  voted: accuser === null ? [] : [accuser],
  left,
  until,
})

export const table: TableFold<Spyfall2> = {
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
    roundBegan: (table, { dealer }) => ({
      ...table,
      round: table.round + 1,
      dealer,
      stage: { is: 'dealt' },
      turn: { asker: dealer, asked: null, barred: null },
      record: [],
      trials: [],
    }),
    clockStarted: (table, { until }) => ({ ...table, stage: { is: 'running', until } }),
    clockWentOn: (table, { until }) => ({ ...table, stage: { is: 'running', until } }),
    questionAsked: (table, { by, to, text }) => ({
      ...table,
      turn: { asker: by, asked: to, barred: null },
      record: [...table.record, { by, to, question: text, answer: null }],
    }),
    questionAnswered: (table, { by, text }) => ({
      ...table,
      turn: { asker: by, asked: null, barred: table.turn.asker },
      record: table.record.with(-1, { ...table.record.at(-1)!, answer: text }),
    }),
    accused: (table, { by, suspect, left, until }) => ({ ...table, stage: opened(suspect, by, left, until) }),
    timeRanOut: (table, { talkUntil }) => ({ ...table, stage: { is: 'talking', until: talkUntil } }),
    votingOpened: (table) => table,
    suspectTried: (table, { suspect, until }) => ({ ...table, stage: opened(suspect, null, 0, until) }),
    voted: (table, { by }) => (table.stage.is === 'voting' ? { ...table, stage: { ...table.stage, voted: [...table.stage.voted, by] } } : table),
    votesShown: (table, { hands, missing, convicted, goesOnAt }) => {
      if (table.stage.is !== 'voting') return table
      const { suspect, accuser, left } = table.stage
      const trials = [...table.trials, { suspect, accuser, hands, missing, convicted }]
      return goesOnAt === null ? { ...table, trials } : { ...table, trials, stage: { is: 'settling', left, until: goesOnAt } }
    },
    spyShown: (table, { by, left, until }) => {
      const { stage } = table
      const before = stage.is === 'naming' ? stage : { shown: [], named: [] }
      return { ...table, stage: { is: 'naming', shown: [...before.shown, by], named: before.named, left, until } }
    },
    placeNamed: (table, { kind: _, ...named }) =>
      table.stage.is === 'naming' ? { ...table, stage: { ...table.stage, named: [...table.stage.named, named] } } : table,
    roundEnded: (table, { place, cards, ending, awards }) => {
      const named = table.stage.is === 'naming' ? table.stage.named : []
      const results = [...table.results, { place, cards, ending, named, awards }]
      const points = [...table.points]
      for (const award of awards) points[award.seat]! += award.points
      return { ...table, results, points, stage: { is: table.round === table.terms.rounds ? 'over' : 'scored' } }
    },
  },
}
