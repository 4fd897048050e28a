// A deck that a host wrote: cards of one side or two, in one language, whichever that is.
// `readOwnPack` is its schema: what it returns has nothing in it that the schema does not name.
import { distinct, fieldsOf, idOf, listOf, mistake, numberOf, oneOf, type Spot, textOf } from '../pack.ts'
import { longestQuestion, packs, type QuestionPair, type Sides, type YesRates } from './packs.ts'

export const ownPackFormat = 'top-secret pack 1'
/** How many cards a game needs is asked of all decks of a table together, so one deck alone may be small. */
export const limits = { cards: { min: 1, max: 200 }, sides: { min: 1, max: 2 }, name: 40, question: longestQuestion } as const

export interface OwnSide extends QuestionPair {
  /** What bots may guess from; left out, they take every answer for as likely as the other. */
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
  const own = idOf(id)
  if (id && packs.some((pack) => pack.id === own)) mistake(id, 'taken')
  return { format: ownPackFormat, id: own, name: textOf(name, limits.name), cards: listOf(cards, limits.cards, readCard) }
}
/** The decks of a table, each once. */
export function readOwnPacks(spot: Spot): readonly OwnPack[] {
  const read = listOf(spot, { min: 0, max: 5 }, readOwnPack)
  distinct(
    spot,
    read.map((pack) => pack.id),
    'id',
  )
  return read
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
