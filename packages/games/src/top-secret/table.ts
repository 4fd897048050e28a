// What everyone knows: the rounds with their cards, tokens, pointings and points, the current one last; past ones stay
// for looking back. Folded from open facts alone.
import type { QuestionId } from '@safehouse/content/top-secret/packs.ts'
import type { Seat, TableFold } from '@safehouse/engine'
import type { TopSecret } from './kinds.ts'
import type { Options } from './options.ts'
import type { Points } from './scoring.ts'
import { roundsInGame, type Team } from './teams.ts'

/** `yes` is null while the token lies face down. */
export interface Token {
  readonly seat: Seat
  readonly yes: boolean | null
  readonly byClock: boolean
}
export interface TurnedCard extends QuestionId {
  /** In the order of placing. */
  readonly tokens: readonly Token[]
}
export interface Round {
  readonly cards: readonly TurnedCard[]
  /** Who has said "ready". */
  readonly ready: readonly Seat[]
  /** For whom the clock has pointed. */
  readonly pointedByClock: readonly Seat[]
  /** By seat, once they are shown. */
  readonly pointings: readonly Seat[] | null
  readonly teams: readonly Team[] | null
  readonly points: readonly Points[] | null
}
export type Phase = 'reading' | 'answering' | 'pointing' | 'counting' | 'scored' | 'over'
export interface Table {
  readonly seats: number
  readonly options: Options
  readonly phase: Phase
  /** When the phase ends of itself; null if it does not. */
  readonly until: number | null
  readonly rounds: readonly Round[]
  /** Who wants the next round, while a scored one is looked at. */
  readonly goingOn: readonly Seat[]
  /** Points so far, by seat. */
  readonly totals: readonly number[]
}

const newRound: Round = { cards: [], ready: [], pointedByClock: [], pointings: null, teams: null, points: null }
export const roundOf = (table: Table): Round => table.rounds.at(-1)!
export const cardOf = (table: Table): TurnedCard => roundOf(table).cards.at(-1)!
export const hasAnswered = (table: Table, seat: Seat): boolean => cardOf(table).tokens.some((token) => token.seat === seat)
export const isReady = (table: Table, seat: Seat): boolean => roundOf(table).ready.includes(seat)
export const drawnBefore = (table: Table): readonly QuestionId[] => table.rounds.flatMap((round) => round.cards)

const inRound = (table: Table, change: Partial<Round>): readonly Round[] => table.rounds.with(-1, { ...roundOf(table), ...change })
const onCard = (table: Table, tokens: readonly Token[]): Table => ({
  ...table,
  rounds: inRound(table, { cards: roundOf(table).cards.with(-1, { ...cardOf(table), tokens }) }),
})

export const table: TableFold<TopSecret> = {
  start: ({ options, seats }) => ({
    seats,
    options,
    phase: 'reading',
    until: null,
    rounds: [],
    goingOn: [],
    totals: Array.from({ length: seats }, () => 0),
  }),
  on: {
    roundBegun: (table) => ({ ...table, rounds: [...table.rounds, newRound], goingOn: [] }),
    cardTurned: (table, { deck, card, side, readUntil }) => ({
      ...table,
      phase: 'reading',
      until: readUntil,
      rounds: inRound(table, { cards: [...roundOf(table).cards, { deck, card, side, tokens: [] }] }),
    }),
    answersOpened: (table, { until }) => ({ ...table, phase: 'answering', until }),
    tokenPlaced: (table, { seat, yes, byClock }) => onCard(table, [...cardOf(table).tokens, { seat, yes, byClock }]),
    tokenLaid: (table, { seat, byClock }) => onCard(table, [...cardOf(table).tokens, { seat, yes: null, byClock }]),
    tokensTurned: (table, { answers }) =>
      onCard(
        table,
        cardOf(table).tokens.map((token) => ({ ...token, yes: answers[token.seat]! })),
      ),
    pointingOpened: (table, { until }) => ({ ...table, phase: 'pointing', until }),
    saidReady: (table, { seat }) => ({ ...table, rounds: inRound(table, { ready: [...roundOf(table).ready, seat] }) }),
    tookReadyBack: (table, { seat }) => ({ ...table, rounds: inRound(table, { ready: roundOf(table).ready.filter((other) => other !== seat) }) }),
    pointingTimedOut: (table, { seats }) => ({ ...table, rounds: inRound(table, { pointedByClock: seats }) }),
    countBegun: (table, { until }) => ({ ...table, phase: 'counting', until }),
    pointingsShown: (table, { pointings }) => ({ ...table, rounds: inRound(table, { pointings }) }),
    teamsShown: (table, { teams }) => ({ ...table, rounds: inRound(table, { teams }) }),
    roundScored: (table, { points, until }) => ({
      ...table,
      phase: table.rounds.length < roundsInGame ? 'scored' : 'over',
      until,
      rounds: inRound(table, { points }),
      totals: table.totals.map((total, seat) => total + points[seat]!.finding + points[seat]!.found),
    }),
    wentOn: (table, { seat }) => ({ ...table, goingOn: [...table.goingOn, seat] }),
  },
}
