// The mission: the roller attempts it with five equal dice, and each of the others, in order, may challenge it with a guess.
import type { Seat } from '@safehouse/engine'
import { decisionEndsAt } from '../clock.ts'
import { type AlleyCommon, type Due, nextClockwise } from './common.ts'
import { enoughForMission, findSpyOnDice } from './dice.ts'
import { endByMission } from './ending.ts'
import * as tell from './tell.ts'
import { endTurn, hasCardOf, tellGuess } from './turn.ts'
import type { AlleyToldFact, AlleyTruth } from './types.ts'

type Mission = Extract<Due, { what: 'mission' }>

/** SA-06, SA-14: five equal dice allow to try the mission of their spy, whether the roller holds that spy or not. */
export const attemptMission = (common: AlleyCommon, seat: Seat, now: number): AlleyToldFact[] => [
  tell.missionAttempted(seat, findSpyOnDice(common.turn.dice, enoughForMission)!, decisionEndsAt(common.clock, now, [nextClockwise(common, seat)])),
]

/** A guess at a mission: right, and the roller loses the card (SA-17); wrong, and the guesser has to give one (SA-16). Nobody else is asked (SA-15). */
export const challenge = (truth: AlleyTruth, mission: Mission, now: number): AlleyToldFact[] =>
  tellGuess(truth, mission.asked, truth.common.turn.roller, mission.spy, now)

/** SA-14: the next one is asked. After the last, the roller has won with that spy (SA-18), or the turn is over and no card is shown (SA-19). */
export function letPass(truth: AlleyTruth, { asked, spy }: Mission, byClock: boolean, now: number): AlleyToldFact[] {
  const { common } = truth
  const { roller } = common.turn
  const next = nextClockwise(common, asked)
  const passed = tell.missionPassed(asked, byClock, decisionEndsAt(common.clock, now, [next]))
  if (next !== roller) return [passed]
  if (hasCardOf(truth, roller, spy)) return [passed, tell.missionEnded(roller, spy, true), endByMission(truth)]
  return [passed, tell.missionEnded(roller, spy, false), ...endTurn(common, false, now)]
}
