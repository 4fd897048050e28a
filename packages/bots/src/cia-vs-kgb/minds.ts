// What one seat thinks, and what it thinks that others think. A mind is the rumours narrowed to the worlds that agree with
// the cards the seat has seen; which cards others have seen is public, so their minds can be guessed for every world.
import type { Seat } from '@safehouse/engine'
import type { KgbView } from '@safehouse/games/cia-vs-kgb'
import { areFellows, bit, type Rumours, rumoursOf, type World } from './worlds.ts'

export interface Mind {
  readonly seat: Seat
  readonly rumours: Rumours
  /** Beside the worlds; the sum is 1. */
  readonly beliefs: Float64Array
  /** By seat, how likely it is a fellow. */
  readonly fellow: readonly number[]
  readonly likeliest: World
  readonly sureness: number
}

export function mindOf({ seat, common, hand }: KgbView): Mind {
  const rumours = rumoursOf(common.questions, hand.cards.length)
  let [known, cards] = [0, 0]
  hand.cards.forEach((card, of) => {
    if (card !== null) known |= bit(of)
    if (card === 'kgb') cards |= bit(of)
  })
  return { seat, rumours, ...narrowed(rumours, seat, known, cards) }
}

function narrowed(
  { worlds, weights, saw }: Rumours,
  seat: Seat,
  known: number,
  cards: number,
): Pick<Mind, 'beliefs' | 'fellow' | 'likeliest' | 'sureness'> {
  const beliefs = new Float64Array(worlds.length)
  let sum = 0
  for (let i = 0; i < worlds.length; i++) {
    if ((worlds[i]! & known) !== cards) continue
    beliefs[i] = weights[i]!
    sum += weights[i]!
  }
  let best = 0
  for (let i = 0; i < worlds.length; i++) {
    beliefs[i]! /= sum
    if (beliefs[i]! > beliefs[best]!) best = i
  }
  return { beliefs, fellow: fellowsIn(worlds, beliefs, saw.length, seat), likeliest: worlds[best]!, sureness: beliefs[best]! }
}
function fellowsIn(worlds: readonly World[], beliefs: Float64Array, seats: number, me: Seat): number[] {
  const fellow = new Array<number>(seats).fill(0)
  for (let i = 0; i < worlds.length; i++) {
    const belief = beliefs[i]!
    if (belief === 0) continue
    for (let seat = 0; seat < seats; seat++) if (areFellows(worlds[i]!, me, seat)) fellow[seat]! += belief
  }
  return fellow
}
