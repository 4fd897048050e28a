// Whether a line gives a place away by name: it contains the place's whole name, a whole role, or a telling word of the name, in any
// language or as the host wrote it. For lines that a service worded: a bot must never say the place aloud.

import { makeMemo } from '@safehouse/beliefs/probability'
import type { KnownPlace } from '@safehouse/beliefs/spyfall-2'
import { lexiconIn, longWords, placeTextsIn, wordsOf } from '@safehouse/beliefs/spyfall-2'
import { languages } from '@safehouse/games/spyfall-2'

/** What a line must not contain. */
interface Naming {
  /** Whole names and roles, in lower case with single blanks. */
  readonly phrases: readonly string[]
  /** Words of the name that give the place away by themselves. */
  readonly words: readonly string[]
}
const memo = makeMemo<KnownPlace, Naming>()

export function isNamed(place: KnownPlace, line: string): boolean {
  const naming = memo(place, 'naming', () => namingOf(place))
  const lineWords = wordsOf(line)
  const text = ` ${lineWords.join(' ')}`
  return naming.phrases.some((phrase) => text.includes(` ${phrase}`)) || naming.words.some((stem) => lineWords.some((word) => isFormOf(stem, word)))
}
/** Whether a word contains the stem (as compounds do), or is the stem with another ending. */
function isFormOf(stem: string, word: string): boolean {
  if (word.includes(stem)) return true
  return stem.length >= MIN_STEM_LENGTH && word.startsWith(stem.slice(0, -1)) && word.length <= stem.length + MAX_ENDING_LENGTH
}
const MIN_STEM_LENGTH = 6
const MAX_ENDING_LENGTH = 2

function namingOf({ builtInId, written }: KnownPlace): Naming {
  const naming = languages.map((language) => {
    const { name, roles } = builtInId ? placeTextsIn(language).places[builtInId] : { name: written[0]!, roles: written.slice(1) }
    const { featuresByWord } = lexiconIn(language)
    return { phrases: [name, ...roles].map((text) => wordsOf(text).join(' ')), words: longWords(name).filter((word) => !featuresByWord.has(word)) }
  })
  return { phrases: naming.flatMap(({ phrases }) => phrases), words: naming.flatMap(({ words }) => words) }
}
