// The built-in decks of Top Secret: how many cards they have, and how a question is identified. The rules need nothing else; the texts
// are in <deck>.<language>.json, of which a browser loads one, and bots read <deck>.rates.json.

export const packs = [{ id: 'kitchen-table', cards: 100, sides: 2 }] as const
export type PackId = (typeof packs)[number]['id']

/** One side of a card: a question for each team. */
export interface QuestionPair {
  readonly yellow: string
  readonly blue: string
}
/** How many of a hundred people would say yes to each question of a pair: an estimate. */
export interface YesRates {
  readonly yellow: number
  readonly blue: number
}
/** By card and side: what the files of a deck hold. */
export type Sides<T> = readonly (readonly T[])[]

/** A question pair by deck, card and side. Facts hold this instead of the texts. */
export interface QuestionId {
  readonly deck: string
  readonly card: number
  readonly side: number
}

/** A longer question does not fit its half of the card on a phone. */
export const longestQuestion = 90
