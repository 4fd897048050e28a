// Trains the classifier of what people type, for each language, and writes src/spyfall-2/language/weights.<language>.ts. The same data
// gives the same weights. Usage: npx tsx packages/bots/training/spyfall-2/train.ts [language]
import { writeFileSync } from 'node:fs'
import type { Weights } from '@safehouse/beliefs/spyfall-2'
import {
  ANSWER_BUCKETS,
  ANSWER_OUTPUTS,
  amounts,
  answerFeatures,
  DIRECTION_BUCKETS,
  forms,
  QUESTION_BUCKETS,
  QUESTION_OUTPUTS,
  questionFeatures,
  scored,
  topics,
} from '@safehouse/beliefs/spyfall-2'
import { quickChance } from '@safehouse/engine'
import { type Pair, pairsIn } from './pairs.ts'
import type { Language } from './seeds.ts'

export const negatorsOf: Readonly<Record<Language, readonly string[]>> = {
  en: 'no not never dont doesnt isnt arent wasnt cant couldnt wouldnt wont hardly barely without nobody nothing none neither zero aint havent'.split(
    ' ',
  ),
  nl: 'niet geen nooit nauwelijks amper zonder niemand niks niets nul zelden allesbehalve noch'.split(' '),
  de: 'nicht kein keine keinen keiner keinem nie niemals kaum ohne niemand nichts nix null weder selten'.split(' '),
}
const EPOCHS = 24
const DROPPED = 0.5
const RATE = 0.25
const DECAY = 2e-6
/** An error so small changes nothing worth the time. */
const NEGLIGIBLE = 0.004

/** One softmax (or, with a single output, logistic) block of a table of weights. */
interface Target {
  readonly from: number
  readonly outputs: number
  readonly label: number
}
interface Example {
  readonly buckets: readonly number[]
  readonly targets: readonly Target[]
}

/** Adagrad over sparse examples. */
function trained(examples: readonly Example[], buckets: number, outputs: number, seed: string): Float64Array {
  const weights = new Float64Array(buckets * outputs)
  const squares = new Float64Array(buckets * outputs).fill(1e-4)
  const kept = dropout()
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const { buckets: all, targets } of quickChance(`${seed}/${epoch}`).shuffle(examples)) {
      const on = all.filter(() => kept())
      const scores = scored(weights, on, outputs, 1)
      const factor = 1 / Math.sqrt(Math.max(1, on.length))
      const changes = targets.flatMap((target) =>
        errorsOf(scores, target).flatMap((error, i) => (Math.abs(error) < NEGLIGIBLE ? [] : [{ output: target.from + i, error: error * factor }])),
      )
      for (const bucket of on)
        for (const { output, error } of changes) {
          const index = bucket * outputs + output
          const slope = error + DECAY * weights[index]!
          squares[index]! += slope * slope
          weights[index]! -= (RATE * slope) / Math.sqrt(squares[index]!)
        }
    }
  return weights
}
/** Leaves out some features each time, so that the others learn to do without them. A linear congruential generator: it is called often. */
function dropout(): () => boolean {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32 >= DROPPED
  }
}
function errorsOf(scores: readonly number[], { from, outputs, label }: Target): number[] {
  if (outputs === 1) return [1 / (1 + Math.exp(-scores[from]!)) - label]
  const targetScores = scores.slice(from, from + outputs)
  const highest = Math.max(...targetScores)
  const shares = targetScores.map((score) => Math.exp(score - highest))
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share, i) => share / sum - (i === label ? 1 : 0))
}

interface Quantized {
  readonly base64: string
  readonly scale: number
}
const base64 = (bytes: Int8Array): string => Buffer.from(bytes.buffer).toString('base64')
function highestOf(weights: Float64Array): number {
  let highest = 0
  for (const weight of weights) highest = Math.max(highest, Math.abs(weight))
  return highest
}
function quantized(weights: Float64Array): Quantized {
  const highest = highestOf(weights)
  return { base64: base64(Int8Array.from(weights, (weight) => Math.round((127 * weight) / highest))), scale: highest / 127 }
}
export function weightsFrom(pairs: readonly Pair[], language: Language): Weights {
  const questions = pairs.map(
    ({ question, topic, form }): Example => ({
      buckets: questionFeatures(question, QUESTION_BUCKETS),
      targets: [
        { from: 0, outputs: topics.length, label: topics.indexOf(topic) },
        { from: topics.length, outputs: forms.length, label: forms.indexOf(form) },
      ],
    }),
  )
  const directed = pairs.flatMap(({ question, direction }): Example[] =>
    direction === 0
      ? []
      : [{ buckets: questionFeatures(question, DIRECTION_BUCKETS), targets: [{ from: 0, outputs: 1, label: direction > 0 ? 1 : 0 }] }],
  )
  const directions = trained(directed, DIRECTION_BUCKETS, 1, `directions/${language}`)
  const negators = new Set(negatorsOf[language])
  const answers = pairs.map(({ question, answer, topic, form, direction, amount }): Example => {
    const guessed = scored(directions, questionFeatures(question, DIRECTION_BUCKETS), 1, 1)[0]! < 0 ? -1 : 1
    const buckets = answerFeatures(answer, { topic, form, direction: direction === 0 ? guessed : direction }, negators)
    return { buckets, targets: [{ from: 0, outputs: amounts.length, label: amounts.indexOf(amount) }] }
  })
  const question = quantized(trained(questions, QUESTION_BUCKETS, QUESTION_OUTPUTS, `questions/${language}`))
  const answer = quantized(trained(answers, ANSWER_BUCKETS, ANSWER_OUTPUTS, `answers/${language}`))
  return {
    question: question.base64,
    direction: quantized(directions).base64,
    answer: answer.base64,
    questionScale: question.scale,
    answerScale: answer.scale,
    negators: negatorsOf[language],
  }
}

function write(language: Language): void {
  const pairs = pairsIn(language)
  const weights = weightsFrom(pairs, language)
  const text = `// Written by packages/bots/training/spyfall-2/train.ts from ${pairs.length} pairs. Do not edit.
import type { Weights } from '@safehouse/beliefs/spyfall-2'

export const ${language}: Weights = ${JSON.stringify(weights)}
`
  writeFileSync(new URL(`../../src/spyfall-2/language/weights.${language}.ts`, import.meta.url), text)
  console.log(`${language}: trained on ${pairs.length} pairs`)
}

if (process.argv[1]?.endsWith('train.ts'))
  for (const language of process.argv[2] ? [process.argv[2]] : ['en', 'nl', 'de']) write(language as Language)
