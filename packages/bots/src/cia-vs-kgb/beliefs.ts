// What one seat believes of the cards: the public belief narrowed to the worlds that agree with the cards the seat has seen.
// Which cards others have seen is public, so what they believe can be worked out for every world in the same way.
import type { Seat } from '@safehouse/engine'
import type { KgbView } from '@safehouse/games/cia-vs-kgb'
import { areFellows, bit, type PublicBelief, publicBeliefOf, type World } from './worlds.ts'

export interface Beliefs {
  readonly seat: Seat
  readonly publicBelief: PublicBelief
  /** Beside the worlds; the sum is 1. */
  readonly probabilities: Float64Array
  /** By seat, how likely it is a fellow. */
  readonly fellow: readonly number[]
  readonly likeliest: World
  readonly sureness: number
}

export function beliefsOf({ seat, common, hand }: KgbView): Beliefs {
  const publicBelief = publicBeliefOf(common.questions, hand.cards.length)
  let [known, cards] = [0, 0]
  hand.cards.forEach((card, of) => {
    if (card !== null) known |= bit(of)
    if (card === 'kgb') cards |= bit(of)
  })
  return { seat, publicBelief, ...narrowed(publicBelief, seat, known, cards) }
}

function narrowed(
  { worlds, weights, saw }: PublicBelief,
  seat: Seat,
  known: number,
  cards: number,
): Pick<Beliefs, 'probabilities' | 'fellow' | 'likeliest' | 'sureness'> {
  const probabilities = new Float64Array(worlds.length)
  let sum = 0
  for (let i = 0; i < worlds.length; i++) {
    if ((worlds[i]! & known) !== cards) continue
    probabilities[i] = weights[i]!
    sum += weights[i]!
  }
  let best = 0
  for (let i = 0; i < worlds.length; i++) {
    probabilities[i]! /= sum
    if (probabilities[i]! > probabilities[best]!) best = i
  }
  return { probabilities, fellow: fellowsIn(worlds, probabilities, saw.length, seat), likeliest: worlds[best]!, sureness: probabilities[best]! }
}
function fellowsIn(worlds: readonly World[], probabilities: Float64Array, seats: number, me: Seat): number[] {
  const fellow = new Array<number>(seats).fill(0)
  for (let i = 0; i < worlds.length; i++) {
    const belief = probabilities[i]!
    if (belief === 0) continue
    for (let seat = 0; seat < seats; seat++) if (areFellows(worlds[i]!, me, seat)) fellow[seat]! += belief
  }
  return fellow
}
