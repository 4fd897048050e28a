// Understanding what was said: a bot's sentence exactly, a typed one by the classifier, a spoken one (an empty text) by the shade that
// was tapped, and without one as one that says nothing.
import type { Seat } from '@safehouse/engine'
import type { AnswerShade, Exchange } from '@safehouse/games/spyfall-2'
import { formByWord } from './language/question-words.ts'
import { type Lexicon, longWords, type QuestionManner, wordsOf } from './lexicon.ts'
import type { Feature, Shade } from './meaning.ts'
import type { KnownPlace } from './places.ts'

/** One thing that somebody disclosed about the place. */
export interface Disclosure {
  readonly by: Seat
  readonly feature: Feature | undefined
  readonly shade: Shade
  /** How far it can be relied on that this was meant, from 0 to 1. */
  readonly sure: number
  /** Keys of places whose own words were used. */
  readonly hints: readonly string[]
}

/** What a question asks for, as a listener understands it. */
export interface Question extends QuestionManner {
  readonly text: string
  readonly topic: Feature | undefined
  readonly sure: number
}
/** How sure the classifier must be to be believed against single words: of a topic, and of how much an answer says there is. */
const MIN_TOPIC_SURE = 0.25
const MIN_ANSWER_SURE = 0.65
/** How sure single words are where there is no classifier. */
const WORDS_SURE = 0.5
/** How far typed words, and a tapped shade, are relied on at most. */
const TYPED_TRUST = 0.75
const TAPPED_TRUST = 0.85
export function disclosuresIn(record: readonly Exchange[], lexicon: Lexicon, places: readonly KnownPlace[]): Disclosure[] {
  const found: Disclosure[] = []
  for (const { by, to, question, answer, shade } of record) {
    const asked = readQuestion(question, lexicon)
    if (asked.byHuman) addHints(found, by, question, lexicon, places)
    if (answer === null) continue
    // What is said aloud without a tap cannot be heard: it speaks neither for nor against anybody.
    if (answer === '') found.push({ by: to, feature: asked.topic, shade: tappedShade(shade, asked), sure: shade ? TAPPED_TRUST : 0, hints: [] })
    else {
      const exact = understandBot(answer, asked, lexicon)
      found.push({ by: to, hints: [], ...(exact ?? understandTyped(answer, asked, lexicon)) })
      if (!exact) addHints(found, to, answer, lexicon, places)
    }
  }
  return found
}
/**
 * A tap says how much there is of what was asked about: to “Is it quiet?” much is much quiet, so there is little noise. Only questions for a yes
 * or an amount have such a direction; “Who built it?” has none.
 */
const tappedShade = (shade: AnswerShade = 'unsaid', { form, direction }: Question): Shade =>
  direction < 0 && (form === 'yesNo' || form === 'amount') ? opposite[shadeOf[shade]] : shadeOf[shade]
const shadeOf: Readonly<Record<AnswerShade, Shade>> = { much: 'high', some: 'mid', little: 'low', unsaid: 'foggy' }

/** A bot's question exactly; a typed one by the classifier, and where that is unsure, by the feature that most of its words belong to. */
export function readQuestion(text: string, lexicon: Lexicon): Question {
  const exact = lexicon.featureByQuestion.get(text)
  if (exact || text === '') return { text, topic: exact, sure: exact ? 1 : 0, form: 'yesNo', direction: 1, byHuman: false }
  const classifier = lexicon.classifier()
  if (!classifier) return questionByWords(text, lexicon)
  const { topic, sure, form, direction } = classifier.question(text)
  const read = { text, form: formByWord(text, lexicon.language) ?? form, direction, byHuman: true }
  if (sure < MIN_TOPIC_SURE) return { ...read, topic: topicByWords(text, lexicon), sure: MIN_TOPIC_SURE }
  return { ...read, topic: topic === 'none' ? undefined : topic, sure }
}
export const topicOf = (question: string, lexicon: Lexicon): Feature | undefined => readQuestion(question, lexicon).topic

function questionByWords(text: string, lexicon: Lexicon): Question {
  const topic = topicByWords(text, lexicon)
  const direction = topic && leaning(wordsOf(text), topic, lexicon) < 0 ? -1 : 1
  return { text, topic, sure: topic ? WORDS_SURE : 0, form: formByWord(text, lexicon.language) ?? 'yesNo', direction, byHuman: true }
}
function topicByWords(text: string, lexicon: Lexicon): Feature | undefined {
  const votes = new Map<Feature, number>()
  for (const word of wordsOf(text)) {
    const list = lexicon.featuresByWord.get(word) ?? []
    for (const feature of list) votes.set(feature, (votes.get(feature) ?? 0) + 1 / list.length)
  }
  return findMostVoted(votes)
}
function findMostVoted(votes: ReadonlyMap<Feature, number>): Feature | undefined {
  let best: Feature | undefined
  let bestCount = 0
  for (const [feature, count] of votes) if (count > bestCount) [best, bestCount] = [feature, count]
  return best
}

/** The meaning of a bot's answer, apart from what it begins and ends with; undefined if no bot says this. A vague one is about whatever was asked. */
function understandBot(
  answer: string,
  asked: Question,
  { meaningByAnswer, openings, closings }: Lexicon,
): Pick<Disclosure, 'feature' | 'shade' | 'sure'> | undefined {
  const opening = openings.find((sentence) => answer.startsWith(sentence)) ?? ''
  const closing = closings.find((sentence) => answer.endsWith(sentence)) ?? ''
  const meant = meaningByAnswer.get(answer.slice(opening.length, answer.length - closing.length))
  if (!meant) return undefined
  const shade = meant.feature === undefined && asked.direction < 0 ? opposite[meant.shade] : meant.shade
  return { feature: meant.feature ?? asked.topic, shade, sure: 1 }
}
const opposite: Readonly<Record<Shade, Shade>> = {
  low: 'high',
  mid: 'mid',
  high: 'low',
  ratherLow: 'ratherHigh',
  ratherHigh: 'ratherLow',
  foggy: 'foggy',
}

/**
 * How much a typed answer says there is, and of what, by the classifier; where it is unsure, and where a bot asked, whose questions are
 * plain, by words for much or little of that. Where it is unsure and has not read what both texts are about, words for another topic count.
 */
function understandTyped(answer: string, asked: Question, lexicon: Lexicon): Pick<Disclosure, 'feature' | 'shade' | 'sure'> {
  const words = wordsOf(answer)
  // Of a question that was said aloud nothing is known: it has no text.
  const isQuestionKnown = !asked.byHuman && asked.text !== ''
  const known = isQuestionKnown ? { ...asked, topic: asked.topic ?? ('none' as const) } : undefined
  const read = lexicon.classifier()?.answer(answer, asked.text, known)
  const { amount, sure } = read ?? agreement(words, asked.direction, lexicon)
  const byBoth = !isQuestionKnown && read && read.topicSure >= MIN_TOPIC_SURE ? { topic: read.topic, sure: read.topicSure } : undefined
  const { topic, sure: topicSure } = byBoth ?? asked
  const feature = topic === 'none' ? undefined : topic
  const isUnsure = sure < MIN_ANSWER_SURE
  const towards = feature && (isUnsure || isQuestionKnown) ? leaning(words, feature, lexicon) : 0
  if (towards !== 0) return { feature, shade: towards > 0 ? 'high' : 'low', sure: TYPED_TRUST * topicSure }
  const aside = isUnsure && !byBoth ? asideIn(answer, lexicon) : undefined
  if (aside) return { ...aside, sure: TYPED_TRUST / 2 }
  if (amount === 'unsaid') return { feature, shade: 'foggy', sure }
  return { feature, shade: shadeOf[amount], sure: feature ? TYPED_TRUST * sure * topicSure : 0 }
}
/** A yes or a no, by single words. */
function agreement(
  words: readonly string[],
  direction: 1 | -1,
  { yesWords, noWords, negators }: Lexicon,
): { readonly amount: AnswerShade; readonly sure: number } {
  const towards = words.some((word) => noWords.has(word) || negators.has(word)) ? -1 : words.some((word) => yesWords.has(word)) ? 1 : 0
  return towards === 0 ? { amount: 'unsaid', sure: 0 } : { amount: towards * direction > 0 ? 'much' : 'little', sure: 1 }
}
/** What the words of a text alone say of any topic. */
export function asideIn(text: string, lexicon: Lexicon): Pick<Disclosure, 'feature' | 'shade'> | undefined {
  const feature = topicByWords(text, lexicon)
  const towards = feature ? leaning(wordsOf(text), feature, lexicon) : 0
  return towards === 0 ? undefined : { feature, shade: towards > 0 ? 'ratherHigh' : 'ratherLow' }
}
/** Towards much of it above zero, towards little below; a word after “not” counts for the opposite. */
function leaning(words: readonly string[], feature: Feature, { featuresByLowWord, featuresByHighWord, negators }: Lexicon): number {
  let towards = 0
  for (const [i, word] of words.entries()) {
    const turned = words.slice(Math.max(0, i - 2), i).some((before) => negators.has(before)) ? -1 : 1
    if (featuresByHighWord.get(word)?.includes(feature)) towards += turned
    if (featuresByLowWord.get(word)?.includes(feature)) towards -= turned
  }
  return towards
}

/** Adds a disclosure for each word that only a few places have in their names and roles. */
function addHints(found: Disclosure[], by: Seat, text: string, { placeKeysByWord }: Lexicon, places: readonly KnownPlace[]): void {
  for (const word of new Set(longWords(text))) {
    const builtInKeys = placeKeysByWord.get(word) ?? []
    const hints = places
      .filter(({ key, written }) => builtInKeys.includes(key) || written.some((term) => longWords(term).includes(word)))
      .map(({ key }) => key)
    if (hints.length > 0 && hints.length <= 3) found.push({ by, feature: undefined, shade: 'foggy', sure: 0, hints })
  }
}
