// By what a line names a place: its name or a role as a whole, or a word of its name, in each language or as a host wrote it.
import { languages } from '@safehouse/games/spyfall-2'
import { remembered } from '../beliefs.ts'
import type { KnownPlace } from './places.ts'
import { lexicon, placeTextsIn, telling, wordsOf } from './words.ts'

interface Naming {
  /** Whole names and roles, as words parted by blanks. */
  readonly phrases: readonly string[]
  /** Words of the name that need no more beside them. */
  readonly alone: readonly string[]
}
const known = remembered<KnownPlace, Naming>()

export function isNamed(place: KnownPlace, line: string): boolean {
  const { phrases, alone } = known(place, 'names', () => namingOf(place))
  const words = wordsOf(line)
  const said = ` ${words.join(' ')}`
  return phrases.some((phrase) => said.includes(` ${phrase}`)) || alone.some((part) => words.some((word) => isFormOf(part, word)))
}
/** Within a longer word or, if it is not too short for that, with another ending. */
function isFormOf(part: string, word: string): boolean {
  if (word.includes(part)) return true
  return part.length >= MIN_STEM_LENGTH && word.startsWith(part.slice(0, -1)) && word.length <= part.length + MAX_ENDING_LENGTH
}
const MIN_STEM_LENGTH = 6
const MAX_ENDING_LENGTH = 2

function namingOf({ own, written }: KnownPlace): Naming {
  const naming = languages.map((language) => {
    const { name, roles } = own ? placeTextsIn(language).places[own] : { name: written[0]!, roles: written.slice(1) }
    const { about } = lexicon(language)
    return { phrases: [name, ...roles].map((text) => wordsOf(text).join(' ')), alone: telling(name).filter((word) => !about.has(word)) }
  })
  return { phrases: naming.flatMap(({ phrases }) => phrases), alone: naming.flatMap(({ alone }) => alone) }
}
