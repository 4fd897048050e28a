// How long things take. What everybody waits for is done at a time that depends on the public question alone: a bot that
// gets or sends a signal meanwhile must not answer any later for it.
import { type Chance, quickChance } from '@safehouse/engine'
import { type GotSignal, type KgbView, questionOf } from '@safehouse/games/cia-vs-kgb'

export function untilPublicMove({ common, seat }: KgbView, now: number): number {
  const dice = quickChance(`${questionOf(common)}/${seat}`)
  const takes = common.due === null ? 2500 + dice.below(3500) : 1800 + dice.below(2700)
  return Math.max(1, common.since + takes - now)
}
/** So long before what all wait for a bot does nothing in secret: it would have to think again, and might be late. */
export const undisturbed = 1000
export const untilSignal = (chance: Chance): number => 1500 + chance.below(2000)
/** A moment's thought, and in any case before it is over. */
export const untilReady = ({ until }: GotSignal, now: number, chance: Chance): number =>
  Math.max(1, Math.min(1500 + chance.below(2000), until - now - 1))
