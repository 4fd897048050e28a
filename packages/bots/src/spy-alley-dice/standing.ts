// The standing of a seat: its estimated chance to win, from the number of cards that everyone still holds.
import type { Seat } from '@safehouse/engine'

/** A second card is worth more than the first: it is a second life, and a second spy to win a mission with. */
const strengthOf = (cards: number): number => (cards === 0 ? 0 : cards + 0.25 * (cards - 1))

/** The estimated chance of a seat to win. `cards`: by seat, how many it holds. */
export function winChanceOf(cards: readonly number[], seat: Seat): number {
  const totalStrength = cards.reduce((sum, count) => sum + strengthOf(count), 0)
  return strengthOf(cards[seat]!) / totalStrength
}
/** The same numbers of cards with one less at a seat. The seat that takes the card throws one away, so its number stays. */
export const withoutOneOf = (cards: readonly number[], seat: Seat): number[] => cards.map((count, holder) => (holder === seat ? count - 1 : count))
/** By how much a seat's chance to win grows when another loses a card. */
export const gainFrom = (cards: readonly number[], seat: Seat, loser: Seat): number =>
  winChanceOf(withoutOneOf(cards, loser), seat) - winChanceOf(cards, seat)
