// What everyone knows: the rounds with their cards, tokens, pointings and points, the current one last; past ones stay
// for looking back. Folded from open facts alone.
import type { QuestionId } from '@safehouse/content/top-secret/packs.ts'
import type { CommonFold, Seat } from '@safehouse/engine'
import { clockOf, type DecisionClock } from '../clock.ts'
import type { TopSecretOptions } from './options.ts'
import type { Points } from './scoring.ts'
import { roundsInMatch, type Team } from './teams.ts'
import type { TopSecretTypes } from './types.ts'

/** A seat's answer to a card. `yes` is null while the token lies face down. */
export interface AnswerToken {
  readonly seat: Seat
  readonly yes: boolean | null
  readonly byClock: boolean
}
export interface TurnedCard extends QuestionId {
  /** In the order of placing. */
  readonly answerTokens: readonly AnswerToken[]
}
export interface Round {
  readonly cards: readonly TurnedCard[]
  /** Who has said "ready". */
  readonly ready: readonly Seat[]
  readonly pointedByClock: readonly Seat[]
  /** By seat, once they are shown. */
  readonly pointings: readonly Seat[] | null
  readonly teams: readonly Team[] | null
  readonly points: readonly Points[] | null
}
export type Phase = 'reading' | 'answering' | 'pointing' | 'counting' | 'scored' | 'over'
export interface TopSecretCommon {
  readonly seats: number
  readonly options: TopSecretOptions
  readonly clock: DecisionClock
  readonly phase: Phase
  /** Game time at which the phase ends by itself; null if it does not. */
  readonly until: number | null
  readonly rounds: readonly Round[]
  /** Who wants the next round, while a scored one is looked at. */
  readonly goingOn: readonly Seat[]
  /** Points so far, by seat. */
  readonly totals: readonly number[]
}

const newRound: Round = { cards: [], ready: [], pointedByClock: [], pointings: null, teams: null, points: null }
export const roundOf = (common: TopSecretCommon): Round => common.rounds.at(-1)!
export const cardOf = (common: TopSecretCommon): TurnedCard => roundOf(common).cards.at(-1)!
export const hasAnswered = (common: TopSecretCommon, seat: Seat): boolean => cardOf(common).answerTokens.some((token) => token.seat === seat)
export const isReady = (common: TopSecretCommon, seat: Seat): boolean => roundOf(common).ready.includes(seat)
export const cardsDrawnBefore = (common: TopSecretCommon): readonly QuestionId[] => common.rounds.flatMap((round) => round.cards)

const changeLastRound = (common: TopSecretCommon, change: Partial<Round>): readonly Round[] =>
  common.rounds.with(-1, { ...roundOf(common), ...change })
const onCard = (common: TopSecretCommon, answerTokens: readonly AnswerToken[]): TopSecretCommon => ({
  ...common,
  rounds: changeLastRound(common, { cards: roundOf(common).cards.with(-1, { ...cardOf(common), answerTokens }) }),
})

export const common: CommonFold<TopSecretTypes> = {
  start: ({ options, seats, timeFactors }) => ({
    seats,
    options,
    clock: clockOf({ options, timeFactors }),
    phase: 'reading',
    until: null,
    rounds: [],
    goingOn: [],
    totals: Array.from({ length: seats }, () => 0),
  }),
  on: {
    roundBegun: (common) => ({ ...common, rounds: [...common.rounds, newRound], goingOn: [] }),
    cardTurned: (common, { deck, card, side, readUntil }) => ({
      ...common,
      phase: 'reading',
      until: readUntil,
      rounds: changeLastRound(common, { cards: [...roundOf(common).cards, { deck, card, side, answerTokens: [] }] }),
    }),
    answersOpened: (common, { until }) => ({ ...common, phase: 'answering', until }),
    tokenPlaced: (common, { seat, yes, byClock }) => onCard(common, [...cardOf(common).answerTokens, { seat, yes, byClock }]),
    tokenLaid: (common, { seat, byClock }) => onCard(common, [...cardOf(common).answerTokens, { seat, yes: null, byClock }]),
    tokensTurned: (common, { answers }) =>
      onCard(
        common,
        cardOf(common).answerTokens.map((token) => ({ ...token, yes: answers[token.seat]! })),
      ),
    pointingOpened: (common, { until }) => ({ ...common, phase: 'pointing', until }),
    saidReady: (common, { seat }) => ({ ...common, rounds: changeLastRound(common, { ready: [...roundOf(common).ready, seat] }) }),
    tookReadyBack: (common, { seat }) => ({
      ...common,
      rounds: changeLastRound(common, { ready: roundOf(common).ready.filter((other) => other !== seat) }),
    }),
    pointingTimedOut: (common, { seats }) => ({ ...common, rounds: changeLastRound(common, { pointedByClock: seats }) }),
    countBegun: (common, { until }) => ({ ...common, phase: 'counting', until }),
    pointingsShown: (common, { pointings }) => ({ ...common, rounds: changeLastRound(common, { pointings }) }),
    teamsShown: (common, { teams }) => ({ ...common, rounds: changeLastRound(common, { teams }) }),
    roundScored: (common, { points, until }) => ({
      ...common,
      phase: common.rounds.length < roundsInMatch ? 'scored' : 'over',
      until,
      rounds: changeLastRound(common, { points }),
      totals: common.totals.map((total, seat) => total + points[seat]!.finding + points[seat]!.found),
    }),
    wentOn: (common, { seat }) => ({ ...common, goingOn: [...common.goingOn, seat] }),
  },
}
