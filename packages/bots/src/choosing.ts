// Choosing among options, for all bots. Options that are worth the same are told apart by chance, which comes from the bot's own
// secret: the first of a list is the lowest seat, and bots that always took it would all play against the host.
import type { Chance } from '@safehouse/engine'

/** Differences of rounding do not count. */
const SAME_WORTH = 1e-9

/** The option that is worth most; one of the best at random if there are several. Undefined if there are none. */
export function bestOf<T>(chance: Chance, options: readonly T[], worth: (option: T, index: number) => number): T | undefined {
  const worths = options.map(worth)
  const most = worths.reduce((high, worth) => Math.max(high, worth), Number.NEGATIVE_INFINITY)
  const best = options.filter((_, i) => worths[i]! >= most - SAME_WORTH * Math.max(1, Math.abs(most)))
  return best.length > 1 ? chance.pick(best) : best[0]
}

/** The options from the best to the worst, those that are worth the same in random order. */
export const bestFirst = <T>(chance: Chance, options: readonly T[], worth: (option: T) => number): T[] =>
  chance
    .shuffle(options)
    .map((option) => ({ option, worth: worth(option) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ option }) => option)
