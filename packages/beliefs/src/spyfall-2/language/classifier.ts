// A linear classifier of what people type: the topic, form and direction of a question, and how much an answer says there is. Its int8
// weights come from the training script (packages/bots/training/spyfall-2) and are decoded when a language is first used.
import { ANSWER_BUCKETS, type Asked, answerFeatures, DIRECTION_BUCKETS, plainWords, QUESTION_BUCKETS, questionFeatures } from './features.ts'
import { type Amount, amounts, type Form, forms, type TopicLabel, topics } from './labels.ts'
import type { Weights, WeightTable } from './weights.ts'

/** Outputs of the question's table, side by side: topics and forms. */
export const QUESTION_OUTPUTS = topics.length + forms.length
export const ANSWER_OUTPUTS = amounts.length

export interface ReadQuestion {
  readonly topic: TopicLabel
  /** The probability of that topic. */
  readonly sure: number
  readonly form: Form
  /** What a yes stands for: much of the topic, or little of it. */
  readonly direction: 1 | -1
}
export interface ReadAnswer {
  readonly amount: Amount
  readonly sure: number
}
export interface Classifier {
  question(text: string): ReadQuestion
  answer(text: string, asked: Asked): ReadAnswer
}

export function classifierOf(weights: Weights): Classifier {
  const table = { question: decoded(weights.question), direction: decoded(weights.direction), answer: decoded(weights.answer) }
  if (table.question.length !== QUESTION_BUCKETS * QUESTION_OUTPUTS || table.answer.length !== ANSWER_BUCKETS * ANSWER_OUTPUTS)
    throw new Error('the weights are of other features: train anew')
  const negators = new Set(weights.negators)
  return {
    question(text) {
      const scores = scored(table.question, questionFeatures(text, QUESTION_BUCKETS), QUESTION_OUTPUTS, weights.questionScale)
      const topic = softest(scores.slice(0, topics.length))
      const form = softest(scores.slice(topics.length))
      const direction = scored(table.direction, questionFeatures(text, DIRECTION_BUCKETS), 1, 1)[0]! < 0 ? -1 : 1
      return { topic: topics[topic.at]!, sure: plainWords(text).length === 0 ? 0 : topic.share, form: forms[form.at]!, direction }
    },
    answer(text, asked) {
      const { at, share } = softest(scored(table.answer, answerFeatures(text, asked, negators), ANSWER_OUTPUTS, weights.answerScale))
      return { amount: amounts[at]!, sure: share }
    },
  }
}

/** Sums of the weights of some buckets, divided by the root of their number. */
export function scored(table: ArrayLike<number>, buckets: readonly number[], outputs: number, scale: number): number[] {
  const sums: number[] = new Array(outputs).fill(0)
  for (const bucket of buckets) for (let i = 0; i < outputs; i++) sums[i]! += table[bucket * outputs + i]!
  const factor = scale / Math.sqrt(Math.max(1, buckets.length))
  return sums.map((sum) => sum * factor)
}

/** The highest of some scores, and its softmax probability. */
function softest(scores: readonly number[]): { readonly at: number; readonly share: number } {
  let position = 0
  for (let i = 1; i < scores.length; i++) if (scores[i]! > scores[position]!) position = i
  let sum = 0
  for (const score of scores) sum += Math.exp(score - scores[position]!)
  return { at: position, share: 1 / sum }
}

const decoded = (table: WeightTable): Int8Array => (typeof table === 'string' ? Int8Array.from(atob(table), (letter) => letter.charCodeAt(0)) : table)
