// Scores of probabilities against the truth: the Brier score, compared with the beliefs at the deal, and the calibration error. A tally
// is summed over matches; intervals come from leaving out one group of matches at a time (jackknife).

/** A probability, what it was at the deal, and whether the statement was true. */
export interface Forecast {
  readonly probability: number
  readonly prior: number
  readonly isTrue: boolean
}
/** Bins of the calibration error. */
const BINS = 10
/** Into how many groups matches are divided; one is left out at a time. */
export const GROUPS = 20
const Z_95_PERCENT = 1.96

interface Bin {
  count: number
  probability: number
  right: number
}
/** Sums over forecasts. */
export interface Tally {
  forecasts: number
  squares: number
  priorSquares: number
  readonly bins: Bin[]
}
export const newTally = (): Tally => ({
  forecasts: 0,
  squares: 0,
  priorSquares: 0,
  bins: Array.from({ length: BINS }, () => ({ count: 0, probability: 0, right: 0 })),
})

export function addForecast(tally: Tally, { probability, prior, isTrue }: Forecast): void {
  const truth = isTrue ? 1 : 0
  tally.forecasts++
  tally.squares += (probability - truth) ** 2
  tally.priorSquares += (prior - truth) ** 2
  // What is known for certain says nothing about calibration.
  if (probability === 0 || probability === 1) return
  const bin = tally.bins[Math.min(BINS - 1, Math.floor(probability * BINS))]!
  bin.count++
  bin.probability += probability
  bin.right += truth
}
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = newTally()
  for (const { forecasts, squares, priorSquares, bins } of tallies) {
    sum.forecasts += forecasts
    sum.squares += squares
    sum.priorSquares += priorSquares
    for (const [i, { count, probability, right }] of bins.entries()) {
      sum.bins[i]!.count += count
      sum.bins[i]!.probability += probability
      sum.bins[i]!.right += right
    }
  }
  return sum
}

/** A figure with the half width of its 95 % interval. */
export interface Figure {
  readonly value: number
  readonly halfWidth: number
}
export interface Scores {
  readonly forecasts: number
  readonly brier: number
  readonly priorBrier: number
  /** The share of the prior's Brier score that the beliefs save. */
  readonly better: Figure
  /** Mean distance between a probability and how often it was right, over the bins. */
  readonly calibration: Figure
}

/** The scores of groups of matches: `GROUPS` tallies. */
export function scoresOf(groups: readonly Tally[]): Scores {
  const whole = sumOf(groups)
  const filled = groups.filter(({ forecasts }) => forecasts > 0)
  const jackknife = (figure: (tally: Tally) => number): Figure => {
    const estimates = filled.map((_, out) => figure(sumOf(filled.filter((_, i) => i !== out))))
    const mean = estimates.reduce((sum, estimate) => sum + estimate, 0) / estimates.length
    const variance = ((estimates.length - 1) / estimates.length) * estimates.reduce((sum, estimate) => sum + (estimate - mean) ** 2, 0)
    return { value: figure(whole), halfWidth: Z_95_PERCENT * Math.sqrt(variance) }
  }
  return {
    forecasts: whole.forecasts,
    brier: whole.squares / whole.forecasts,
    priorBrier: whole.priorSquares / whole.forecasts,
    better: jackknife(({ squares, priorSquares }) => 1 - squares / priorSquares),
    calibration: jackknife(calibrationError),
  }
}
function calibrationError({ bins }: Tally): number {
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  return bins.reduce((sum, { probability, right }) => sum + Math.abs(probability - right), 0) / Math.max(1, total)
}
