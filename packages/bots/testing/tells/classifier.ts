// A small classifier, and how well it tells two groups apart: logistic regression on standardized features, judged on matches that it has not
// seen (cross-validation), as the area under the ROC curve (AUC): 0.5 is guessing.
import { quickChance } from '@safehouse/engine'
import type { SampleTable } from './sample-table.ts'

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

export function aucOf(table: SampleTable): Auc {
  const scored: Scored[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const score = trainClassifier(table, (match) => match % FOLDS !== fold)
    for (const [sample, match] of table.matches.entries())
      if (match % FOLDS === fold) scored.push({ match, isSecretTrue: table.secrets[sample] === 1, score: score(sample) })
  }
  return { auc: areaUnderCurve(scored), ...intervalOf(scored) }
}

/** Trains on the samples of some matches; the result scores any sample of the table. A feature that a sample lacks is taken for the average. */
function trainClassifier(table: SampleTable, isForTraining: (match: number) => boolean): (sample: number) => number {
  const { matches, secrets } = table
  const training = [...matches.keys()].filter((sample) => isForTraining(matches[sample]!))
  const columns = table.names.length
  const values = standardized(table, training)
  const weights = new Float64Array(columns + 1) // the intercept is the last
  const gradient = new Float64Array(weights.length)
  const scoreOf = (sample: number): number => {
    let sum = weights[columns]!
    for (let j = 0, at = sample * columns; j < columns; j++) sum += weights[j]! * values[at + j]!
    return sum
  }
  for (let step = 0; step < STEPS; step++) {
    gradient.fill(0)
    for (const sample of training) {
      const error = logistic(scoreOf(sample)) - secrets[sample]!
      for (let j = 0, at = sample * columns; j < columns; j++) gradient[j]! += error * values[at + j]!
      gradient[columns]! += error
    }
    for (let j = 0; j <= columns; j++) weights[j]! -= LEARNING_RATE * (gradient[j]! / training.length + (j < columns ? RIDGE * weights[j]! : 0))
  }
  // Without the intercept: it depends on how many spies the training matches have, and scores of different folds are compared.
  weights[columns] = 0
  return scoreOf
}
/** All values, with mean 0 and deviation 1 over the samples for training; 0 where a sample lacks the feature. */
function standardized({ names, values }: SampleTable, training: readonly number[]): Float32Array {
  const result = new Float32Array(values.length)
  for (let column = 0; column < names.length; column++) {
    const known = training.map((sample) => values[sample * names.length + column]!).filter((value) => !Number.isNaN(value))
    const { mean, deviation } = scaleOf(known)
    for (let at = column; at < values.length; at += names.length) result[at] = Number.isNaN(values[at]!) ? 0 : (values[at]! - mean) / deviation
  }
  return result
}
function scaleOf(values: readonly number[]): { readonly mean: number; readonly deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length)
  return { mean, deviation: Math.sqrt(variance) || 1 }
}
const logistic = (value: number): number => 1 / (1 + Math.exp(-value))

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
