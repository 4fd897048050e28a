// A classifier of what people type: the topic, form and direction of a question, and how much an answer says there is. Words are vectors
// (vectors.ts), which look at each other in layers of attention: those of a question at one another, those of an answer also at the
// question's (a small transformer). The int8 weights come from the training scripts (packages/bots/training/spyfall-2), where train.py has
// the same layers, and are decoded when a language is first used. The arithmetic is the same in every program.
import { logistic, softmax } from './exponential.ts'
import { MAX_WORDS, plainWords, wordsAndMarks } from './features.ts'
import { type Amount, amounts, type Form, forms, type TopicLabel, topics } from './labels.ts'
import { makeWordVectors } from './vectors.ts'
import { decode, type LanguageWeights, type LayerWeights } from './weights.ts'

/** How many numbers the vectors of a feature and of a word have, and those between the two steps of a layer; train.py knows all. */
const VECTOR = 64
const WIDTH = 96
const INNER = 192
const HEADS = 6
const LAYERS = 2
/** How many texts a classifier remembers: the same are read again by each bot of a table and at each of its decisions. */
const MAX_REMEMBERED = 500

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
/** What is known of a question beforehand: everything about one of the bots'. */
export interface Asked {
  readonly topic: TopicLabel
  readonly direction: 1 | -1
}
export interface Classifier {
  question(text: string): ReadQuestion
  answer(text: string, question: string, asked: Asked | undefined): ReadAnswer
}

/** All of one kind, for which loops over them are compiled best. */
type Vector = Float64Array
/** A question as the layers see it: its words before each layer of attention, and probabilities. */
interface Sensed {
  readonly words: readonly (readonly Vector[])[]
  readonly topics: Vector
  readonly forms: readonly number[]
  /** That a yes stands for much. */
  readonly much: number
}

export function classifierOf(language: LanguageWeights, weights: LayerWeights): Classifier {
  const vectorOf = makeWordVectors(language, weights, VECTOR)
  const layers = layersOf(weights)
  const places = decode(weights.places)
  if (places.length !== 2 * (MAX_WORDS + 1) * WIDTH) throw new Error(OTHER_LAYERS)

  /** Words of a text with what their places add, behind one for the text as a whole. */
  function wordsOf(text: string, kind: 'question' | 'answer', whole: Vector): Vector[] {
    const placed = (vector: Vector, place: number) => {
      const start = ((kind === 'question' ? 0 : MAX_WORDS + 1) + place) * WIDTH
      return vector.map((value, i) => value + places[start + i]! * weights.placeScale)
    }
    return [placed(whole, 0), ...wordsAndMarks(text).map((word, i) => placed(layers.widen(vectorOf(word)), i + 1))]
  }

  const sense = remembering((text: string): Sensed => {
    let words = wordsOf(text, 'question', new Float64Array(WIDTH))
    const before: (readonly Vector[])[] = []
    for (const layer of layers.attention) {
      before.push(words)
      words = attend(layer, words, [])
    }
    const whole = summarize(words.map(layers.questionNorm))
    const labels = [...layers.labels(whole)]
    const byTopic = Float64Array.from(softmax(labels.slice(0, topics.length)))
    const much = logistic(product(layers.leaning(whole), 0, byTopic, 0, topics.length))
    return { words: before, topics: byTopic, forms: softmax(labels.slice(topics.length)), much }
  })
  const readAnswer = remembering((key: string): ReadAnswer => {
    const [text, question, asked] = JSON.parse(key) as [string, string, Asked?]
    const sensed = sense(question)
    const byTopic = asked ? Float64Array.from(topics, (label) => Number(label === asked.topic)) : sensed.topics
    let words = wordsOf(text, 'answer', layers.topicAsked(byTopic))
    for (const [i, layer] of layers.attention.entries()) words = attend(layer, words, sensed.words[i]!)
    const whole = summarize(words.map(layers.answerNorm))
    const much = asked ? Number(asked.direction > 0) : sensed.much
    const chances = amountsOf([...layers.amounts(whole)], product(layers.towards(whole), 0, byTopic, 0, topics.length), much)
    const at = highest(chances)
    return { amount: amounts[at]!, sure: chances[at]! }
  })

  return {
    question(text) {
      const sensed = sense(text)
      const [topic, form] = [highest(sensed.topics), highest(sensed.forms)]
      const sure = plainWords(text).length === 0 ? 0 : sensed.topics[topic]!
      return { topic: topics[topic]!, sure, form: forms[form]!, direction: sensed.much < 0.5 ? -1 : 1 }
    },
    answer: (text, question, asked) =>
      readAnswer(JSON.stringify([text, question, ...(asked ? [{ topic: asked.topic, direction: asked.direction }] : [])])),
  }
}

/** Words after a layer in which they look at each other and at others. */
function attend(layer: AttentionLayer, words: readonly Vector[], others: readonly Vector[]): Vector[] {
  const own = words.map(layer.before)
  const seen = [...others.map(layer.before), ...own]
  const [keys, values] = [seen.map(layer.key), seen.map(layer.value)]
  const headWidth = WIDTH / HEADS
  return words.map((word, i) => {
    const query = layer.query(own[i]!)
    const gathered = new Float64Array(WIDTH)
    for (let start = 0; start < WIDTH; start += headWidth) {
      const shares = softmax(keys.map((key) => product(query, start, key, start, headWidth) / Math.sqrt(headWidth)))
      for (const [k, value] of values.entries()) for (let j = start; j < start + headWidth; j++) gathered[j]! += shares[k]! * value[j]!
    }
    const looked = plus(word, layer.output(gathered))
    return plus(looked, layer.outer(onlyPositive(layer.inner(layer.between(looked)))))
  })
}
/** The first word, which stands for the whole text, and the mean of all. */
function summarize(words: readonly Vector[]): Vector {
  const summary = new Float64Array(2 * WIDTH)
  summary.set(words[0]!)
  for (const word of words) for (let i = 0; i < WIDTH; i++) summary[WIDTH + i]! += word[i]! / words.length
  return summary
}

/** The probability of each amount: by what the answer says of the topic itself, and by whether it agrees with the question. */
function amountsOf(outputs: readonly number[], towards: number, much: number): number[] {
  const own = outputs.slice(0, amounts.length)
  const said = softmax([own[0]! - towards, own[1]!, own[2]! + towards, own[3]!])
  const [no, so, yes, unsaid] = softmax(outputs.slice(amounts.length, 2 * amounts.length)) as [number, number, number, number]
  const agreed = [much * no + (1 - much) * yes, so, much * yes + (1 - much) * no, unsaid]
  const byAgreement = logistic(outputs[2 * amounts.length]!)
  return said.map((share, i) => byAgreement * agreed[i]! + (1 - byAgreement) * share)
}

const OTHER_LAYERS = 'the weights are of other layers: train anew'
/** Added to a variance, as in PyTorch. */
const NORM_EPSILON = 1e-5
type AttentionLayer = ReturnType<typeof layersOf>['attention'][number]

/** The layers as functions, read from the weights in the order in which train.py writes them. */
function layersOf({ layers: table, scales, biases, norms }: LayerWeights) {
  const bytes = decode(table)
  let [nextWeight, nextOutput, nextNorm] = [0, 0, 0]

  function linear(outputs: number, inputs: number): (input: Vector) => Vector {
    const [weightStart, outputStart] = [nextWeight, nextOutput]
    nextWeight += outputs * inputs
    nextOutput += outputs
    const factors = Float64Array.from({ length: outputs * inputs }, (_, i) => bytes[weightStart + i]! * scales[outputStart + Math.floor(i / inputs)]!)
    return (input) => {
      const result = new Float64Array(outputs)
      for (let i = 0; i < outputs; i++) result[i] = biases[outputStart + i]! + product(factors, i * inputs, input, 0, inputs)
      return result
    }
  }
  function normalization(): (word: Vector) => Vector {
    const start = nextNorm
    nextNorm += 2 * WIDTH
    return (word) => {
      let [mean, variance] = [0, 0]
      for (let i = 0; i < WIDTH; i++) mean += word[i]! / WIDTH
      for (let i = 0; i < WIDTH; i++) variance += (word[i]! - mean) ** 2 / WIDTH
      const factor = 1 / Math.sqrt(variance + NORM_EPSILON)
      const result = new Float64Array(WIDTH)
      for (let i = 0; i < WIDTH; i++) result[i] = (word[i]! - mean) * factor * norms[start + i]! + norms[start + WIDTH + i]!
      return result
    }
  }
  const read = {
    widen: linear(WIDTH, VECTOR),
    topicAsked: linear(WIDTH, topics.length),
    attention: Array.from({ length: LAYERS }, () => ({
      before: normalization(),
      between: normalization(),
      query: linear(WIDTH, WIDTH),
      key: linear(WIDTH, WIDTH),
      value: linear(WIDTH, WIDTH),
      output: linear(WIDTH, WIDTH),
      inner: linear(INNER, WIDTH),
      outer: linear(WIDTH, INNER),
    })),
    questionNorm: normalization(),
    answerNorm: normalization(),
    labels: linear(topics.length + forms.length, 2 * WIDTH),
    leaning: linear(topics.length, 2 * WIDTH),
    amounts: linear(2 * amounts.length + 1, 2 * WIDTH),
    towards: linear(topics.length, 2 * WIDTH),
  }
  if (bytes.length !== nextWeight || scales.length !== nextOutput || biases.length !== nextOutput || norms.length !== nextNorm)
    throw new Error(OTHER_LAYERS)
  return read
}

/** A function that remembers its latest results, by its argument. */
function remembering<Result>(compute: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>()
  return (key) => {
    const result = known.get(key) ?? compute(key)
    known.delete(key)
    known.set(key, result)
    if (known.size > MAX_REMEMBERED) known.delete(known.keys().next().value!)
    return result
  }
}

// Loops, because `map` of such arrays takes several times as long.
function onlyPositive(values: Vector): Vector {
  const result = new Float64Array(values.length)
  for (let i = 0; i < values.length; i++) if (values[i]! > 0) result[i] = values[i]!
  return result
}
function plus(some: Vector, others: Vector): Vector {
  const result = new Float64Array(some.length)
  for (let i = 0; i < some.length; i++) result[i] = some[i]! + others[i]!
  return result
}
/** The sum of the products of two rows of numbers. Four sums side by side take a third of the time of one, which waits for each addition. */
function product(some: Vector, start: number, others: Vector, otherStart: number, length: number): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let i = 0
  for (; i + 3 < length; i += 4) {
    a += some[start + i]! * others[otherStart + i]!
    b += some[start + i + 1]! * others[otherStart + i + 1]!
    c += some[start + i + 2]! * others[otherStart + i + 2]!
    d += some[start + i + 3]! * others[otherStart + i + 3]!
  }
  for (; i < length; i++) a += some[start + i]! * others[otherStart + i]!
  return a + b + c + d
}
function highest(values: ArrayLike<number>): number {
  let position = 0
  for (let i = 1; i < values.length; i++) if (values[i]! > values[position]!) position = i
  return position
}
