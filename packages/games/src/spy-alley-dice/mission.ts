// The mission: attempted on five alike, open to a guess by each of the others in their order.
import type { Seat } from '@safehouse/engine'
import { timeIsUp } from './deadlines.ts'
import { enoughForMission, spyOn } from './dice.ts'
import { accomplished } from './ending.ts'
import type { AlleyTruth, Tell } from './kinds.ts'
import { clockwise, type Due, type Table } from './table.ts'
import * as tell from './tell.ts'
import { endTurn, holds, sayGuess } from './turn.ts'

type Mission = Extract<Due, { what: 'mission' }>

export const attemptMission = (table: Table, seat: Seat, now: number): Tell[] => [
  tell.missionAttempted(seat, spyOn(table.turn.dice, enoughForMission)!, timeIsUp(table, now)),
]

/** Right: the roller loses the card. Wrong: the guesser will have to give one. Either way nobody else is asked. */
export const challenge = (truth: AlleyTruth, mission: Mission, now: number): Tell[] =>
  sayGuess(truth, mission.asked, truth.table.turn.roller, mission.spy, now)

export function letPass(truth: AlleyTruth, { asked, spy }: Mission, byClock: boolean, now: number): Tell[] {
  const { table } = truth
  const { roller } = table.turn
  const passed = tell.missionPassed(asked, byClock, timeIsUp(table, now))
  if (clockwise(table, asked) !== roller) return [passed]
  if (holds(truth, roller, spy)) return [passed, tell.missionEnded(roller, spy, true), accomplished(truth)]
  return [passed, tell.missionEnded(roller, spy, false), ...endTurn(table, false, now)]
}
