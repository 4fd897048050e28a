// Words of a typed text for the classifier, and the features of a word: the word itself and its pieces, each a hash. The training data are
// made with this file too; whoever changes it has to train anew.

/** Text beyond this length changes nothing; what is typed is bounded by the rules already. train.py knows it. */
export const MAX_WORDS = 24
const MIN_PIECE = 3
const MAX_PIECE = 4

/** Text in lower case, without apostrophes and accents: people leave them out, and phones put in other ones. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

export const plainWords = (text: string): string[] => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS)

/** Words, and marks between them: “No, trees everywhere” is not “no trees”. Several marks in a row count as the first. */
export const wordsAndMarks = (text: string): string[] =>
  (plain(text).match(/[\p{L}\p{N}]+|[?!.,;:]+/gu) ?? []).slice(0, MAX_WORDS).map((word) => (/^[?!.,;:]/.test(word) ? word[0]! : word))

/** Hashes of the features of a word or mark, each once. */
export function featuresOfWord(word: string): number[] {
  const names = new Set([`w${word}`])
  const padded = `<${word}>`
  for (let length = MIN_PIECE; length <= MAX_PIECE; length++)
    for (let start = 0; start + length <= padded.length; start++) names.add(`~${padded.slice(start, start + length)}`)
  return [...names].map(hashOf)
}

/** FNV-1a, which is the same in every program. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
