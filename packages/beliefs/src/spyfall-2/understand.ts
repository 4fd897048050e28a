// Understanding what was said: a bot's sentence exactly, a typed one by its words, a spoken one (an empty text) not at all.
import type { Seat } from '@safehouse/engine'
import type { Exchange } from '@safehouse/games/spyfall-2'
import type { Feature, Shade } from './meaning.ts'
import type { KnownPlace } from './places.ts'
import { type Lexicon, longWords, wordsOf } from './words.ts'

/** One thing that somebody disclosed about the place. */
export interface Statement {
  readonly by: Seat
  readonly feature: Feature | undefined
  readonly shade: Shade
  /** How far it can be relied on that this was meant, from 0 to 1. */
  readonly sure: number
  /** Keys of places whose own words were used. */
  readonly hints: readonly string[]
}

export function statementsIn(record: readonly Exchange[], lexicon: Lexicon, places: readonly KnownPlace[]): Statement[] {
  const found: Statement[] = []
  for (const { by, to, question, answer } of record) {
    const asked = lexicon.asked.get(question)
    const feature = asked ?? topicOf(question, lexicon)
    if (!asked) hinted(found, by, question, lexicon, places)
    if (answer === null || answer === '') continue
    const exact = exactly(answer, feature, lexicon)
    if (exact) found.push({ by: to, ...exact, sure: exact.feature ? 1 : 0, hints: [] })
    else {
      const guess = byWords(answer, feature, lexicon)
      if (guess) found.push({ by: to, ...guess, sure: 0.6, hints: [] })
      hinted(found, to, answer, lexicon, places)
    }
  }
  return found
}

/** What a question is about; of a typed one, the feature that most of its words belong to. */
export function topicOf(question: string, lexicon: Lexicon): Feature | undefined {
  const exact = lexicon.asked.get(question)
  if (exact) return exact
  const votes = new Map<Feature, number>()
  for (const word of wordsOf(question)) {
    const list = lexicon.about.get(word) ?? []
    for (const feature of list) votes.set(feature, (votes.get(feature) ?? 0) + 1 / list.length)
  }
  return most(votes)
}
function most(votes: ReadonlyMap<Feature, number>): Feature | undefined {
  let best: Feature | undefined
  let bestCount = 0
  for (const [feature, count] of votes) if (count > bestCount) [best, bestCount] = [feature, count]
  return best
}

/** A bot's sentence, without the colour of its role. A vague one is about whatever was asked. */
function exactly(answer: string, asked: Feature | undefined, { answered, before, after }: Lexicon): Pick<Statement, 'feature' | 'shade'> | undefined {
  const opening = before.find((sentence) => answer.startsWith(sentence)) ?? ''
  const closing = after.find((sentence) => answer.endsWith(sentence)) ?? ''
  const meant = answered.get(answer.slice(opening.length, answer.length - closing.length))
  return meant && { feature: meant.feature ?? asked, shade: meant.shade }
}

/** Words for much or little of what was asked decide; failing these a yes or a no; failing that, another topic's words. */
function byWords(answer: string, asked: Feature | undefined, lexicon: Lexicon): Pick<Statement, 'feature' | 'shade'> | undefined {
  const words = wordsOf(answer)
  if (asked) {
    const towards = leaning(words, asked, lexicon) || agreement(words, lexicon)
    if (towards !== 0) return { feature: asked, shade: towards > 0 ? 'high' : 'low' }
  }
  const other = topicOf(answer, lexicon)
  const towards = other ? leaning(words, other, lexicon) : 0
  return other && towards !== 0 ? { feature: other, shade: towards > 0 ? 'ratherHigh' : 'ratherLow' } : undefined
}
/** Towards much of it above zero, towards little below; a word after “not” counts for the opposite. */
function leaning(words: readonly string[], feature: Feature, { lows, highs, not }: Lexicon): number {
  let towards = 0
  for (const [i, word] of words.entries()) {
    const turned = words.slice(Math.max(0, i - 2), i).some((before) => not.has(before)) ? -1 : 1
    if (highs.get(word)?.includes(feature)) towards += turned
    if (lows.get(word)?.includes(feature)) towards -= turned
  }
  return towards
}
const agreement = (words: readonly string[], { yes, no, not }: Lexicon): number =>
  words.some((word) => no.has(word) || not.has(word)) ? -1 : words.some((word) => yes.has(word)) ? 1 : 0

/** Words that only a few places' names and roles have. */
function hinted(found: Statement[], by: Seat, text: string, { placed }: Lexicon, places: readonly KnownPlace[]): void {
  for (const word of new Set(longWords(text))) {
    const ours = placed.get(word) ?? []
    const hints = places
      .filter(({ key, written }) => ours.includes(key) || written.some((own) => longWords(own).includes(word)))
      .map(({ key }) => key)
    if (hints.length > 0 && hints.length <= 3) found.push({ by, feature: undefined, shade: 'foggy', sure: 0, hints })
  }
}
