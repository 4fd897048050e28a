// The mission: attempted on five alike, open to a guess by each of the others in their order.
import type { Seat } from '@safehouse/engine'
import { type AlleyCommon, clockwise, type Due } from './common.ts'
import { timeIsUp } from './deadlines.ts'
import { enoughForMission, spyOn } from './dice.ts'
import { accomplished } from './ending.ts'
import * as tell from './tell.ts'
import { endTurn, holds, sayGuess } from './turn.ts'
import type { AlleyToldFact, AlleyTruth } from './types.ts'

type Mission = Extract<Due, { what: 'mission' }>

export const attemptMission = (common: AlleyCommon, seat: Seat, now: number): AlleyToldFact[] => [
  tell.missionAttempted(seat, spyOn(common.turn.dice, enoughForMission)!, timeIsUp(common, now)),
]

/** Right: the roller loses the card. Wrong: the guesser will have to give one. Either way nobody else is asked. */
export const challenge = (truth: AlleyTruth, mission: Mission, now: number): AlleyToldFact[] =>
  sayGuess(truth, mission.answerMission, truth.common.turn.roller, mission.spy, now)

export function letPass(truth: AlleyTruth, { answerMission: asked, spy }: Mission, byClock: boolean, now: number): AlleyToldFact[] {
  const { common } = truth
  const { roller } = common.turn
  const passed = tell.missionPassed(asked, byClock, timeIsUp(common, now))
  if (clockwise(common, asked) !== roller) return [passed]
  if (holds(truth, roller, spy)) return [passed, tell.missionEnded(roller, spy, true), accomplished(truth)]
  return [passed, tell.missionEnded(roller, spy, false), ...endTurn(common, false, now)]
}
