// "Always me": how often chance may give somebody a thing before it is strange. Exact sums, no approximation; the deals
// need not be alike, as a table of five and a table of nine give different odds.

/** So many deals in which somebody had these odds, each for itself. */
export interface EqualDeals {
  readonly deals: number
  readonly odds: number
}
export interface UsualRange {
  readonly least: number
  readonly most: number
}

/** The chances of 0, 1, 2, … times in all these deals. */
export function countProbabilities(dealt: readonly EqualDeals[]): number[] {
  let chances = [1]
  for (const { deals, odds } of dealt) for (let deal = 0; deal < deals; deal++) chances = afterOneMore(chances, odds)
  return chances
}
function afterOneMore(chances: readonly number[], odds: number): number[] {
  const next = new Array<number>(chances.length + 1).fill(0)
  for (const [times, chance] of chances.entries()) {
    next[times]! += chance * (1 - odds)
    next[times + 1]! += chance * odds
  }
  return next
}

/** From and to what is usual: being below it, and being above it, each happens to one in forty at most. */
export function usualRange(dealt: readonly EqualDeals[]): UsualRange {
  const chances = countProbabilities(dealt)
  return { least: timesToTail(chances), most: chances.length - 1 - timesToTail(chances.toReversed()) }
}
const tail = 0.025
/** How many of the first chances are rare together. */
function timesToTail(chances: readonly number[]): number {
  let sum = 0
  return Math.max(
    0,
    chances.findIndex((chance) => {
      sum += chance
      return sum > tail
    }),
  )
}
