// Drawing question cards (TS-04). A card is drawn when it is turned, from those not drawn before: the same as a shuffled pile,
// without an order that somebody would have to keep secret.
import type { OwnPack } from '@safehouse/content/top-secret/own-pack.ts'
import { type PackId, packs, type QuestionId } from '@safehouse/content/top-secret/packs.ts'
import type { Chance } from '@safehouse/engine'

/** The decks of a match: built-in ones by id, own packs in full. */
export interface Decks {
  readonly packs: readonly PackId[]
  readonly ownPacks: readonly OwnPack[]
}
interface Deck {
  readonly id: string
  readonly cards: number
  sidesOf(card: number): number
}

export const decksOf = (decks: Decks): Deck[] => [
  ...packs.filter((pack) => decks.packs.includes(pack.id)).map(({ id, cards, sides }) => ({ id, cards, sidesOf: () => sides })),
  ...decks.ownPacks.map(({ id, cards }) => ({ id, cards: cards.length, sidesOf: (card: number) => cards[card]!.length })),
]

/** Draws a card that was not drawn before, on either side, and one of its sides. */
export function draw(decks: Decks, drawn: readonly QuestionId[], chance: Chance): QuestionId {
  const undrawn: { deck: Deck; card: number }[] = []
  for (const deck of decksOf(decks))
    for (let card = 0; card < deck.cards; card++)
      if (!drawn.some((before) => before.card === card && before.deck === deck.id)) undrawn.push({ deck, card })
  const { deck, card } = chance.pick(undrawn)
  return { deck: deck.id, card, side: chance.below(deck.sidesOf(card)) }
}
