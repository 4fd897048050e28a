// Dice thrown together: a pool is how many of each spy there are, as the order of dice means nothing. There are 462 pools of
// up to five dice, all listed here once.
import { allDice, count, type Spy, spies } from '@safehouse/games/spy-alley-dice'

export interface Pool {
  /** In the order of the spies. */
  readonly counts: readonly number[]
  readonly size: number
  /** By spy: the number of the pool with one more of it; none for a full pool. */
  readonly more: readonly number[]
  /** The numbers of the pools that can be kept of this one, with at least one die to roll. */
  readonly parts: readonly number[]
}

const plusOne = (counts: readonly number[], spy: number): number[] => counts.map((old, i) => (i === spy ? old + 1 : old))
/** Only of spies from the last one on, so that no pool is made twice. */
function grown(counts: readonly number[]): number[][] {
  const last = counts.findLastIndex((old) => old > 0)
  return spies.flatMap((_, spy) => (spy >= last ? [plusOne(counts, spy)] : []))
}
const keyOf = (counts: readonly number[]): string => counts.join('')

const bySize: number[][][] = [[spies.map(() => 0)]]
for (const _ of allDice) bySize.push(bySize.at(-1)!.flatMap(grown))
const all = bySize.flatMap((sameSize, size) => sameSize.map((counts) => ({ counts, size })))
const numbers = new Map(all.map(({ counts }, i) => [keyOf(counts), i]))

/** Sorted by size, so that the larger ones that a pool can become come after it. */
export const pools: readonly Pool[] = all.map(({ counts, size }) => ({
  counts,
  size,
  more: spies.flatMap((_, spy) => numbers.get(keyOf(plusOne(counts, spy))) ?? []),
  parts: all.flatMap((part, i) => (part.size < size && part.counts.every((kept, spy) => kept <= counts[spy]!) ? [i] : [])),
}))
export const fullPools: readonly number[] = pools.flatMap(({ size }, i) => (size === allDice.length ? [i] : []))
export const poolOf = (dice: readonly Spy[]): number => numbers.get(keyOf(spies.map((spy) => count(dice, spy))))!

/** The numbers of the dice that are not kept. */
export function diceBesides(dice: readonly Spy[], kept: Pool): number[] {
  const left = [...kept.counts]
  return allDice.filter((die) => left[spies.indexOf(dice[die]!)]!-- <= 0)
}
