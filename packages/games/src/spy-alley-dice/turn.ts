// A turn: rolling, stopping, and the roller's own guess.
import type { Chance, Seat } from '@safehouse/engine'
import { decisionEndsAt } from '../clock.ts'
import { type AlleyCommon, clockwise, idleTurnsAfter, stillIn } from './common.ts'
import { allDice, enoughToGuess, roll, rollSome, rollsATurn, spyOn } from './dice.ts'
import { lastOneLeft } from './ending.ts'
import type { Spy } from './spies.ts'
import * as tell from './tell.ts'
import type { AlleyToldFact, AlleyTruth } from './types.ts'

export const firstRoll = (common: AlleyCommon, chance: Chance, now: number): AlleyToldFact[] => afterRoll(common, roll(chance), [], now)

export function rollAgain(common: AlleyCommon, which: readonly number[], chance: Chance, now: number): AlleyToldFact[] {
  const kept = allDice.filter((die) => !which.includes(die))
  return afterRoll(common, rollSome(common.turn.dice, which, chance), kept, now)
}

function afterRoll(common: AlleyCommon, dice: Spy[], kept: number[], now: number): AlleyToldFact[] {
  const { roller, rolls } = common.turn
  const rolled = tell.rolled(roller, dice, kept, decisionEndsAt(common, now))
  const nothingLeft = rolls + 1 === rollsATurn && !spyOn(dice, enoughToGuess)
  return nothingLeft ? [rolled, ...endTurn(common, false, now)] : [rolled]
}

/** No turn ends with the hand that puts somebody out: who is in now is in at the next turn. */
export function endTurn(common: AlleyCommon, byClock: boolean, now: number): AlleyToldFact[] {
  const { roller } = common.turn
  const ended = tell.turnEnded(roller, byClock)
  const next = clockwise(common, roller)
  const wholeLapIdle = byClock && idleTurnsAfter(common, byClock) >= stillIn(common).length
  if (wholeLapIdle) return [ended, tell.playPaused(), tell.turnBegan(next, null)]
  return [ended, tell.turnBegan(next, decisionEndsAt(common, now))]
}

export function guess(truth: AlleyTruth, by: Seat, whom: Seat, spy: Spy, now: number): AlleyToldFact[] {
  const said = sayGuess(truth, by, whom, spy, now)
  return holds(truth, whom, spy) ? said : [...said, ...endTurn(truth.common, false, now)]
}

/** What a guess says, in a turn or at a mission; if it is right the card changes hands. */
export function sayGuess(truth: AlleyTruth, by: Seat, whom: Seat, spy: Spy, now: number): AlleyToldFact[] {
  const right = holds(truth, whom, spy)
  const said = tell.guessed(by, whom, spy, right, decisionEndsAt(truth.common, now))
  return right ? [said, ...lastOneLeft(truth, whom, by, spy)] : [said]
}

export const holds = ({ hands }: AlleyTruth, seat: Seat, spy: Spy): boolean => hands[seat]!.cards.includes(spy)
