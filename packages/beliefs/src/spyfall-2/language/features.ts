// Features of a typed text for the classifier: hashed words, pairs of words and pieces of words. The training script and the bots both
// use this file; whoever changes it has to train anew. The first characters of a feature's name stand for its kind, so that the same
// word counts apart as, say, any word (w), the first one (1), the last one (l) or one of a pair (b).

/** Buckets of the hash tables: of a question's topic and form, of its direction, and of answers. */
export const QUESTION_BUCKETS = 5888
export const DIRECTION_BUCKETS = 16_384
export const ANSWER_BUCKETS = 16_384

/** Text beyond this length changes nothing; what is typed is bounded by the rules already. */
const MAX_WORDS = 40
const MIN_PIECE = 3
const MAX_PIECE = 5

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

/** FNV-1a, which is the same in every program. */
function bucketOf(name: string, buckets: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return (hash >>> 0) % buckets
}

function pieces(word: string, found: Set<string>): void {
  const padded = `<${word}>`
  for (let length = MIN_PIECE; length <= MAX_PIECE; length++)
    for (let start = 0; start + length <= padded.length; start++) found.add(`~${padded.slice(start, start + length)}`)
}

/** Buckets of a question, each once. */
export function questionFeatures(text: string, buckets: number): number[] {
  const words = plainWords(text)
  const names = new Set<string>([`1${words[0] ?? ''}`, `2${words[0] ?? ''} ${words[1] ?? ''}`])
  for (const [i, word] of words.entries()) {
    names.add(`w${word}`)
    if (i > 0) names.add(`b${words[i - 1]} ${word}`)
    pieces(word, names)
  }
  return bucketsOf(names, buckets)
}

/** What is known of the question whose answer is read: its topic, what a yes to it stands for, and its form. */
export interface Asked {
  readonly topic: string
  readonly direction: 1 | -1
  readonly form: string
}

/** How many words after a “not” are turned round. */
const NEGATED_WORDS = 3

/** Buckets of an answer: its words alone, with the direction of the question, and with its topic. `negators` turn the words after them. */
export function answerFeatures(text: string, { topic, direction, form }: Asked, negators: ReadonlySet<string>): number[] {
  const words = plainWords(text)
  const names = new Set<string>([`n${Math.min(words.length, 6)}`, `n${Math.min(words.length, 6)}${direction}`])
  let negatedWordsLeft = 0
  for (const [i, word] of words.entries()) {
    const known = negatedWordsLeft > 0 ? `!${word}` : word
    negatedWordsLeft = negators.has(word) ? NEGATED_WORDS : negatedWordsLeft - 1
    names.add(`w${known}`)
    names.add(`d${direction}${known}`)
    names.add(`t${topic} ${known}`)
    if (i === 0) names.add(`1${direction}${word}`)
    const pair = `${words[i - 1] ?? '^'} ${word}`
    names.add(`b${pair}`)
    names.add(`e${direction}${pair}`)
    if (form === 'amount') names.add(`a${direction}${known}`)
    if (word.length > MAX_PIECE) names.add(`p${topic} ${known.slice(0, MAX_PIECE)}`)
  }
  names.add(`l${direction}${words.at(-1) ?? ''}`)
  // What is neither a yes nor a no mostly agrees with the question unless it is negated, whatever its words are.
  const hasNegator = words.some((word) => negators.has(word))
  for (const name of ['', form, words.length > 2 ? 'long' : 'short']) names.add(`?${direction}${hasNegator}${name}`)
  return bucketsOf(names, ANSWER_BUCKETS)
}

function bucketsOf(names: Iterable<string>, buckets: number): number[] {
  const found = new Set<number>()
  for (const name of names) found.add(bucketOf(name, buckets))
  return [...found]
}
