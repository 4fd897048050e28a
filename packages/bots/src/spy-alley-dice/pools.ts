// Pools of dice: a pool says how many dice show each spy, as their order means nothing. There are 462 pools of up to five dice,
// all listed here once and named by their index in the list.
import { allDice, count, type Spy, spies } from '@safehouse/games/spy-alley-dice'

export interface Pool {
  /** In the order of the spies. */
  readonly counts: readonly number[]
  readonly size: number
  /** By spy: the index of the pool with one more die of it; empty for a full pool. */
  readonly withOneMore: readonly number[]
  /** The indices of the pools that can be kept of this one, with at least one die to roll. */
  readonly parts: readonly number[]
}

const plusOne = (counts: readonly number[], spy: number): number[] => counts.map((old, i) => (i === spy ? old + 1 : old))
/** The larger pools, only with spies from the last one on, so that no pool is made twice. */
function poolsWithOneMore(counts: readonly number[]): number[][] {
  const last = counts.findLastIndex((old) => old > 0)
  return spies.flatMap((_, spy) => (spy >= last ? [plusOne(counts, spy)] : []))
}
const keyOf = (counts: readonly number[]): string => counts.join('')

const bySize: number[][][] = [[spies.map(() => 0)]]
for (const _ of allDice) bySize.push(bySize.at(-1)!.flatMap(poolsWithOneMore))
const allPools = bySize.flatMap((sameSize, size) => sameSize.map((counts) => ({ counts, size })))
const indexByKey = new Map(allPools.map(({ counts }, i) => [keyOf(counts), i]))

/** Sorted by size: the larger pools that a pool can become come after it. */
export const pools: readonly Pool[] = allPools.map(({ counts, size }) => ({
  counts,
  size,
  withOneMore: spies.flatMap((_, spy) => indexByKey.get(keyOf(plusOne(counts, spy))) ?? []),
  parts: allPools.flatMap((part, i) => (part.size < size && part.counts.every((kept, spy) => kept <= counts[spy]!) ? [i] : [])),
}))
export const fullPools: readonly number[] = pools.flatMap(({ size }, i) => (size === allDice.length ? [i] : []))
export const poolOf = (dice: readonly Spy[]): number => indexByKey.get(keyOf(spies.map((spy) => count(dice, spy))))!

/** The numbers of the dice that are not kept. */
export function diceBesides(dice: readonly Spy[], kept: Pool): number[] {
  const stillKept = [...kept.counts]
  return allDice.filter((die) => stillKept[spies.indexOf(dice[die]!)]!-- <= 0)
}
