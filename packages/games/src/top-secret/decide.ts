// One decision: what is told after a permitted action or a deadline that is due. Total, and without a clock of its own.
import type { Chance, Input, Seat, Setup, Told, Truth } from '@safehouse/engine'
import { answerByClock, giveAnswers } from './answering.ts'
import type { Action } from './facts.ts'
import type { TopSecret } from './kinds.ts'
import { changePointing, pointByClock, sayReady, showPointings } from './pointing.ts'
import { beginRound, openAnswers } from './rounds.ts'
import { drawnBefore, type Table } from './table.ts'
import * as tell from './tell.ts'

export const deal = ({ options, seats }: Setup<TopSecret>, chance: Chance, now: number): Told<TopSecret>[] =>
  beginRound({ options, seats, round: 1, drawn: [] }, chance, now)

export function decide(truth: Truth<TopSecret>, input: Input<TopSecret>, chance: Chance, now: number): Told<TopSecret>[] {
  return 'deadline' in input ? onTime(truth, chance, now) : onAction(truth, input.seat, input.action, chance, now)
}

function onAction(truth: Truth<TopSecret>, seat: Seat, action: Action, chance: Chance, now: number): Told<TopSecret>[] {
  switch (action.do) {
    case 'answer':
      return giveAnswers(truth, [{ seat, yes: action.yes, byClock: false }], chance, now)
    case 'point':
      return tell.pointed(seat, action.at)
    case 'sayReady':
      return sayReady(truth.table, seat, now)
    case 'takeReadyBack':
      return tell.tookReadyBack(seat)
    case 'changePointing':
      return changePointing(seat, action.at)
    case 'goOn':
      return goOn(truth.table, seat, chance, now)
  }
}

/** Only one clock runs at a time, and what it means is the phase that it ends. */
function onTime(truth: Truth<TopSecret>, chance: Chance, now: number): Told<TopSecret>[] {
  switch (truth.table.phase) {
    case 'reading':
      return openAnswers(truth.table.options, now)
    case 'answering':
      return answerByClock(truth, chance, now)
    case 'pointing':
      return pointByClock(truth, chance, now)
    case 'counting':
      return showPointings(truth, now)
    default:
      return nextRound(truth.table, chance, now)
  }
}

function goOn(table: Table, seat: Seat, chance: Chance, now: number): Told<TopSecret>[] {
  const told = tell.wentOn(seat)
  return table.goingOn.length + 1 < table.seats ? told : [...told, ...nextRound(table, chance, now)]
}
const nextRound = (table: Table, chance: Chance, now: number): Told<TopSecret>[] =>
  beginRound({ options: table.options, seats: table.seats, round: table.rounds.length + 1, drawn: drawnBefore(table) }, chance, now)
