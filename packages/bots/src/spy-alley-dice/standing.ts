// The standing of a seat: its estimated chance to win, from the number of cards that everyone still holds.
import type { Seat } from '@safehouse/engine'

/** A second card is worth more than the first: it is a second life, and a second spy to win a mission with. */
const strengthOf = (cards: number): number => (cards === 0 ? 0 : cards + 0.25 * (cards - 1))

export function shareOf(cards: readonly number[], seat: Seat): number {
  const all = cards.reduce((sum, count) => sum + strengthOf(count), 0)
  return strengthOf(cards[seat]!) / all
}
/** The same table with one card less at a seat: whoever gets it throws one away. */
export const withoutOneOf = (cards: readonly number[], seat: Seat): number[] => cards.map((count, other) => (other === seat ? count - 1 : count))
/** What it is worth to a seat that another loses a card. */
export const gainFrom = (cards: readonly number[], seat: Seat, loser: Seat): number =>
  shareOf(withoutOneOf(cards, loser), seat) - shareOf(cards, seat)
