// How often chance usually gives a player something, for people who wonder whether it is "always me". The distribution is computed
// exactly (Poisson binomial), because the probability differs between deals: with five players and with nine.

/** Number of independent deals in which somebody had the same probability (`odds`) of getting a thing. */
export interface EqualDeals {
  readonly deals: number
  readonly odds: number
}
/** How many times are usual; fewer or more are unusual. */
export interface UsualRange {
  readonly least: number
  readonly most: number
}

/** The probabilities of getting it 0, 1, 2, … times in all these deals. */
export function countProbabilities(dealt: readonly EqualDeals[]): number[] {
  let probabilities = [1]
  for (const { deals, odds } of dealt) for (let deal = 0; deal < deals; deal++) probabilities = addDeal(probabilities, odds)
  return probabilities
}
function addDeal(probabilities: readonly number[], odds: number): number[] {
  const next = new Array<number>(probabilities.length + 1).fill(0)
  for (const [times, probability] of probabilities.entries()) {
    next[times]! += probability * (1 - odds)
    next[times + 1]! += probability * odds
  }
  return next
}

/** Probability of each tail outside of the usual range: one in forty, so that 95 % are within it. */
const TAIL_PROBABILITY = 0.025

export function usualRange(dealt: readonly EqualDeals[]): UsualRange {
  const probabilities = countProbabilities(dealt)
  return { least: tailLength(probabilities), most: probabilities.length - 1 - tailLength(probabilities.toReversed()) }
}
/** How many of the first counts lie in the tail: together they are rarer than TAIL_PROBABILITY. */
function tailLength(probabilities: readonly number[]): number {
  let sum = 0
  const firstUsual = probabilities.findIndex((probability) => {
    sum += probability
    return sum > TAIL_PROBABILITY
  })
  return Math.max(0, firstUsual)
}
