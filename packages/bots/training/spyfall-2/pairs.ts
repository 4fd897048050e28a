// Makes labelled pairs of a question and an answer, of which the classifier learns: those that were written whole, imagined or indirect,
// phrasings of the seeds combined and typed as people type (fillers, typos, missing marks), written questions with other answers, and crossed
// pairs, whose label of the amount does not count. The same seed gives the same pairs. Usage, to write what train.py reads: npx tsx packages/bots/training/spyfall-2/pairs.ts FOLDER [LANGUAGE ...]

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  type Amount,
  amounts,
  answerFeatures,
  forms,
  hasNegator,
  lexiconIn,
  plainWords,
  questionFeatures,
  relationOf,
  type TextFeatures,
  type TopicLabel,
  topics,
} from '@safehouse/beliefs/spyfall-2'
import { type Chance, quickChance } from '@safehouse/engine'
import { frames } from './frames.ts'
import {
  type Language,
  type Phrase,
  type Relative,
  readEveryday,
  readImagined,
  readIndirect,
  readPhrases,
  readQuestions,
  readSeeds,
  readWritten,
  type SeedQuestion,
  type Seeds,
  type TopicSeeds,
  type WrittenPair,
} from './seeds.ts'

/**
 * Where a pair comes from: written whole, made of seeds, a written question with another answer, imagined or indirect (`readImagined`,
 * `readIndirect`), crossed (`crossedPairs`), or a question that was written alone (`questionPairs`). train.py knows the order.
 */
const sources = ['written', 'seeds', 'recombined', 'imagined', 'crossed', 'asked', 'everyday'] as const
export interface Pair extends WrittenPair {
  readonly source: (typeof sources)[number]
  /** The written question of which it was made, for a validation with questions that were not trained on; empty for seeds. */
  readonly origin: string
}

/** So many pairs of a topic are made of seeds, with every phrasing of a question at least once, and so many of each phrase and question. */
const PAIRS_A_TOPIC = 300
const PAIRS_A_PHRASE = 3
const PAIRS_A_QUESTION = 3
/** How many of the questions have a yes that stands for little. */
const LITTLE_PERCENT = 40
/** How many other answers a written question gets, and a question of the bots, which people answer most often. */
const ANSWERS_A_QUESTION = 3
const ANSWERS_A_BOTS_QUESTION = 40
/** How many crossed pairs there are in a language. */
const CROSSED_PAIRS = 120_000

export function pairsIn(language: Language): Pair[] {
  const [written, imagined, indirect] = [readWritten(language), readImagined(language), readIndirect(language)]
  const everyday = readEveryday(language)
  for (const { topic, form, amount } of [...written, ...imagined, ...indirect, ...everyday])
    if (!topics.includes(topic) || !forms.includes(form) || !amounts.includes(amount)) throw new Error(`no such label: ${topic} ${form} ${amount}`)
  const phrases = readPhrases(language)
  const seeds = withPhrases(readSeeds(language), phrases)
  const chance = quickChance(`pairs/${language}`)
  const from = (source: 'written' | 'imagined' | 'everyday', pairs: typeof written) =>
    pairs.map((pair): Pair => ({ ...pair, source, origin: pair.question }))
  const recombinable = [...from('written', written), ...from('imagined', indirect), ...from('everyday', everyday)]
  const imaginedPairs = from('imagined', imagined)
  return [
    ...recombinable,
    ...imaginedPairs,
    ...seedPairs(seeds, language, chance),
    ...phrasePairs(phrases, seeds, language, chance),
    ...questionPairs(seeds, language, chance),
    ...recombinedPairs(recombinable, seeds, language, chance),
    ...crossedPairs([...recombinable, ...imaginedPairs], chance),
  ]
}

/** Questions with answers that were given to other questions of their topic. What these mean nobody wrote down: the teachers of train.py say it. */
function crossedPairs(pairs: readonly Pair[], chance: Chance): Pair[] {
  const byTopic = new Map(topics.map((topic) => [topic, pairs.filter((pair) => pair.topic === topic)]))
  return Array.from({ length: CROSSED_PAIRS }, (): Pair => {
    const asked = chance.pick(pairs)
    return { ...asked, source: 'crossed', answer: chance.pick(byTopic.get(asked.topic)!).answer }
  })
}

/** Phrases for qualities and things serve in answers too. */
function withPhrases(seeds: Seeds, phrases: readonly Phrase[]): Seeds {
  for (const { topic, direction, kind, text } of phrases) {
    const { adjectives, nouns } = seeds.topics.get(topic)!
    if (kind === 'quality') adjectives[direction > 0 ? 'much' : 'little'].push(text)
    if (kind === 'thing' && direction > 0) nouns.push(text)
  }
  return seeds
}

function phrasePairs(phrases: readonly Phrase[], seeds: Seeds, language: Language, chance: Chance): Pair[] {
  const { ask, askHow, askDoing, askPerson } = frames[language]
  const asks = { thing: ask, quality: askHow, action: askDoing, person: askPerson }
  return phrases.flatMap(({ topic, direction, kind, text }) =>
    Array.from({ length: PAIRS_A_PHRASE }, (): Pair => {
      const question: SeedQuestion = { topic, form: 'yesNo', direction, text: chance.pick(asks[kind]).replace('%', text) }
      return seedPair(question, seeds, language, chance)
    }),
  )
}

/** Questions that were written without an answer, with answers as seeds have them. */
const questionPairs = (seeds: Seeds, language: Language, chance: Chance): Pair[] =>
  readQuestions(language).flatMap(({ topic, form, direction, question }) =>
    Array.from({ length: PAIRS_A_QUESTION }, (): Pair => {
      const isRelative = direction !== 0 && !hasNegator(question, language)
      const { amount, text } = anyAnswer(
        { topic, form: isRelative ? form : 'what', direction: direction || 1, text: question },
        seeds,
        language,
        chance,
      )
      return { source: 'asked', topic, form, direction, amount, question: typed(question, true, language, chance), answer: text, origin: '' }
    }),
  )

function seedPair(question: SeedQuestion, seeds: Seeds, language: Language, chance: Chance): Pair {
  const { amount, text } = anyAnswer(question, seeds, language, chance)
  const typedTexts = { question: typed(question.text, true, language, chance), answer: typed(text, false, language, chance) }
  return { ...question, ...typedTexts, source: 'seeds', amount, origin: '' }
}

function seedPairs(seeds: Seeds, language: Language, chance: Chance): Pair[] {
  const pairs: Pair[] = []
  for (const topic of topics) {
    const phrased = chance.shuffle(seeds.questions.filter((question) => question.topic === topic))
    for (let i = 0; i < Math.max(PAIRS_A_TOPIC, phrased.length); i++) {
      const question = i < phrased.length ? phrased[i]! : anyQuestion(topic, phrased, seeds, language, chance)
      pairs.push(seedPair(question, seeds, language, chance))
    }
  }
  return pairs
}

/** Some phrased by hand, some made of an adjective or a word by which the topic is known. */
function anyQuestion(topic: TopicLabel, phrased: readonly SeedQuestion[], seeds: Seeds, language: Language, chance: Chance): SeedQuestion {
  const topicSeeds = seeds.topics.get(topic)
  const direction = chance.below(100) < LITTLE_PERCENT ? -1 : 1
  const kind = chance.below(10)
  if (!topicSeeds || topicSeeds.words.much.length === 0 || kind < 4) {
    const same = phrased.filter((question) => question.direction === direction)
    return chance.pick(same.length > 0 ? same : phrased)
  }
  const side = direction > 0 ? 'much' : 'little'
  const [words, asks] = kind < 6 ? [topicSeeds.adjectives[side], frames[language].askHow] : [topicSeeds.words[side], frames[language].ask]
  return { topic, form: 'yesNo', direction, text: chance.pick(asks).replace('%', chance.pick(words)) }
}

const relatives: readonly Relative[] = ['yes', 'no', 'so']
/** An answer to any question, one about the topic, or both in one breath. */
function anyAnswer(question: SeedQuestion, seeds: Seeds, language: Language, chance: Chance): { readonly amount: Amount; readonly text: string } {
  const topicSeeds = seeds.topics.get(question.topic)
  if (question.topic === 'none' || !topicSeeds || chance.below(100) < 13) return { amount: 'unsaid', text: chance.pick(seeds.foggy) }
  const amount = amounts[[0, 0, 0, 2, 2, 2, 1][chance.below(7)]!]!
  const closed = question.form === 'yesNo' || question.form === 'amount'
  const said = relatives[amount === 'some' ? 2 : (amount === 'much') === question.direction > 0 ? 0 : 1]!
  const relative = chance.pick(seeds.relative[question.form === 'amount' ? 'amount' : 'yesNo'][said])
  const about = aboutTopic(topicSeeds, amount as 'much' | 'some' | 'little', language, chance)
  if (!closed) return { amount, text: about }
  const kind = chance.below(10)
  return { amount, text: kind < 5 ? relative : kind < 8 ? about : `${relative}${chance.pick([', ', ' ', '. '])}${about}` }
}

function aboutTopic({ adjectives, nouns, answers }: TopicSeeds, amount: 'much' | 'some' | 'little', language: Language, chance: Chance): string {
  const languageFrames = frames[language]
  const filled = (list: readonly string[], word: string) => chance.pick(list).replace('%', word)
  const kind = chance.below(10)
  if (kind < 4) return chance.pick(answers[amount])
  if (kind < 7 || nouns.length === 0) {
    if (amount === 'some') return filled(languageFrames.some, chance.pick([...adjectives.much, ...adjectives.little]))
    const opposite = amount === 'much' ? 'little' : 'much'
    return chance.below(3) > 0
      ? filled(languageFrames.much, chance.pick(adjectives[amount]))
      : filled(languageFrames.little, chance.pick(adjectives[opposite]))
  }
  return filled(amount === 'much' ? languageFrames.muchOf : amount === 'some' ? languageFrames.someOf : languageFrames.littleOf, chance.pick(nouns))
}

/** As people type: fillers, typos, capital letters and marks or none of them. */
function typed(text: string, isQuestion: boolean, language: Language, chance: Chance): string {
  const { before, after } = frames[language]
  let words = text
  if (chance.below(8) === 0) words = `${chance.pick(before)}${words}`
  if (chance.below(8) === 0) words = `${words}${chance.pick(after)}`
  if (chance.below(9) === 0) words = mistyped(words, chance)
  if (chance.below(2) === 0) words = words[0]!.toUpperCase() + words.slice(1)
  const end = isQuestion ? ['?', '?', '?', '??', ''] : ['', '', '.', '!', '...', ' lol']
  return `${words}${chance.pick(end)}`
}
function mistyped(text: string, chance: Chance): string {
  if (text.length < 5) return text
  const position = 1 + chance.below(text.length - 3)
  const kind = chance.below(3)
  if (kind === 0) return text.slice(0, position) + text.slice(position + 1)
  if (kind === 1) return text.slice(0, position) + text[position + 1] + text[position] + text.slice(position + 2)
  return text.slice(0, position) + text[position] + text.slice(position)
}

/**
 * Questions whose direction is known, with other answers: a yes, a no or so-so, or what somebody said about the topic. To a question with a
 * “not” in it people agree with a yes or a no, so those keep their own answers.
 */
function recombinedPairs(written: readonly Pair[], seeds: Seeds, language: Language, chance: Chance): Pair[] {
  const bare = bareAnswers(written, seeds, language)
  const own = [...lexiconIn(language).featureByQuestion].map(([question, topic]) => ({
    topic,
    direction: 1 as const,
    question,
    times: ANSWERS_A_BOTS_QUESTION,
  }))
  const others = written
    .filter(({ form, direction, question }) => form === 'yesNo' && direction !== 0 && !hasNegator(question, language))
    .map(({ topic, direction, question }) => ({ topic, direction, question, times: ANSWERS_A_QUESTION }))
  return [...own, ...others].flatMap(({ topic, direction, question, times }) =>
    Array.from({ length: times }, (): Pair => {
      const amount = amounts[chance.pick([0, 0, 0, 0, 2, 2, 2, 2, 1, 3])]!
      const about = seeds.topics.get(topic)
      const isAbout = about && amount !== 'unsaid' && chance.below(3) === 0
      const said = amount === 'unsaid' ? 'foggy' : amount === 'some' ? 'so' : (amount === 'much') === direction > 0 ? 'yes' : 'no'
      const text = isAbout ? aboutTopic(about, amount, language, chance) : chance.pick(bare[said])
      return {
        source: 'recombined',
        topic,
        form: 'yesNo',
        direction,
        amount,
        question: chance.below(9) === 0 ? mistyped(question, chance) : question,
        answer: typed(text, false, language, chance),
        origin: question,
      }
    }),
  )
}

const MAX_BARE_WORDS = 3
/** Answers that mean the same whatever was asked: those of the seeds, and short written ones that nearly always did. */
function bareAnswers(
  written: readonly Pair[],
  { relative, foggy }: Seeds,
  language: Language,
): Readonly<Record<Relative | 'foggy', readonly string[]>> {
  const found = { yes: [...relative.yesNo.yes], no: [...relative.yesNo.no], so: [...relative.yesNo.so], foggy: [...foggy] }
  const counts = new Map<string, Record<Relative | 'foggy', number>>()
  for (const { form, direction, amount, question, answer } of written) {
    const text = plainWords(answer).join(' ')
    if (form !== 'yesNo' || direction === 0 || text === '' || text.split(' ').length > MAX_BARE_WORDS || hasNegator(question, language)) continue
    const said = amount === 'unsaid' ? 'foggy' : amount === 'some' ? 'so' : (amount === 'much') === direction > 0 ? 'yes' : 'no'
    const count = counts.get(text) ?? { yes: 0, no: 0, so: 0, foggy: 0 }
    count[said]++
    counts.set(text, count)
  }
  for (const [text, count] of counts) {
    const sum = Object.values(count).reduce((all, one) => all + one, 0)
    for (const said of ['yes', 'no', 'so', 'foggy'] as const)
      if (sum >= 2 && count[said] >= 0.9 * sum) for (let i = 0; i < Math.min(4, sum); i++) found[said].push(text)
  }
  return found
}

/** Pairs as numbers, for train.py: the hashes of features, texts as positions of these, and pairs as labels and the positions of two texts. */
function asNumbers(pairs: readonly Pair[], language: Language) {
  const [features, texts, origins] = [numbering<number>(), numbering<string>(), numbering<string>()]
  // Pieces of a word come after the word's own number, which is below zero there.
  const textOf = ({ hashes, pieces }: TextFeatures) => {
    const ofWords = [...pieces].flatMap(([word, piecesOfWord]) => [-1 - features.numberOf(word), ...piecesOfWord.map(features.numberOf)])
    return texts.numberOf([...hashes.map(features.numberOf), ...ofWords].join())
  }
  const rows = pairs.map(({ source, topic, form, direction, amount, question, answer, origin }) => [
    [
      ...[sources.indexOf(source), topics.indexOf(topic), forms.indexOf(form), direction, amounts.indexOf(amount)],
      ...[origins.numberOf(plainWords(origin).join(' ')), ...relationOf(answer, question, language)],
    ],
    textOf(questionFeatures(question)),
    textOf(answerFeatures(answer, question, language)),
  ])
  return {
    topics: topics.length,
    forms: forms.length,
    pairs: rows,
    texts: texts.inOrder().map((text) => text.split(',').map(Number)),
    hashes: features.inOrder(),
  }
}
/** Numbers things from 0 on, in the order in which they come first. */
function numbering<Thing>() {
  const numbers = new Map<Thing, number>()
  return {
    numberOf(thing: Thing): number {
      const number = numbers.get(thing) ?? numbers.size
      numbers.set(thing, number)
      return number
    },
    inOrder: () => [...numbers.keys()],
  }
}

if (process.argv[1]?.endsWith('pairs.ts')) {
  const [folder, ...languages] = process.argv.slice(2)
  if (!folder) throw new Error('the folder for the pairs is missing')
  mkdirSync(folder, { recursive: true })
  for (const language of (languages.length > 0 ? languages : ['en', 'nl', 'de']) as Language[]) {
    const pairs = pairsIn(language)
    writeFileSync(join(folder, `pairs.${language}.json.gz`), gzipSync(JSON.stringify(asNumbers(pairs, language))))
    console.log(
      `${language}: ${pairs.length} pairs, ${pairs.filter(({ source }) => source === 'written' || source === 'imagined').length} of them written whole`,
    )
  }
}
