// A host's own deck of question cards, in one language. `readOwnPack` is its schema: the result holds only fields that the schema names.
import { addMistake, checkDistinct, fieldsOf, idOf, listOf, numberOf, oneOf, type Spot, textOf } from '../pack.ts'
import { longestQuestion, packs, type QuestionPair, type Sides, type YesRates } from './packs.ts'

export const ownPackFormat = 'top-secret pack 1'
/** A deck may be small: whether there are enough cards for a match is checked for all chosen decks together. */
export const limits = { cards: { min: 1, max: 200 }, sides: { min: 1, max: 2 }, name: 40, question: longestQuestion } as const

export interface OwnSide extends QuestionPair {
  /** Yes-rates for bots. Without them, bots take both answers for equally likely. */
  readonly rates?: YesRates
}
export interface OwnPack {
  readonly format: typeof ownPackFormat
  readonly id: string
  readonly name: string
  readonly cards: Sides<OwnSide>
}

export function readOwnPack(spot: Spot): OwnPack {
  const { format, id, name, cards } = fieldsOf(spot, ['format', 'id', 'name', 'cards'])
  oneOf(format, [ownPackFormat])
  const packId = idOf(id)
  if (id && packs.some((pack) => pack.id === packId)) addMistake(id, 'taken')
  return { format: ownPackFormat, id: packId, name: textOf(name, limits.name), cards: listOf(cards, limits.cards, readCard) }
}
/** The decks of a table, each once. */
export function readOwnPacks(spot: Spot): readonly OwnPack[] {
  const decks = listOf(spot, { min: 0, max: 5 }, readOwnPack)
  checkDistinct(
    spot,
    decks.map((pack) => pack.id),
    'id',
  )
  return decks
}

const readCard = (spot: Spot): readonly OwnSide[] => listOf(spot, limits.sides, readSide)
function readSide(spot: Spot): OwnSide {
  const { yellow, blue, rates } = fieldsOf(spot, ['yellow', 'blue'], ['rates'])
  const pair = { yellow: textOf(yellow, limits.question), blue: textOf(blue, limits.question) }
  return rates ? { ...pair, rates: readRates(rates) } : pair
}
function readRates(spot: Spot): YesRates {
  const { yellow, blue } = fieldsOf(spot, ['yellow', 'blue'])
  const percent = { min: 0, max: 100 }
  return { yellow: numberOf(yellow, percent), blue: numberOf(blue, percent) }
}
