// A turn: rolling, stopping, and the roller's own guess.
import type { Chance, Seat } from '@safehouse/engine'
import { timeIsUp } from './deadlines.ts'
import { allDice, enoughToGuess, roll, rollSome, rollsATurn, spyOn } from './dice.ts'
import { lastOneLeft } from './ending.ts'
import type { AlleyTruth, Tell } from './kinds.ts'
import type { Spy } from './spies.ts'
import { clockwise, idleTurnsAfter, stillIn, type Table } from './table.ts'
import * as tell from './tell.ts'

export const firstRoll = (table: Table, chance: Chance, now: number): Tell[] => afterRoll(table, roll(chance), [], now)

export function rollAgain(table: Table, which: readonly number[], chance: Chance, now: number): Tell[] {
  const kept = allDice.filter((die) => !which.includes(die))
  return afterRoll(table, rollSome(table.turn.dice, which, chance), kept, now)
}

function afterRoll(table: Table, dice: Spy[], kept: number[], now: number): Tell[] {
  const { roller, rolls } = table.turn
  const rolled = tell.rolled(roller, dice, kept, timeIsUp(table, now))
  const nothingLeft = rolls + 1 === rollsATurn && !spyOn(dice, enoughToGuess)
  return nothingLeft ? [rolled, ...endTurn(table, false, now)] : [rolled]
}

/** No turn ends with the hand that puts somebody out: who is in now is in at the next turn. */
export function endTurn(table: Table, byClock: boolean, now: number): Tell[] {
  const { roller } = table.turn
  const ended = tell.turnEnded(roller, byClock)
  const next = clockwise(table, roller)
  const wholeLapIdle = byClock && idleTurnsAfter(table, byClock) >= stillIn(table).length
  if (wholeLapIdle) return [ended, tell.playPaused(), tell.turnBegan(next, null)]
  return [ended, tell.turnBegan(next, timeIsUp(table, now))]
}

export function guess(truth: AlleyTruth, by: Seat, whom: Seat, spy: Spy, now: number): Tell[] {
  const said = sayGuess(truth, by, whom, spy, now)
  return holds(truth, whom, spy) ? said : [...said, ...endTurn(truth.table, false, now)]
}

/** What a guess says, in a turn or at a mission; if it is right the card changes hands. */
export function sayGuess(truth: AlleyTruth, by: Seat, whom: Seat, spy: Spy, now: number): Tell[] {
  const right = holds(truth, whom, spy)
  const said = tell.guessed(by, whom, spy, right, timeIsUp(truth.table, now))
  return right ? [said, ...lastOneLeft(truth, whom, by, spy)] : [said]
}

export const holds = ({ hands }: AlleyTruth, seat: Seat, spy: Spy): boolean => hands[seat]!.cards.includes(spy)
