// What everyone knows, folded from open facts alone: the shared screen shows nothing else.
import type { Seat, TableFold } from '@safehouse/engine'
import type { SpyAlleyDice } from './kinds.ts'
import { type Spy, withCard } from './spies.ts'

export interface Table {
  readonly decisionSeconds: number
  /** How many cards each seat holds; none is out of the game. */
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
  /** As they lie on the table: those of the turn before while nothing is rolled. */
  readonly dice: readonly Spy[]
  /** The numbers of the dice that the last roll left lying. */
  readonly kept: readonly number[]
  /** Counts the decisions of this turn, to name the question that is open. */
  readonly step: number
}
/** What the table waits for. */
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

export const isIn = (table: Table, seat: Seat): boolean => table.cards[seat]! > 0
export const stillIn = (table: Table): Seat[] => table.cards.flatMap((cards, seat) => (cards > 0 ? [seat] : []))
/** The next seat clockwise that is still in. */
export function clockwise(table: Table, after: Seat): Seat {
  const seats = table.cards.length
  for (let step = 1; step < seats; step++) if (isIn(table, (after + step) % seats)) return (after + step) % seats
  return after
}
/** Those of this opening round who have not rolled yet. */
export function yetToRoll({ opening }: Table): Seat[] {
  const round = opening.at(-1)!
  return round.seats.filter((seat) => !round.rolls.some((roll) => roll.seat === seat))
}
/** The name of the question that is open: everything in it is public. */
export const questionOf = ({ due, opening, turn }: Table): string =>
  due.what === 'start' ? `start.${opening.length}` : `${turn.number}.${turn.step}`

/** SA-22: a turn is the clock's alone if it ended it before anything was rolled. */
export const idleTurnsAfter = (table: Table, byClock: boolean): number => (byClock && table.turn.rolls === 0 ? table.idleTurns + 1 : 0)

const nothingDue: Due = { what: 'over' }
const turnDue: Due = { what: 'turn' }
const replaced = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old))
/** The game goes on. Written out, as spreading would take a quarter of the time of a simulation. */
const onward = (table: Table, turn: Turn, due: Due, until: number | null): Table => ({
  decisionSeconds: table.decisionSeconds,
  cards: table.cards,
  ruledOut: table.ruledOut,
  opening: table.opening,
  turn,
  due,
  until,
  idleTurns: table.idleTurns,
  paused: table.paused,
  ending: table.ending,
})
const awake = (table: Table): Table => (table.paused || table.idleTurns > 0 ? { ...table, paused: false, idleTurns: 0 } : table)
const stepped = (turn: Turn): Turn => ({ ...turn, step: turn.step + 1 })
const ruledOut = (table: Table, seat: Seat, spy: Spy): Table => ({
  ...table,
  ruledOut: replaced(table.ruledOut, seat, withCard(table.ruledOut[seat]!, spy)),
})
/** A card has changed hands: what was ruled out for these two hands may not hold any more. */
const moved = (table: Table, from: Seat, to: Seat): Table => ({
  ...table,
  cards: table.cards.map((cards, seat) => (seat === from ? cards - 1 : seat === to ? cards + 1 : cards)),
  ruledOut: table.ruledOut.map((spies, seat) => (seat === from || seat === to ? [] : spies)),
})

export const table: TableFold<SpyAlleyDice> = {
  start: ({ seats, options }) => ({
    decisionSeconds: options.decisionSeconds,
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
    dealt: (table, { each }) => ({ ...table, cards: table.cards.map(() => each) }),
    startAsked: (table, { seats, until }) => ({ ...table, opening: [...table.opening, { seats, rolls: [] }], until }),
    startRolled: (table, { seat, dice, byClock }) => {
      const round = table.opening.at(-1)!
      return { ...table, opening: [...table.opening.slice(0, -1), { ...round, rolls: [...round.rolls, { seat, dice, byClock }] }] }
    },
    turnBegan: (table, { seat, until }) => {
      const { number, dice } = table.turn
      return onward(table, { number: number + 1, roller: seat, rolls: 0, dice, kept: [], step: 0 }, turnDue, until)
    },
    rolled: (table, { dice, kept, until }) => {
      const { number, roller, rolls, step } = table.turn
      return onward(awake(table), { number, roller, rolls: rolls + 1, dice, kept, step: step + 1 }, turnDue, until)
    },
    guessed: (table, { by, whom, spy, right, until }) => {
      const turn = stepped(table.turn)
      if (right) return onward(moved(table, whom, by), turn, { what: 'throw', seat: by }, until)
      const due: Due = table.due.what === 'mission' ? { what: 'give', from: by, to: whom } : table.due
      return onward(ruledOut(table, whom, spy), turn, due, until)
    },
    missionAttempted: (table, { seat, spy, until }) =>
      onward(table, stepped(table.turn), { what: 'mission', spy, asked: clockwise(table, seat), passed: [] }, until),
    missionPassed: (table, { seat, byClock, until }) => {
      if (table.due.what !== 'mission') return table
      const due: Due = { ...table.due, asked: clockwise(table, seat), passed: [...table.due.passed, { seat, byClock }] }
      return onward(table, stepped(table.turn), due, until)
    },
    missionEnded: (table, { seat, spy, accomplished }) => (accomplished ? table : ruledOut(table, seat, spy)),
    cardHandedOver: (table, { from, to, until }) => onward(moved(table, from, to), stepped(table.turn), { what: 'throw', seat: to }, until),
    cardThrown: (table, { seat }) => ({
      ...table,
      cards: replaced(table.cards, seat, table.cards[seat]! - 1),
      ruledOut: replaced(table.ruledOut, seat, []),
    }),
    turnEnded: (table, { byClock }) => {
      const idleTurns = idleTurnsAfter(table, byClock)
      return idleTurns === table.idleTurns ? table : { ...table, idleTurns }
    },
    playPaused: (table) => ({ ...table, paused: true }),
    playResumed: (table, { until }) => ({ ...awake(table), until }),
    gameEnded: (table, { kind: _, ...ending }) => ({ ...table, due: nothingDue, until: null, ending }),
  },
}
