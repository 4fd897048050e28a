// Measures how bots understand pairs and questions that no training reads: by the classifier and the words together.
// Usage: npx tsx packages/bots/training/spyfall-2/measure.ts
import type { Shade } from '@safehouse/beliefs/spyfall-2'
import { disclosuresIn, lexiconIn, provideWeights, readQuestion } from '@safehouse/beliefs/spyfall-2'
import { de } from '../../src/spyfall-2/language/weights.de.ts'
import { en } from '../../src/spyfall-2/language/weights.en.ts'
import { nl } from '../../src/spyfall-2/language/weights.nl.ts'
import {
  type Language,
  type MeasuredSet,
  measuredSets,
  readEveryday,
  readImagined,
  readIndirect,
  readMeasured,
  readNaturalQuestions,
  readQuestions,
  readSeeds,
  readWritten,
  withoutMarks,
} from './seeds.ts'

provideWeights({ en, nl, de })

interface Measured {
  readonly pairs: number
  /** Of them, the answers that say much or little. */
  readonly plain: number
  readonly topic: number
  /** The topic by question and answer. */
  readonly topicByBoth: number
  readonly form: number
  /** Much, some, little or unsaid. */
  readonly amount: number
  /** Of the answers that say much or little: how often the same is understood, and how often the opposite. */
  readonly polarity: number
  readonly opposite: number
  /** Of the same answers: how often both the topic and much or little are understood. */
  readonly whole: number
  /** Polarity where the topic by both is read rightly: no rain (“Do you get wet?”, “No”) is little weather, but much of being indoors. */
  readonly ofTopicsRead: { readonly plain: number; readonly polarity: number }
}

export function measured(language: Language, set: MeasuredSet, isMeasured: (question: string) => boolean = () => true): Measured {
  const words = lexiconIn(language)
  const pairs = readMeasured(language, set).filter(({ question }) => isMeasured(question))
  const counts = { topic: 0, topicByBoth: 0, form: 0, amount: 0, plain: 0, polarity: 0, opposite: 0, plainOfTopicsRead: 0, polarityOfTopicsRead: 0 }
  for (const { topic, form, amount, question, answer } of pairs) {
    const asked = readQuestion(question, words)
    const [said] = disclosuresIn([{ by: 0, to: 1, question, answer }], words, [])
    const understood = amountOf[said!.shade]
    const isTopicRead = (said!.feature ?? 'none') === topic
    if ((asked.topic ?? 'none') === topic) counts.topic++
    if (isTopicRead) counts.topicByBoth++
    if (asked.form === form) counts.form++
    if (understood === amount) counts.amount++
    if (amount !== 'much' && amount !== 'little') continue
    counts.plain++
    if (isTopicRead) counts.plainOfTopicsRead++
    if (isTopicRead && understood === amount) counts.polarityOfTopicsRead++
    if (understood === amount) counts.polarity++
    else if (understood === 'much' || understood === 'little') counts.opposite++
  }
  const share = (count: number) => count / pairs.length
  return {
    pairs: pairs.length,
    plain: counts.plain,
    topic: share(counts.topic),
    topicByBoth: share(counts.topicByBoth),
    form: share(counts.form),
    amount: share(counts.amount),
    polarity: counts.polarity / counts.plain,
    opposite: counts.opposite / counts.plain,
    whole: counts.polarityOfTopicsRead / counts.plain,
    ofTopicsRead: { plain: counts.plainOfTopicsRead, polarity: counts.polarityOfTopicsRead / counts.plainOfTopicsRead },
  }
}

const amountOf: Readonly<Record<Shade, string>> = {
  low: 'little',
  ratherLow: 'little',
  mid: 'some',
  ratherHigh: 'much',
  high: 'much',
  foggy: 'unsaid',
}

/** Whether a question, apart from case, punctuation and accents, was written for training. */
function isWrittenIn(language: Language): (question: string) => boolean {
  const pairs = [readWritten, readEveryday, readImagined, readIndirect, readQuestions]
    .flatMap((read) => read(language))
    .map(({ question }) => withoutMarks(question))
  const written = new Set([...pairs, ...readSeeds(language).questions.map(({ text }) => withoutMarks(text))])
  return (question) => written.has(withoutMarks(question))
}

/** Of the natural questions: how many have a yes that stands for much, and of how many the direction is misread. */
function measuredDirections(language: Language) {
  const questions = readNaturalQuestions(language)
  const words = lexiconIn(language)
  return {
    questions: questions.length,
    much: questions.filter(({ direction }) => direction > 0).length,
    misread: questions.filter(({ question, direction }) => readQuestion(question, words).direction !== direction).length,
  }
}

if (process.argv[1]?.endsWith('measure.ts')) {
  for (const language of ['en', 'nl', 'de'] as const) {
    const isWritten = isWrittenIn(language)
    for (const set of measuredSets) {
      console.log(set, language, measured(language, set))
      const { pairs, plain, polarity } = measured(language, set, (question) => !isWritten(question))
      console.log('  where the question was not written for training:', { pairs, plain, polarity })
    }
    console.log('directions of natural questions', language, measuredDirections(language))
  }
}
