// The two kinds of packs that people write: what they are a list of, how they are read, and what an empty one looks like.
import { type Mistake, mistakesIn, type Path, readPack, type Spot } from '@safehouse/content/pack.ts'
import * as places from '@safehouse/content/spyfall-2/own-pack.ts'
import * as questions from '@safehouse/content/top-secret/own-pack.ts'
import { type Draft, listAt, textAt } from './drafts.ts'

export type PackGame = 'top-secret' | 'spyfall-2'
export interface PackFormat {
  readonly game: PackGame
  readonly format: string
  /** The list whose elements have a page each. */
  readonly list: 'cards' | 'places'
  readonly most: number
  readonly longestName: number
  /** The schema, in words of pack.ts. */
  read(spot: Spot): unknown
  blank(id: string): Draft
  blankItem(draft: Draft): unknown
  /** What somebody would call this item: its first words. */
  titleOf(item: unknown): string
}

const blankSide = { yellow: '', blue: '' }
const topSecret: PackFormat = {
  game: 'top-secret',
  format: questions.ownPackFormat,
  list: 'cards',
  most: questions.limits.cards.max,
  longestName: questions.limits.name,
  read: questions.readOwnPack,
  blank: (id) => ({ format: questions.ownPackFormat, id, name: '', cards: [[blankSide]] }),
  blankItem: () => [blankSide],
  titleOf: (card) => textAt(card, [0, 'yellow']) || textAt(card, [0, 'blue']),
}

const usualRoles = 7
const blankPlace = (roles: number) => ({ name: '', roles: Array.from({ length: roles }, () => '') })
const spyfall: PackFormat = {
  game: 'spyfall-2',
  format: places.ownPackFormat,
  list: 'places',
  most: places.limits.places.max,
  longestName: places.limits.name,
  read: places.readOwnPack,
  blank: (id) => ({
    format: places.ownPackFormat,
    id,
    name: '',
    rolesEach: usualRoles,
    places: Array.from({ length: places.limits.places.min }, () => blankPlace(usualRoles)),
  }),
  blankItem: ({ rolesEach }) => blankPlace(typeof rolesEach === 'number' ? rolesEach : usualRoles),
  titleOf: (place) => textAt(place, ['name']),
}

export const formats: readonly PackFormat[] = [topSecret, spyfall]
export const formatOf = (pack: object): PackFormat | undefined => formats.find(({ format }) => 'format' in pack && pack.format === format)

export const itemsOf = ({ list }: PackFormat, draft: Draft): readonly unknown[] => listAt(draft, [list])
export const mistakesOf = (format: PackFormat, draft: Draft): readonly Mistake[] => mistakesIn(draft, format.read)
/** The item a mistake is in, counted from 0; nothing if it is one of the whole pack. */
export const itemIndexOf = ({ list }: PackFormat, path: Path): number | undefined =>
  path[0] === list && typeof path[1] === 'number' ? path[1] : undefined
/** As it may go to a table or into a file: only what the schema names. Throws if it has mistakes. */
export const toFinishedPack = (format: PackFormat, draft: Draft): unknown => readPack(draft, format.read)
