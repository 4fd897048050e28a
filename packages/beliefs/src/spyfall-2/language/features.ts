// Features of a typed text for the classifier: words, pairs of words and pieces of words, each a hash. The training data are made with this
// file too; whoever changes it has to train anew. The first characters of a feature's name stand for its kind, so that the same word counts
// apart as, say, any word (w), the first one (1), the last one (l) or one of a pair (b). Words and pieces of questions and answers are the
// same features: what "earplugs" stand for in a question, they stand for in an answer.
import type { Language } from '@safehouse/games/spyfall-2'
import { numberByWord } from './number-words.ts'
import { particles } from './particles.ts'

/** Text beyond this length changes nothing; what is typed is bounded by the rules already. */
const MAX_WORDS = 40
const MIN_PIECE = 3
const MAX_PIECE = 5
/** How many words after a “not” are turned round. */
const NEGATED_WORDS = 3
/** From where on a number is of the next order of magnitude. */
const SIZES = [1, 2, 4, 8, 15, 40, 100, 300, 1000]
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

/** The features of a text by their hashes. */
export interface TextFeatures {
  /** Each once, with all words. */
  readonly hashes: readonly number[]
  /** By the hash of a word: pieces of it, which count only where training has not seen the word. */
  readonly pieces: ReadonlyMap<number, readonly number[]>
}
const hashed = (names: ReadonlySet<string>, piecesByWord: ReadonlyMap<string, readonly string[]>): TextFeatures => ({
  hashes: [...names].map(hashOf),
  pieces: new Map([...piecesByWord].map(([word, pieces]) => [hashOf(word), pieces.map(hashOf)])),
})

export function questionFeatures(text: string): TextFeatures {
  const words = plainWords(text)
  const names = new Set<string>([`1${words[0] ?? ''}`, `2${words[0] ?? ''} ${words[1] ?? ''}`])
  const piecesByWord = new Map<string, string[]>()
  for (const [i, word] of words.entries()) {
    addWord('', word, names, piecesByWord)
    if (i > 0) names.add(`b${words[i - 1]} ${word}`)
    if (i > 1) names.add(`s${words[i - 2]} ${word}`)
  }
  return hashed(names, piecesByWord)
}

/** The features of an answer to a question. Words after a “not” are features of their own. */
export function answerFeatures(text: string, question: string, language: Language): TextFeatures {
  const words = plainWords(text)
  const negators = particles[language].not
  const isNegated = hasNegator(question, language)
  const questionWords = plainWords(question)
  const asked = new Set(questionWords.filter((word) => word.length > 2).map((word) => word.slice(0, STEM)))
  const names = new Set<string>([`n${Math.min(words.length, 6)}`])
  const piecesByWord = new Map<string, string[]>()
  const isFirstApart = /^\W*\w+\s*[,.;:!–-]/.test(text) // “No, trees everywhere” is not “no trees”
  let negatedWordsLeft = 0
  for (const [i, word] of words.entries()) {
    const turned = negatedWordsLeft > 0 ? '!' : ''
    negatedWordsLeft = negators.has(word) && !(i === 0 && isFirstApart) ? NEGATED_WORDS : negatedWordsLeft - 1
    addWord(turned, word, names, piecesByWord)
    names.add(`a${words[i - 1] ?? '^'} ${word}`)
    if (word.length > 2 && asked.has(word.slice(0, STEM))) names.add(`=${turned}`)
    const size = sizeOf(word, language)
    if (size !== undefined) {
      const [first, second] = questionWords
      names.add(`#${size}`)
      names.add(`#${size} ${(words[i + 1] ?? '').slice(0, STEM)}`)
      names.add(`#${size}${first} ${second}`)
    }
  }
  if (/(^|\s)[-−]\d/.test(text)) names.add('#-')
  names.add(`f${words[0] ?? ''}`)
  names.add(`l${words.at(-1) ?? ''}`)
  if (isNegated) names.add(`N${words[0] ?? ''}`)
  names.add(`?${words.some((word) => negators.has(word))}${words.length > 2 ? 'long' : 'short'}`)
  return hashed(names, piecesByWord)
}

/** The order of magnitude of a number, in digits or as a word: 300 people are as many as 400, whatever training saw. */
function sizeOf(word: string, language: Language): number | undefined {
  const number = /^\d/.test(word) ? Number.parseInt(word, 10) : numberByWord[language].get(word)
  return number === undefined ? undefined : SIZES.filter((size) => number >= size).length
}

/** Adds a word with its beginning and its end, which other forms of it share; its other pieces stand for it where it is not known. */
function addWord(turned: '' | '!', word: string, names: Set<string>, piecesByWord: Map<string, string[]>): void {
  const padded = `<${word}>`
  const inner: string[] = []
  for (let length = MIN_PIECE; length <= MAX_PIECE; length++)
    for (let start = 0; start + length <= padded.length; start++) {
      const piece = `${turned}~${padded.slice(start, start + length)}`
      const isEdge = length === MAX_PIECE && (start === 0 || start + length === padded.length)
      if (isEdge) names.add(piece)
      else inner.push(piece)
    }
  names.add(`${turned}w${word}`)
  piecesByWord.set(`${turned}w${word}`, inner)
}

/** FNV-1a, which is the same in every program. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
