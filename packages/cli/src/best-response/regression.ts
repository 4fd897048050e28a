// Bayesian linear regression: what several things are worth, learned from sums of some of them with noise. The belief about the worths is a
// normal distribution, kept as its precision matrix and the vector that goes with it.
import { drawFraction } from '@safehouse/beliefs/probability'
import type { Chance } from '@safehouse/engine'

export class Regression {
  readonly #precision: number[][]
  /** The precision matrix times the means. */
  readonly #weighted: number[]
  readonly #precisionOfResult: number

  /** Of each thing's worth the same is believed at first. */
  constructor(things: number, mean: number, sd: number, resultSd: number) {
    const precision = 1 / sd ** 2
    this.#precision = Array.from({ length: things }, (_, i) => Array.from({ length: things }, (_, j) => (i === j ? precision : 0)))
    this.#weighted = new Array<number>(things).fill(precision * mean)
    this.#precisionOfResult = 1 / resultSd ** 2
  }
  /** Learns from one result, to which these things have added their worths. */
  learn(things: readonly number[], result: number): void {
    for (const i of things) {
      this.#weighted[i]! += this.#precisionOfResult * result
      for (const j of things) this.#precision[i]![j]! += this.#precisionOfResult
    }
  }
  means(): number[] {
    const root = choleskyOf(this.#precision)
    return solveTransposed(root, solve(root, this.#weighted))
  }
  /** Worths as they may be, drawn from what is believed. */
  draw(chance: Chance): number[] {
    const root = choleskyOf(this.#precision)
    const normal = solve(root, this.#weighted).map((middle) => middle + drawNormal(chance))
    return solveTransposed(root, normal)
  }
}

/** The lower triangle L of a symmetric, positive definite matrix L·Lᵀ. */
function choleskyOf(matrix: readonly (readonly number[])[]): number[][] {
  const root: number[][] = matrix.map(() => [])
  for (const [i, row] of matrix.entries())
    for (let j = 0; j <= i; j++) {
      let rest = row[j]!
      for (let k = 0; k < j; k++) rest -= root[i]![k]! * root[j]![k]!
      root[i]![j] = i === j ? Math.sqrt(rest) : rest / root[j]![j]!
    }
  return root
}
/** x of L·x = right. */
function solve(root: readonly (readonly number[])[], right: readonly number[]): number[] {
  const x: number[] = []
  for (const [i, row] of root.entries()) x.push((right[i]! - x.reduce((sum, value, k) => sum + row[k]! * value, 0)) / row[i]!)
  return x
}
/** x of Lᵀ·x = right. */
function solveTransposed(root: readonly (readonly number[])[], right: readonly number[]): number[] {
  const x = [...right]
  for (let i = root.length - 1; i >= 0; i--) {
    x[i]! /= root[i]![i]!
    for (let k = 0; k < i; k++) x[k]! -= root[i]![k]! * x[i]!
  }
  return x
}
/** A number of the standard normal distribution (Box–Muller). */
const drawNormal = (chance: Chance): number => Math.sqrt(-2 * Math.log(1 - drawFraction(chance))) * Math.cos(2 * Math.PI * drawFraction(chance))
