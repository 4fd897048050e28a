// A small classifier, and how well it tells two groups apart: logistic regression on standardized features, judged on matches that it has not
// seen (cross-validation), as the area under the ROC curve (AUC): 0.5 is guessing.
import { quickChance } from '@safehouse/engine'
import type { Sample } from './samples.ts'

const FOLDS = 5
const STEPS = 200
const LEARNING_RATE = 0.5
/** Weight of the penalty for large weights. */
const RIDGE = 0.01
/** Resamplings of the matches for the interval. */
const RESAMPLINGS = 200

export interface Auc {
  readonly auc: number
  readonly low: number
  readonly high: number
}
/** A sample with the classifier's score, from a model that was trained without its match. */
interface Scored {
  readonly match: number
  readonly isSecretTrue: boolean
  readonly score: number
}

export function aucOf(samples: readonly Sample[]): Auc {
  const names = [...new Set(samples.flatMap(({ features }) => [...features.keys()]))].sort()
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const score = trainClassifier(
      samples.filter(({ match }) => match % FOLDS !== fold),
      names,
    )
    return samples.flatMap((sample): Scored[] =>
      sample.match % FOLDS === fold ? [{ match: sample.match, isSecretTrue: sample.isSecretTrue, score: score(sample) }] : [],
    )
  }).flat()
  return { auc: areaUnderCurve(scored), ...intervalOf(scored) }
}

/** Trains on these samples; the result scores any sample. A feature that a sample lacks is taken for the average. */
function trainClassifier(samples: readonly Sample[], names: readonly string[]): (sample: Sample) => number {
  const scales = names.map((name) => scaleOf(samples.flatMap(({ features }) => features.get(name) ?? [])))
  const rowOf = ({ features }: Sample): Float64Array =>
    Float64Array.from([
      1,
      ...names.map((name, i) => {
        const value = features.get(name)
        return value === undefined ? 0 : (value - scales[i]!.mean) / scales[i]!.deviation
      }),
    ])
  const rows = samples.map(rowOf)
  const weights = new Float64Array(names.length + 1)
  const gradient = new Float64Array(weights.length)
  for (let step = 0; step < STEPS; step++) {
    gradient.fill(0)
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      const error = logistic(dot(weights, row)) - Number(samples[i]!.isSecretTrue)
      for (let j = 0; j < row.length; j++) gradient[j]! += error * row[j]!
    }
    for (let j = 0; j < weights.length; j++) weights[j]! -= LEARNING_RATE * (gradient[j]! / rows.length + (j > 0 ? RIDGE * weights[j]! : 0))
  }
  // Without the intercept: it depends on how many spies the training matches have, and scores of different folds are compared.
  weights[0] = 0
  return (sample) => dot(weights, rowOf(sample))
}
function scaleOf(values: readonly number[]): { readonly mean: number; readonly deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length)
  return { mean, deviation: Math.sqrt(variance) || 1 }
}
const logistic = (value: number): number => 1 / (1 + Math.exp(-value))
function dot(weights: Float64Array, row: Float64Array): number {
  let sum = 0
  for (let j = 0; j < row.length; j++) sum += weights[j]! * row[j]!
  return sum
}

/** How often a spy has the higher score of a spy and a non-spy; ties count half. */
export const areaUnderCurve = (scored: readonly Pick<Scored, 'isSecretTrue' | 'score'>[]): number =>
  areaOfSorted(
    [...scored].sort((a, b) => a.score - b.score),
    () => 1,
  )
/** The same for samples sorted by score, each taken as many times as `timesOf` says. */
function areaOfSorted<T extends Pick<Scored, 'isSecretTrue' | 'score'>>(sorted: readonly T[], timesOf: (sample: T) => number): number {
  let [ranks, spies, all] = [0, 0, 0]
  for (let i = 0; i < sorted.length; ) {
    const { score } = sorted[i]!
    let [tied, tiedSpies] = [0, 0]
    for (; i < sorted.length && sorted[i]!.score === score; i++) {
      const times = timesOf(sorted[i]!)
      tied += times
      if (sorted[i]!.isSecretTrue) tiedSpies += times
    }
    ranks += tiedSpies * (all + (1 + tied) / 2)
    spies += tiedSpies
    all += tied
  }
  const others = all - spies
  return spies === 0 || others === 0 ? 0.5 : (ranks - (spies * (spies + 1)) / 2) / (spies * others)
}
/** 95 %, by drawing whole matches with replacement. */
function intervalOf(scored: readonly Scored[]): { readonly low: number; readonly high: number } {
  const matches = [...new Set(scored.map(({ match }) => match))]
  const sorted = [...scored].sort((a, b) => a.score - b.score)
  const chance = quickChance('tells')
  const areas = Array.from({ length: RESAMPLINGS }, () => {
    const times = new Map<number, number>()
    for (let i = 0; i < matches.length; i++) {
      const drawn = chance.pick(matches)
      times.set(drawn, (times.get(drawn) ?? 0) + 1)
    }
    return areaOfSorted(sorted, ({ match }) => times.get(match) ?? 0)
  }).sort((a, b) => a - b)
  return { low: areas[Math.floor(0.025 * RESAMPLINGS)]!, high: areas[Math.ceil(0.975 * RESAMPLINGS) - 1]! }
}
