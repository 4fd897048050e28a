// Whether a signal is believed: how likely its sender is a fellow who knows the whole side, and not a liar or mistaken.
import type { Seat } from '@safehouse/engine'
import { remembered } from '../beliefs.ts'
import { areFellows, type PublicBelief, type World } from './worlds.ts'

/** How often an opponent sends a signal, compared with a fellow who knows the whole side and surely does. */
const LIE_RATE = 0.08
/** From this trust on a signal is followed. */
export const ENOUGH_TRUST = 0.5

/** How sure a seat would be of its likeliest world, in each world; negative where that one would be wrong. */
export const surenessIn = (publicBelief: PublicBelief, seat: Seat): Float64Array => known(publicBelief, seat, () => workOut(publicBelief, seat))
const known = remembered<PublicBelief, Float64Array>()

function workOut({ worlds, weights, saw }: PublicBelief, seat: Seat): Float64Array {
  const known = saw[seat]!
  const [sums, highest] = [new Float64Array(known + 1), new Float64Array(known + 1)] // by the cards that the seat has seen
  for (let i = 0; i < worlds.length; i++) {
    const cards = worlds[i]! & known
    sums[cards]! += weights[i]!
    highest[cards] = Math.max(highest[cards]!, weights[i]!)
  }
  const sureness = new Float64Array(worlds.length)
  for (let i = 0; i < worlds.length; i++) {
    const cards = worlds[i]! & known
    const sure = highest[cards]! / sums[cards]!
    sureness[i] = weights[i] === highest[cards] ? sure : -sure
  }
  return sureness
}

/** How far a receiver believes a sender, if this is the world. A receiver knows what it has seen, no more of it. */
export function trustIn(world: World, publicBelief: PublicBelief, receiver: Seat, sender: Seat, sureness: Float64Array): number {
  const { worlds, weights, saw } = publicBelief
  const known = saw[receiver]!
  let [right, all] = [0, 0]
  for (let i = 0; i < worlds.length; i++) {
    const possible = worlds[i]!
    if ((possible & known) !== (world & known)) continue
    const sends = weights[i]! * (areFellows(possible, receiver, sender) ? eagerness(Math.abs(sureness[i]!)) : LIE_RATE)
    all += sends
    if (sureness[i]! > 0 && areFellows(possible, receiver, sender)) right += sends
  }
  return all === 0 ? 0 : right / all
}
/** How likely somebody so sure signals. */
const eagerness = (sureness: number): number => Math.min(1, Math.max(0.02, (sureness - 0.3) / 0.5))

/** How likely somebody with so much trust follows it; nobody does so for certain. */
export const follows = (trust: number): number => Math.min(0.97, Math.max(0.03, (trust - ENOUGH_TRUST) * 4 + 0.5))
