// How long a bot seems to think before each action in Spy Alley Dice, in milliseconds (../pace.ts). It depends on the action, which everybody
// sees, and on chance. A guess takes no longer where more seats may be guessed: that would tell of the roller's own spies (`npm run tells`).
import type { Chance } from '@safehouse/engine'
import type { AlleyAction } from '@safehouse/games/spy-alley-dice'
import { delayFor, type Pace } from '../pace.ts'

const paceFrom = (leastMs: number): Pace => ({ leastMs, spanMs: 1500 })
/** `leaveGuess`: ending the turn without a guess takes longer where the dice allow one, as everybody can see. */
const paces: Readonly<Record<AlleyAction['do'] | 'leaveGuess', Pace>> = {
  rollForStart: paceFrom(1500),
  roll: paceFrom(1500),
  rollAgain: paceFrom(2000),
  endTurn: paceFrom(1500),
  leaveGuess: paceFrom(3000),
  guess: paceFrom(3000),
  attemptMission: paceFrom(4000),
  challenge: paceFrom(4000),
  letPass: paceFrom(4000),
  give: paceFrom(3000),
  throwAway: paceFrom(3000),
  resume: paceFrom(1500),
}
export const delayOf = (actionName: keyof typeof paces, chance: Chance, now: number): number => delayFor(paces[actionName], chance, now)
