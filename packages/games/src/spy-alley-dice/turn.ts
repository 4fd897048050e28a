// A turn: rolling, stopping, and the roller's own guess.
import type { Chance, Seat } from '@safehouse/engine'
import { decisionEndsAt } from '../clock.ts'
import { type AlleyCommon, idleTurnsAfter, nextClockwise, seatsStillIn } from './common.ts'
import { allDice, enoughToGuess, findSpyOnDice, roll, rollSome, rollsATurn } from './dice.ts'
import { endIfOneIsLeft } from './ending.ts'
import type { Spy } from './spies.ts'
import * as tell from './tell.ts'
import type { AlleyToldFact, AlleyTruth } from './types.ts'

/** SA-04: the first roll of a turn is of all dice. */
export const rollFirst = (common: AlleyCommon, chance: Chance, now: number): AlleyToldFact[] => tellRoll(common, roll(chance), [], now)

/** SA-04: a later roll is of the dice that the roller chooses; the others are kept. Dice are numbered from 0. */
export function rollAgain(common: AlleyCommon, diceToRoll: readonly number[], chance: Chance, now: number): AlleyToldFact[] {
  const kept = allDice.filter((die) => !diceToRoll.includes(die))
  return tellRoll(common, rollSome(common.turn.dice, diceToRoll, chance), kept, now)
}

/** Tells a roll. SA-07: without three alike after the last roll the turn is over. */
function tellRoll(common: AlleyCommon, dice: Spy[], kept: number[], now: number): AlleyToldFact[] {
  const { roller, rolls } = common.turn
  const rolled = tell.rolled(roller, dice, kept, decisionEndsAt(common.clock, now, [roller]))
  const isTurnOver = rolls + 1 === rollsATurn && !findSpyOnDice(dice, enoughToGuess)
  return isTurnOver ? [rolled, ...endTurn(common, false, now)] : [rolled]
}

/**
 * Ends the turn. SA-03, SA-12: the next player clockwise who is still in has the next turn. SA-22: play pauses once everybody who is still in
 * has let the time of a turn run out, one after another.
 */
export function endTurn(common: AlleyCommon, byClock: boolean, now: number): AlleyToldFact[] {
  const { roller } = common.turn
  const ended = tell.turnEnded(roller, byClock)
  const next = nextClockwise(common, roller)
  const isWholeLapIdle = byClock && idleTurnsAfter(common, byClock) >= seatsStillIn(common).length
  if (isWholeLapIdle) return [ended, tell.playPaused(), tell.turnBegan(next, null)]
  return [ended, tell.turnBegan(next, decisionEndsAt(common.clock, now, [next]))]
}

/** The roller's guess (SA-05). A wrong one ends the turn and costs nothing (SA-11). */
export function guess(truth: AlleyTruth, by: Seat, whom: Seat, spy: Spy, now: number): AlleyToldFact[] {
  const told = tellGuess(truth, by, whom, spy, now)
  return hasCardOf(truth, whom, spy) ? told : [...told, ...endTurn(truth.common, false, now)]
}

/** What a guess tells, in a turn or at a mission: a right one turns the card up, and it goes to the guesser (SA-09). */
export function tellGuess(truth: AlleyTruth, by: Seat, whom: Seat, spy: Spy, now: number): AlleyToldFact[] {
  const right = hasCardOf(truth, whom, spy)
  const guessed = tell.guessed(by, whom, spy, right, decisionEndsAt(truth.common.clock, now, [by]))
  return right ? [guessed, ...endIfOneIsLeft(truth, whom, by, spy)] : [guessed]
}

/** Whether one of the seat's cards shows this spy. */
export const hasCardOf = ({ hands }: AlleyTruth, seat: Seat, spy: Spy): boolean => hands[seat]!.cards.includes(spy)
