// The two kinds of packs that people can write: their list of items, their schema, and what a blank one looks like.
import { type Mistake, mistakesIn, type Path, readPack, type Spot } from '@safehouse/content/pack.ts'
import * as places from '@safehouse/content/spyfall-2/own-pack.ts'
import * as questions from '@safehouse/content/top-secret/own-pack.ts'
import { type Draft, listAt, textAt } from './drafts.ts'
import type { PackMessages } from './i18n/en.ts'

export type PackGame = 'top-secret' | 'spyfall-2'
/** All that the editor needs to know about one kind of packs. */
export interface PackFormat {
  readonly game: PackGame
  /** What a pack of this kind has in its own field `format`. */
  readonly format: string
  /** The name of the field that holds the items; each item has a page of its own. */
  readonly itemsField: 'cards' | 'places'
  readonly maxItems: number
  readonly maxNameLength: number
  /** Reads a pack and adds its mistakes to the spot: the schema of this kind, for `readPack` and `mistakesIn`. */
  read(spot: Spot): unknown
  /** A new pack with nothing filled in. */
  blank(id: string): Draft
  /** A new item for this pack with nothing filled in. */
  blankItem(draft: Draft): unknown
  /** A title for the item: its first words. */
  titleOf(item: unknown): string
}

/** A card is a list of one or two sides, each with a question for either team. */
const blankSide = { yellow: '', blue: '' }
const topSecret: PackFormat = {
  game: 'top-secret',
  format: questions.ownPackFormat,
  itemsField: 'cards',
  maxItems: questions.limits.cards.max,
  maxNameLength: questions.limits.name,
  read: questions.readOwnPack,
  blank: (id) => ({ format: questions.ownPackFormat, id, name: '', cards: [[blankSide]] }),
  blankItem: () => [blankSide],
  titleOf: (card) => textAt(card, [0, 'yellow']) || textAt(card, [0, 'blue']),
}

const DEFAULT_ROLES = 7
const blankPlace = (roles: number) => ({ name: '', roles: Array.from({ length: roles }, () => '') })
const spyfall: PackFormat = {
  game: 'spyfall-2',
  format: places.ownPackFormat,
  itemsField: 'places',
  maxItems: places.limits.places.max,
  maxNameLength: places.limits.name,
  read: places.readOwnPack,
  blank: (id) => ({
    format: places.ownPackFormat,
    id,
    name: '',
    rolesEach: DEFAULT_ROLES,
    places: Array.from({ length: places.limits.places.min }, () => blankPlace(DEFAULT_ROLES)),
  }),
  blankItem: ({ rolesEach }) => blankPlace(typeof rolesEach === 'number' ? rolesEach : DEFAULT_ROLES),
  titleOf: (place) => textAt(place, ['name']),
}

export const formats: readonly PackFormat[] = [topSecret, spyfall]
export const packFormatOf = (pack: object): PackFormat | undefined => formats.find(({ format }) => 'format' in pack && pack.format === format)

export const itemsOf = ({ itemsField }: PackFormat, draft: Draft): readonly unknown[] => listAt(draft, [itemsField])
export const mistakesOf = (format: PackFormat, draft: Draft): readonly Mistake[] => mistakesIn(draft, format.read)
/** Whether a mistake is only a field that nobody has filled in yet. */
export const isAboutEmptyField = ({ problem }: Mistake): boolean => problem === 'empty'
/** A sentence on how many mistakes there are. Empty fields are not counted, unless there is no other mistake: then it is on them. */
export function mistakeCountText(words: PackMessages, mistakes: readonly Mistake[]): string {
  const wrong = mistakes.filter((mistake) => !isAboutEmptyField(mistake)).length
  return wrong > 0 ? words.mistakes.count(wrong) : words.mistakes.empty(mistakes.length)
}
/** The index of the item that a mistake is in; undefined for a mistake of the whole pack. */
export const itemIndexOf = ({ itemsField }: PackFormat, path: Path): number | undefined =>
  path[0] === itemsField && typeof path[1] === 'number' ? path[1] : undefined
/** The pack as it goes to a table or into a file, with only the fields of the schema. Throws if it has mistakes. */
export const toFinishedPack = (format: PackFormat, draft: Draft): unknown => readPack(draft, format.read)

/** The name of the file that a pack is saved as: letters without their accents, digits and hyphens, then the game. */
export function fileNameOf({ game }: PackFormat, { name }: Draft): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${words || 'pack'}.${game}.json`
}
