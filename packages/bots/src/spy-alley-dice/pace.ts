// How long a bot seems to think before each action in Spy Alley Dice, in milliseconds (../pace.ts). It depends on what everybody sees, the
// action and how many seats there are to guess, and on chance.
import type { Chance } from '@safehouse/engine'
import { type AlleyAction, type AlleyCommon, enoughToGuess, findSpyOnDice, seatsStillIn } from '@safehouse/games/spy-alley-dice'
import { delayFor, type Pace, paceToWeigh, type Weighing } from '../pace.ts'

const paceFrom = (leastMs: number): Pace => ({ leastMs, spanMs: 1500 })
/** `leaveGuess`: ending the turn where the dice allow a guess, as everybody can see. It takes as long as the guess. */
type PacedAction = AlleyAction['do'] | 'leaveGuess'
const paces: Readonly<Record<PacedAction, Pace>> = {
  rollForStart: paceFrom(1500),
  roll: paceFrom(1500),
  rollAgain: paceFrom(2000),
  endTurn: paceFrom(1500),
  leaveGuess: paceFrom(2500),
  guess: paceFrom(2500),
  attemptMission: paceFrom(4000),
  challenge: paceFrom(4000),
  letPass: paceFrom(4000),
  give: paceFrom(3000),
  throwAway: paceFrom(3000),
  resume: paceFrom(1500),
}
const seatsToGuess: Weighing = { msForEach: 400, mostMs: 1500 }

export const delayOf = (actionName: PacedAction, common: AlleyCommon, chance: Chance, now: number): number =>
  delayFor(paceOf(actionName, common), chance, now)
function paceOf(actionName: PacedAction, common: AlleyCommon): Pace {
  const pace = paces[actionName]
  return actionName === 'guess' || actionName === 'leaveGuess' ? paceToWeigh(pace, countSeatsToGuess(common), seatsToGuess) : pace
}
/** How many seats may be guessed to be the spy on the dice, as far as everybody knows. */
function countSeatsToGuess(common: AlleyCommon): number {
  const spy = findSpyOnDice(common.turn.dice, enoughToGuess)!
  return seatsStillIn(common).filter((seat) => seat !== common.turn.roller && !common.ruledOut[seat]!.includes(spy)).length
}
