// A classifier of what people type: the topic, form and direction of a question, what it is about with its answer, and how much the answer
// says there is. The features of a text (features.ts) have vectors (vectors.ts), whose sum goes through a few small layers. The int8 weights
// come from the training scripts (packages/bots/training/spyfall-2) and are decoded when a language is first used. The arithmetic is the same
// in every program.
import type { Language } from '@safehouse/games/spyfall-2'
import { logistic, softmax } from './exponential.ts'
import { answerFeatures, plainWords, questionFeatures, relationOf } from './features.ts'
import { type Amount, amounts, type Form, forms, type TopicLabel, topics } from './labels.ts'
import { makeVectorSum } from './vectors.ts'
import { decode, type Weights } from './weights.ts'

/** How many numbers a vector has, and how many the hidden layer of answers; train.py knows both. */
const WIDTH = 48
const HIDDEN = 64
/**
 * People ask more questions whose yes stands for much than the training data have: of those that somebody wrote who did not know of
 * directions, 240 for 75. So this is added to the logarithm of the odds that training taught. Anything from 0.4 to 1.2 understands the
 * development pairs equally well.
 */
const NATURAL_LEANING = 0.6

export interface ReadQuestion {
  readonly topic: TopicLabel
  /** The probability of that topic. */
  readonly sure: number
  readonly form: Form
  /** What a yes stands for: much of the topic, or little of it. */
  readonly direction: 1 | -1
}
export interface ReadAnswer {
  /** What question and answer together are about (“What do people do there?”, “They dance”), and its probability; if known beforehand, that. */
  readonly topic: TopicLabel
  readonly topicSure: number
  /** How much of it there is, and its probability. */
  readonly amount: Amount
  readonly sure: number
}
/** What is known of a question beforehand: everything about one of the bots'. */
export interface Asked {
  readonly topic: TopicLabel
  readonly form: Form
  readonly direction: 1 | -1
}
export interface Classifier {
  question(text: string): ReadQuestion
  answer(text: string, question: string, asked: Asked | undefined): ReadAnswer
}

/** A question as the layers see it, in probabilities. */
interface Sensed {
  readonly topics: readonly number[]
  readonly forms: readonly number[]
  /** That a yes stands for much. */
  readonly much: number
}

export function classifierOf(weights: Weights, language: Language): Classifier {
  const vectorOf = makeVectorSum(weights, WIDTH)
  const answerWidth = 4 * WIDTH + forms.length + 4
  const reading = layersOf(weights, [
    ['labels', topics.length + forms.length, WIDTH],
    ['leaning', topics.length, WIDTH],
    ['focus', WIDTH, topics.length],
    ['hidden', HIDDEN, answerWidth],
    ['direct', 2 * amounts.length + 1, answerWidth],
    ['output', 2 * amounts.length + 1, HIDDEN],
    ['answerTopics', topics.length, WIDTH],
  ])

  /** A question alone, or with its answer, each of which tells the topic for itself: by Bayes' rule what they say is added (train.py). */
  function sense(vector: readonly number[], answer?: readonly number[]): Sensed {
    const labels = reading('labels', vector)
    const byAnswer = answer && reading('answerTopics', answer)
    const byTopic = softmax(labels.slice(0, topics.length).map((value, i) => value + (byAnswer?.[i] ?? 0)))
    return {
      topics: byTopic,
      forms: softmax(labels.slice(topics.length)),
      much: logistic(product(reading('leaning', vector), byTopic) + NATURAL_LEANING),
    }
  }

  return {
    question(text) {
      const sensed = sense(vectorOf(questionFeatures(text)))
      const [topic, form] = [highest(sensed.topics), highest(sensed.forms)]
      const sure = plainWords(text).length === 0 ? 0 : sensed.topics[topic]!
      return { topic: topics[topic]!, sure, form: forms[form]!, direction: sensed.much < 0.5 ? -1 : 1 }
    },
    answer(text, question, asked) {
      const questionVector = vectorOf(questionFeatures(question))
      const vector = vectorOf(answerFeatures(text, question, language))
      const known = asked ? knownOf(asked) : sense(questionVector, vector)
      const focus = reading('focus', known.topics)
      const input = [
        ...vector,
        ...vector.map((value, i) => value * focus[i]!),
        ...questionVector,
        ...vector.map((value, i) => value * questionVector[i]!),
        ...known.forms,
        ...relationOf(text, question, language),
        product(reading('leaning', vector), known.topics),
      ]
      const direct = reading('direct', input)
      const outputs = reading(
        'output',
        reading('hidden', input).map((value) => Math.max(0, value)),
      ).map((value, i) => value + direct[i]!)
      const chances = amountsOf(outputs, known.much)
      const [topic, amount] = [highest(known.topics), highest(chances)]
      return { topic: topics[topic]!, topicSure: known.topics[topic]!, amount: amounts[amount]!, sure: chances[amount]! }
    },
  }
}

const knownOf = ({ topic, form, direction }: Asked): Sensed => ({
  topics: topics.map((label) => Number(label === topic)),
  forms: forms.map((label) => Number(label === form)),
  much: direction > 0 ? 1 : 0,
})

/** The probability of each amount: by what the answer says of the topic itself, and by whether it agrees with the question. */
function amountsOf(outputs: readonly number[], much: number): number[] {
  const said = softmax(outputs.slice(0, amounts.length))
  const [no, so, yes, unsaid] = softmax(outputs.slice(amounts.length, 2 * amounts.length)) as [number, number, number, number]
  const agreed = [much * no + (1 - much) * yes, so, much * yes + (1 - much) * no, unsaid]
  const byAgreement = logistic(outputs[2 * amounts.length]!)
  return said.map((share, i) => byAgreement * agreed[i]! + (1 - byAgreement) * share)
}

/** Applies a layer by its name; `shapes` has the layers in the order of the weights, with their outputs and inputs. */
function layersOf<Name extends string>(
  { layers, scales, biases }: Weights,
  shapes: readonly (readonly [Name, number, number])[],
): (name: Name, input: readonly number[]) => number[] {
  const bytes = decode(layers)
  const starts = new Map<Name, { readonly weight: number; readonly output: number; readonly outputs: number }>()
  let [weight, output] = [0, 0]
  for (const [name, outputs, inputs] of shapes) {
    starts.set(name, { weight, output, outputs })
    weight += outputs * inputs
    output += outputs
  }
  if (bytes.length !== weight || scales.length !== output || biases.length !== output) throw new Error('the weights are of other layers: train anew')
  return (name, input) => {
    const start = starts.get(name)!
    return Array.from({ length: start.outputs }, (_, i) => {
      let sum = 0
      for (let j = 0; j < input.length; j++) sum += bytes[start.weight + i * input.length + j]! * input[j]!
      return sum * scales[start.output + i]! + biases[start.output + i]!
    })
  }
}

const product = (some: readonly number[], others: readonly number[]): number => some.reduce((sum, value, i) => sum + value * others[i]!, 0)
function highest(values: readonly number[]): number {
  let position = 0
  for (let i = 1; i < values.length; i++) if (values[i]! > values[position]!) position = i
  return position
}
