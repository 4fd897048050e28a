// Reads seeds.<language>.txt: phrasings of questions and answers as people type them, written by hand, by topic. A line of a question is
// its form (Y yes/no, A amount, W who, T what, R why, L where, M when), what a yes to it stands for (+ much, - little), and the words, of
// which (these|those|) alternate. Other lines: ah/al adjectives for much/little, n nouns whose presence is much, w+/w- words by which a
// question is known, h/m/l whole answers. [any] has answers to any question: yes, no, so-so by form, and f for what says nothing.
import { readFileSync } from 'node:fs'
import { type Amount, type Form, plainWords, type TopicLabel } from '@safehouse/beliefs/spyfall-2'

export type Language = 'en' | 'nl' | 'de'
export interface SeedQuestion {
  readonly topic: TopicLabel
  readonly form: Form
  readonly direction: 1 | -1
  readonly text: string
}
export interface TopicSeeds {
  readonly adjectives: { readonly much: string[]; readonly little: string[] }
  readonly nouns: string[]
  readonly words: { readonly much: string[]; readonly little: string[] }
  readonly answers: { readonly much: string[]; readonly some: string[]; readonly little: string[] }
}
/** Answers to any question of a form, relative to what was asked. */
export type Relative = 'yes' | 'no' | 'so'
export interface Seeds {
  readonly questions: SeedQuestion[]
  readonly topics: Map<string, TopicSeeds>
  readonly relative: Record<'yesNo' | 'amount', Record<Relative, string[]>>
  readonly foggy: string[]
}

const formOf: Readonly<Record<string, Form>> = { Y: 'yesNo', A: 'amount', W: 'who', T: 'what', R: 'why', L: 'where', M: 'when' }
const relativeOf: Readonly<Record<string, Relative>> = { y: 'yes', n: 'no', s: 'so' }
const inside = (name: string) => new URL(name, import.meta.url)
const listed = (text: string): string[] => text.split(', ').map((item) => item.trim())

export const readSeeds = (language: Language): Seeds => seedsFrom(`seeds.${language}.txt`)
/** Answers that no training reads, as people give them to bots' questions: what an honest person says where bots are measured (report.ts). */
export const readPeople = (): Seeds => seedsFrom('people.en.txt')

function seedsFrom(name: string): Seeds {
  const seeds: Seeds = {
    questions: [],
    topics: new Map(),
    relative: { yesNo: { yes: [], no: [], so: [] }, amount: { yes: [], no: [], so: [] } },
    foggy: [],
  }
  let topic = 'none'
  for (const line of readFileSync(inside(name), 'utf8').split('\n')) {
    if (line.startsWith('[')) topic = line.slice(1, -1)
    else if (line !== '') readLine(line, topic, seeds)
  }
  return seeds
}

function readLine(line: string, topic: string, seeds: Seeds): void {
  const code = line.slice(0, line.indexOf(' '))
  const text = line.slice(code.length + 1)
  const topicSeeds = topicIn(seeds, topic)
  const questionCode = /^([YAWTRLM])([+-])$/.exec(code)
  if (questionCode) {
    const direction = questionCode[2] === '+' ? 1 : -1
    for (const question of expanded(text))
      seeds.questions.push({ topic: topic as TopicLabel, form: formOf[questionCode[1]!]!, direction, text: question })
  } else if (code === 'f') seeds.foggy.push(...listed(text))
  else if (/^[YA][yns]$/.test(code)) seeds.relative[code[0] === 'Y' ? 'yesNo' : 'amount'][relativeOf[code[1]!]!].push(...listed(text))
  else if (code === 'ah') topicSeeds.adjectives.much.push(...listed(text))
  else if (code === 'al') topicSeeds.adjectives.little.push(...listed(text))
  else if (code === 'n') topicSeeds.nouns.push(...listed(text))
  else if (code === 'w+') topicSeeds.words.much.push(...listed(text))
  else if (code === 'w-') topicSeeds.words.little.push(...listed(text))
  else if (code === 'h') topicSeeds.answers.much.push(text)
  else if (code === 'm') topicSeeds.answers.some.push(text)
  else if (code === 'l') topicSeeds.answers.little.push(text)
  else throw new Error(`no such line in the seeds: ${line}`)
}

function topicIn({ topics }: Seeds, topic: string): TopicSeeds {
  const known = topics.get(topic)
  if (known) return known
  const made: TopicSeeds = {
    adjectives: { much: [], little: [] },
    nouns: [],
    words: { much: [], little: [] },
    answers: { much: [], some: [], little: [] },
  }
  topics.set(topic, made)
  return made
}

/** Every way to say a line with its (alternatives|like these|). */
function expanded(text: string): string[] {
  const found = /\(([^()]*)\)/.exec(text)
  if (!found) return [text.replace(/\s+/g, ' ').trim()]
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  return found[1]!.split('|').flatMap((variant) => expanded(`${before}${variant}${after}`))
}

export interface WrittenPair {
  readonly topic: TopicLabel
  readonly form: Form
  /** What a yes to the question stands for: much (1), little (-1), neither or not known (0). */
  readonly direction: 1 | -1 | 0
  readonly amount: Amount
  readonly question: string
  readonly answer: string
}
const directionOf: Readonly<Record<string, 1 | -1 | 0>> = { '+': 1, '-': -1, '0': 0 }
/** A phrase by which a question is about a topic, and what a yes to "is there …", "is it …", "could I …" or "would … like it" stands for. */
export interface Phrase {
  readonly topic: TopicLabel
  readonly direction: 1 | -1
  readonly kind: 'thing' | 'quality' | 'action' | 'person'
  readonly text: string
}
export type WrittenQuestion = Omit<WrittenPair, 'amount' | 'answer'>

export const readPhrases = (language: Language): Phrase[] => readDirected(`phrases.${language}.tsv`)
/** Questions written by hand without an answer. */
export const readQuestions = (language: Language): WrittenQuestion[] => readDirected(`questions.${language}.tsv`)
/** Questions of somebody who did not know that they would be labelled, which no training reads: they show how many have a yes that stands for much. */
export const readNaturalQuestions = (language: Language): WrittenQuestion[] => readDirected(`natural-questions.${language}.tsv`)
/** Whole pairs written by hand, for training. */
export const readWritten = (language: Language): WrittenPair[] => readDirected(`written.${language}.tsv`)
/** The same as friends type without thinking long: every question with several answers, and several people who wrote them. */
export const readEveryday = (language: Language): WrittenPair[] => readDirected(`everyday.${language}.tsv`)
/** The same with more imagination than most people have: what is meant follows from things and scenes rather than from plain words. */
export const readImagined = (language: Language): WrittenPair[] => readDirected(`imagined.${language}.tsv`)
/** The same with questions of which one has to think what a yes stands for, half of them with a yes that stands for little. */
export const readIndirect = (language: Language): WrittenPair[] => readDirected(`indirect.${language}.tsv`)
/**
 * Sets of pairs that no training reads. Those that are held out were written by others than the rest, and neither read nor labelled by
 * whoever trains; they are numbered as they were written. By the development pairs settings are chosen. No question of the second set and
 * of the first development pairs was written for training, apart from case, punctuation and accents; measure.ts counts those of the others.
 */
export const heldOutSets = ['held-out-1', 'held-out-2', 'held-out-3', 'held-out-4'] as const
export const measuredSets = [...heldOutSets, 'development-1', 'development-2'] as const
export type MeasuredSet = (typeof measuredSets)[number]
export const readMeasured = (language: Language, set: MeasuredSet): Omit<WrittenPair, 'direction'>[] =>
  readTable(`${set}.${language}.tsv`) as unknown as Omit<WrittenPair, 'direction'>[]

/** A text without case, punctuation and accents: texts that are the same so are taken for the same. */
export const withoutMarks = (text: string): string => plainWords(text).join(' ')

/** Rows of a table whose column `yes` has a sign for the direction. */
const readDirected = <Row>(name: string): Row[] => readTable(name).map(({ yes, ...row }) => ({ ...row, direction: directionOf[yes!]! }) as Row)
function readTable(name: string): Readonly<Record<string, string>>[] {
  const [head, ...lines] = readFileSync(inside(name), 'utf8').trim().split('\n')
  const columns = head!.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length) throw new Error(`${name}: ${columns.length} columns are wanted in ${line}`)
    return Object.fromEntries(columns.map((column, i) => [column, cells[i]!]))
  })
}
