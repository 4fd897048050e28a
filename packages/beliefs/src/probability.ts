// Probability tools of beliefs and bots: normalizing, comparing and drawing by weight, and memoization of what several seats compute
// from the same facts. Deterministic: chance comes from the caller.
import type { Chance } from '@safehouse/engine'

/** `drawWhether` tells probabilities apart in this many steps: it rounds to 0.01 %. */
const PROBABILITY_STEPS = 10_000
/** `drawFraction` draws one of this many fractions. */
const FRACTION_STEPS = 1_000_000

/** The same weights, with a sum of 1. */
export function normalize(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}
/** The index of the highest of these probabilities, and that probability. */
export function findLikeliest(probabilities: readonly number[]): { readonly at: number; readonly probability: number } {
  let best = 0
  for (let i = 1; i < probabilities.length; i++) if (probabilities[i]! > probabilities[best]!) best = i
  return { at: best, probability: probabilities[best]! }
}
/** Draws whether something of this probability happens. */
export const drawWhether = (chance: Chance, probability: number): boolean => chance.below(PROBABILITY_STEPS) < probability * PROBABILITY_STEPS
/** Draws a fraction, from 0 on and below 1. */
export const drawFraction = (chance: Chance): number => chance.below(FRACTION_STEPS) / FRACTION_STEPS
/** Draws an element, each in proportion to its weight. */
export function drawWeighted<T>(chance: Chance, list: readonly T[], weight: (element: T) => number): T {
  const weights = list.map(weight)
  let left = drawFraction(chance) * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [i, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return list[i]!
  }
  return list.at(-1)!
}

/**
 * Makes a function that computes something once for each source object and name, and returns the same result for as long as the object
 * lives (a WeakMap). The objects must not change.
 */
export function makeMemo<K extends object, T>(): (source: K, name: string | number, compute: () => T) => T {
  const resultsBySource = new WeakMap<K, Map<string | number, T>>()
  return (source, name, compute) => {
    const results = resultsBySource.get(source) ?? new Map<string | number, T>()
    if (results.size === 0) resultsBySource.set(source, results)
    const result = results.get(name) ?? compute()
    results.set(name, result)
    return result
  }
}
