// Features of a typed text for the classifier: words, pairs of words and pieces of words, each a hash. The training data are made with this
// file too; whoever changes it has to train anew. The first characters of a feature's name stand for its kind, so that the same word counts
// apart as, say, any word (w), the first one (1), the last one (l) or one of a pair (b). Words and pieces of questions and answers are the
// same features: what "earplugs" stand for in a question, they stand for in an answer.
import type { Language } from '@safehouse/games/spyfall-2'
import { particles } from './particles.ts'

/** Text beyond this length changes nothing; what is typed is bounded by the rules already. */
const MAX_WORDS = 40
const MIN_PIECE = 3
const MAX_PIECE = 5
/** How many words after a “not” are turned round. */
const NEGATED_WORDS = 3
/** Words that begin with so many equal letters are taken for forms of the same word. */
const STEM = 5

/** Words in lower case, without apostrophes and accents: people leave them out, and phones put in other ones. */
export const plainWords = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/['’‘`´]/g, '')
      .replaceAll('ß', 'ss')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, MAX_WORDS)

export const hasNegator = (text: string, language: Language): boolean => plainWords(text).some((word) => particles[language].not.has(word))

/** What decides how an answer relates to its question: whether that has a “not” in it, and whether the answer begins with a yes or a no. */
export function relationOf(answer: string, question: string, language: Language): [negated: number, yes: number, no: number] {
  const [first = ''] = plainWords(answer)
  const { yes, no } = particles[language]
  return [Number(hasNegator(question, language)), Number(yes.has(first)), Number(no.has(first))]
}

/** Hashes of a question's features, each once. */
export function questionFeatures(text: string): number[] {
  const words = plainWords(text)
  const names = new Set<string>([`1${words[0] ?? ''}`, `2${words[0] ?? ''} ${words[1] ?? ''}`])
  for (const [i, word] of words.entries()) {
    names.add(`w${word}`)
    if (i > 0) names.add(`b${words[i - 1]} ${word}`)
    if (i > 1) names.add(`s${words[i - 2]} ${word}`)
    for (const piece of pieces(word)) names.add(piece)
  }
  return [...names].map(hashOf)
}

/** Hashes of the features of an answer to a question, each once. Words after a “not” are features of their own. */
export function answerFeatures(text: string, question: string, language: Language): number[] {
  const words = plainWords(text)
  const negators = particles[language].not
  const isNegated = hasNegator(question, language)
  const asked = new Set(
    plainWords(question)
      .filter((word) => word.length > 2)
      .map((word) => word.slice(0, STEM)),
  )
  const names = new Set<string>([`n${Math.min(words.length, 6)}`])
  const isFirstApart = /^\W*\w+\s*[,.;:!–-]/.test(text) // “No, trees everywhere” is not “no trees”
  let negatedWordsLeft = 0
  for (const [i, word] of words.entries()) {
    const turned = negatedWordsLeft > 0 ? '!' : ''
    negatedWordsLeft = negators.has(word) && !(i === 0 && isFirstApart) ? NEGATED_WORDS : negatedWordsLeft - 1
    names.add(`${turned}w${word}`)
    names.add(`a${words[i - 1] ?? '^'} ${word}`)
    for (const piece of pieces(word)) names.add(`${turned}${piece}`)
    if (word.length > 2 && asked.has(word.slice(0, STEM))) names.add(`=${turned}`)
  }
  names.add(`f${words[0] ?? ''}`)
  names.add(`l${words.at(-1) ?? ''}`)
  if (isNegated) names.add(`N${words[0] ?? ''}`)
  names.add(`?${words.some((word) => negators.has(word))}${words.length > 2 ? 'long' : 'short'}`)
  return [...names].map(hashOf)
}

function pieces(word: string): string[] {
  const padded = `<${word}>`
  const found: string[] = []
  for (let length = MIN_PIECE; length <= MAX_PIECE; length++)
    for (let start = 0; start + length <= padded.length; start++) found.push(`~${padded.slice(start, start + length)}`)
  return found
}

/** FNV-1a, which is the same in every program. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
