// How long things take in Spy Alley Dice (../pace.ts): by what is done, which everybody sees.
import type { Chance } from '@safehouse/engine'
import type { AlleyAction } from '@safehouse/games/spy-alley-dice'
import { delayFor, type Pace } from '../pace.ts'

const taking = (leastMs: number): Pace => ({ leastMs, spanMs: 1500 })
/** To end the turn without a guess takes longer where the dice allow one, as everybody can see. */
const paces: Readonly<Record<AlleyAction['do'] | 'leaveGuess', Pace>> = {
  rollForStart: taking(1500),
  roll: taking(1500),
  rollAgain: taking(2000),
  endTurn: taking(1500),
  leaveGuess: taking(3000),
  guess: taking(3000),
  attemptMission: taking(4000),
  challenge: taking(4000),
  letPass: taking(4000),
  give: taking(3000),
  throwAway: taking(3000),
  resume: taking(1500),
}
export const paceOf = (what: keyof typeof paces, chance: Chance, now: number): number => delayFor(paces[what], chance, now)
