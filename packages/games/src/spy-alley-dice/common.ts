// What everyone knows, folded from open facts alone: the shared screen shows nothing else.
import type { CommonFold, Seat } from '@safehouse/engine'
import { clockOf, type DecisionClock } from '../clock.ts'
import { type Spy, withCard } from './spies.ts'
import type { AlleyTypes } from './types.ts'

export interface AlleyCommon {
  readonly clock: DecisionClock
  /** How many cards each seat holds; a seat with 0 is out of the match. */
  readonly cards: readonly number[]
  /** By seat: the spies it was shown not to be since its hand last changed, by a wrong guess or by a mission that failed. */
  readonly ruledOut: readonly (readonly Spy[])[]
  readonly opening: readonly OpeningRound[]
  readonly turn: Turn
  readonly due: Due
  /** When the time for what is due is up; null where there is no limit. */
  readonly until: number | null
  /** Turns in a row in which only the clock did something. */
  readonly idleTurns: number
  readonly paused: boolean
  readonly ending: Ending | null
}
/** One round of rolling for the start: everyone at first, then those who tied. */
export interface OpeningRound {
  readonly seats: readonly Seat[]
  readonly rolls: readonly { readonly seat: Seat; readonly dice: readonly Spy[]; readonly byClock: boolean }[]
}
export interface Turn {
  /** From 1 on; 0 while the start is rolled for. */
  readonly number: number
  readonly roller: Seat
  readonly rolls: number
  /** The dice as they lie; until the first roll of a turn, those of the turn before. */
  readonly dice: readonly Spy[]
  /** The numbers of the dice that the last roll left lying. */
  readonly kept: readonly number[]
  /** Counts the decisions of this turn, to name the question that is open. */
  readonly step: number
}
/** What the match waits for. */
export type Due =
  | { readonly what: 'start' }
  | { readonly what: 'turn' }
  | { readonly what: 'mission'; readonly spy: Spy; readonly asked: Seat; readonly passed: readonly Passed[] }
  | { readonly what: 'give'; readonly from: Seat; readonly to: Seat }
  | { readonly what: 'throw'; readonly seat: Seat }
  | { readonly what: 'over' }
export interface Passed {
  readonly seat: Seat
  readonly byClock: boolean
}
export interface Ending {
  readonly winner: Seat
  readonly how: 'mission' | 'lastOneLeft'
  readonly hands: readonly (readonly Spy[])[]
  readonly thrown: readonly (readonly Spy[])[]
  readonly undealt: readonly Spy[]
}

/** SA-12: a player without cards is out. */
export const isStillIn = (common: AlleyCommon, seat: Seat): boolean => common.cards[seat]! > 0
export const seatsStillIn = (common: AlleyCommon): Seat[] => common.cards.flatMap((cards, seat) => (cards > 0 ? [seat] : []))
/** The next seat clockwise that is still in. */
export function nextClockwise(common: AlleyCommon, after: Seat): Seat {
  const seats = common.cards.length
  for (let step = 1; step < seats; step++) if (isStillIn(common, (after + step) % seats)) return (after + step) % seats
  return after
}
/** Those of this opening round who have not rolled yet. */
export function yetToRoll({ opening }: AlleyCommon): Seat[] {
  const round = opening.at(-1)!
  return round.seats.filter((seat) => !round.rolls.some((roll) => roll.seat === seat))
}
/** The name of the question that is open: everything in it is public. */
export const questionOf = ({ due, opening, turn }: AlleyCommon): string =>
  due.what === 'start' ? `start.${opening.length}` : `${turn.number}.${turn.step}`

/** SA-22: how many turns in a row the clock has ended before anything was rolled, after a turn that ends like this. */
export const idleTurnsAfter = (common: AlleyCommon, byClock: boolean): number => (byClock && common.turn.rolls === 0 ? common.idleTurns + 1 : 0)

const nothingDue: Due = { what: 'over' }
const turnDue: Due = { what: 'turn' }
const replaceAt = <T>(list: readonly T[], index: number, value: T): T[] => list.map((old, i) => (i === index ? value : old))
/** The state with another turn, due decision and time. Written out: spreading would take a quarter of the time of a simulation. */
const withTurn = (common: AlleyCommon, turn: Turn, due: Due, until: number | null): AlleyCommon => ({
  clock: common.clock,
  cards: common.cards,
  ruledOut: common.ruledOut,
  opening: common.opening,
  turn,
  due,
  until,
  idleTurns: common.idleTurns,
  paused: common.paused,
  ending: common.ending,
})
const withoutPause = (common: AlleyCommon): AlleyCommon =>
  common.paused || common.idleTurns > 0 ? { ...common, paused: false, idleTurns: 0 } : common
const withNextStep = (turn: Turn): Turn => ({ ...turn, step: turn.step + 1 })
const withRuledOut = (common: AlleyCommon, seat: Seat, spy: Spy): AlleyCommon => ({
  ...common,
  ruledOut: replaceAt(common.ruledOut, seat, withCard(common.ruledOut[seat]!, spy)),
})
/** A card has changed hands: what was ruled out for these two hands may not hold any more. */
const withCardMoved = (common: AlleyCommon, from: Seat, to: Seat): AlleyCommon => ({
  ...common,
  cards: common.cards.map((cards, seat) => (seat === from ? cards - 1 : seat === to ? cards + 1 : cards)),
  ruledOut: common.ruledOut.map((spies, seat) => (seat === from || seat === to ? [] : spies)),
})

export const common: CommonFold<AlleyTypes> = {
  start: ({ seats, options, timeFactors }) => ({
    clock: clockOf({ options, timeFactors }),
    cards: new Array<number>(seats).fill(0),
    ruledOut: Array.from({ length: seats }, () => []),
    opening: [],
    turn: { number: 0, roller: 0, rolls: 0, dice: [], kept: [], step: 0 },
    due: { what: 'start' },
    until: null,
    idleTurns: 0,
    paused: false,
    ending: null,
  }),
  on: {
    dealt: (common, { each }) => ({ ...common, cards: common.cards.map(() => each) }),
    startAsked: (common, { seats, until }) => ({ ...common, opening: [...common.opening, { seats, rolls: [] }], until }),
    startRolled: (common, { seat, dice, byClock }) => {
      const round = common.opening.at(-1)!
      return { ...common, opening: [...common.opening.slice(0, -1), { ...round, rolls: [...round.rolls, { seat, dice, byClock }] }] }
    },
    turnBegan: (common, { seat, until }) => {
      const { number, dice } = common.turn
      return withTurn(common, { number: number + 1, roller: seat, rolls: 0, dice, kept: [], step: 0 }, turnDue, until)
    },
    rolled: (common, { dice, kept, until }) => {
      const { number, roller, rolls, step } = common.turn
      return withTurn(withoutPause(common), { number, roller, rolls: rolls + 1, dice, kept, step: step + 1 }, turnDue, until)
    },
    guessed: (common, { by, whom, spy, right, until }) => {
      const turn = withNextStep(common.turn)
      if (right) return withTurn(withCardMoved(common, whom, by), turn, { what: 'throw', seat: by }, until)
      const due: Due = common.due.what === 'mission' ? { what: 'give', from: by, to: whom } : common.due
      return withTurn(withRuledOut(common, whom, spy), turn, due, until)
    },
    missionAttempted: (common, { seat, spy, until }) =>
      withTurn(common, withNextStep(common.turn), { what: 'mission', spy, asked: nextClockwise(common, seat), passed: [] }, until),
    missionPassed: (common, { seat, byClock, until }) => {
      if (common.due.what !== 'mission') return common
      const due: Due = { ...common.due, asked: nextClockwise(common, seat), passed: [...common.due.passed, { seat, byClock }] }
      return withTurn(common, withNextStep(common.turn), due, until)
    },
    missionEnded: (common, { seat, spy, accomplished }) => (accomplished ? common : withRuledOut(common, seat, spy)),
    cardHandedOver: (common, { from, to, until }) =>
      withTurn(withCardMoved(common, from, to), withNextStep(common.turn), { what: 'throw', seat: to }, until),
    cardThrown: (common, { seat }) => ({
      ...common,
      cards: replaceAt(common.cards, seat, common.cards[seat]! - 1),
      ruledOut: replaceAt(common.ruledOut, seat, []),
    }),
    turnEnded: (common, { byClock }) => {
      const idleTurns = idleTurnsAfter(common, byClock)
      return idleTurns === common.idleTurns ? common : { ...common, idleTurns }
    },
    playPaused: (common) => ({ ...common, paused: true }),
    playResumed: (common, { until }) => ({ ...withoutPause(common), until }),
    gameEnded: (common, { kind: _, ...ending }) => ({ ...common, due: nothingDue, until: null, ending }),
  },
}
