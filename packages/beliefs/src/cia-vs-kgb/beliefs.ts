// The beliefs of one seat: the public belief, narrowed to the worlds that agree with the cards that the seat has seen.
import type { Seat } from '@safehouse/engine'
import type { KgbView, Side } from '@safehouse/games/cia-vs-kgb'
import { areFellows, bit, type PublicBelief, publicBeliefOf, type World } from './worlds.ts'

export interface Beliefs {
  readonly seat: Seat
  readonly publicBelief: PublicBelief
  /** By index in `publicBelief.worlds`; their sum is 1. */
  readonly probabilities: Float64Array
  /** By seat: the probability that it is on this seat's side. */
  readonly fellow: readonly number[]
  readonly likeliest: World
  /** The probability of the likeliest world. */
  readonly sureness: number
}

export function beliefsOf({ seat, common, hand }: KgbView): Beliefs {
  const publicBelief = publicBeliefOf(common.questions, hand.cards.length)
  const { probabilities, best } = narrowToCards(publicBelief, hand.cards)
  const { worlds } = publicBelief
  const fellow = fellowProbabilities(worlds, probabilities, hand.cards.length, seat)
  return { seat, publicBelief, probabilities, fellow, likeliest: worlds[best]!, sureness: probabilities[best]! }
}

/** The probability of each world, by index, for a viewer who has seen these cards (by seat; null if not seen), and the index of the likeliest. */
export function narrowToCards(
  { worlds, weights }: PublicBelief,
  cards: readonly (Side | null)[],
): { readonly probabilities: Float64Array; readonly best: number } {
  // Bit sets of seats: those whose cards were seen, and those of them that hold a KGB card.
  let [seen, kgb] = [0, 0]
  cards.forEach((card, shownSeat) => {
    if (card !== null) seen |= bit(shownSeat)
    if (card === 'kgb') kgb |= bit(shownSeat)
  })
  const probabilities = new Float64Array(worlds.length)
  let sum = 0
  for (let i = 0; i < worlds.length; i++) {
    if ((worlds[i]! & seen) !== kgb) continue
    probabilities[i] = weights[i]!
    sum += weights[i]!
  }
  let best = 0
  for (let i = 0; i < worlds.length; i++) {
    probabilities[i]! /= sum
    if (probabilities[i]! > probabilities[best]!) best = i
  }
  return { probabilities, best }
}
function fellowProbabilities(worlds: readonly World[], probabilities: Float64Array, seats: number, me: Seat): number[] {
  const fellow = new Array<number>(seats).fill(0)
  for (let i = 0; i < worlds.length; i++) {
    const belief = probabilities[i]!
    if (belief === 0) continue
    for (let seat = 0; seat < seats; seat++) if (areFellows(worlds[i]!, me, seat)) fellow[seat]! += belief
  }
  return fellow
}
