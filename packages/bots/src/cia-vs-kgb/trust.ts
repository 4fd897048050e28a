// Whether a signal is believed: how likely its sender is on the receiver's side and knows everybody on it, and is no liar and not
// mistaken. A world is a bit mask: the bit of a seat is set if it is KGB.

import { areFellows, type PublicBelief, type World } from '@safehouse/beliefs/cia-vs-kgb'
import { makeMemo } from '@safehouse/beliefs/probability'
import type { Seat } from '@safehouse/engine'

/** How often an opponent sends a signal, as a share of how often a fellow does who knows the whole side. */
const LIE_RATE = 0.08
/** The trust with which every second one follows a signal. */
const ENOUGH_TRUST = 0.5

/** By world: how sure the seat would be of the world that it takes for the likeliest, if this were the real one; negative if that one is wrong. */
export const surenessIn = (publicBelief: PublicBelief, seat: Seat): Float64Array =>
  memo(publicBelief, seat, () => computeSureness(publicBelief, seat))
const memo = makeMemo<PublicBelief, Float64Array>()

function computeSureness({ worlds, weights, saw }: PublicBelief, seat: Seat): Float64Array {
  const seenSeats = saw[seat]!
  const [sums, highest] = [new Float64Array(seenSeats + 1), new Float64Array(seenSeats + 1)] // by the cards that the seat has seen
  for (let i = 0; i < worlds.length; i++) {
    const cards = worlds[i]! & seenSeats
    sums[cards]! += weights[i]!
    highest[cards] = Math.max(highest[cards]!, weights[i]!)
  }
  const sureness = new Float64Array(worlds.length)
  for (let i = 0; i < worlds.length; i++) {
    const cards = worlds[i]! & seenSeats
    const sure = highest[cards]! / sums[cards]!
    sureness[i] = weights[i] === highest[cards] ? sure : -sure
  }
  return sureness
}

/** The probability that a receiver gives to a sender's signal being right, if this is the real world. It uses only the cards that the receiver has seen. */
export function trustIn(world: World, publicBelief: PublicBelief, receiver: Seat, sender: Seat, sureness: Float64Array): number {
  const { worlds, weights, saw } = publicBelief
  const seenSeats = saw[receiver]!
  let [rightSignal, anySignal] = [0, 0]
  for (let i = 0; i < worlds.length; i++) {
    const possible = worlds[i]!
    if ((possible & seenSeats) !== (world & seenSeats)) continue
    const sendWeight = weights[i]! * (areFellows(possible, receiver, sender) ? signalProbability(Math.abs(sureness[i]!)) : LIE_RATE)
    anySignal += sendWeight
    if (sureness[i]! > 0 && areFellows(possible, receiver, sender)) rightSignal += sendWeight
  }
  return anySignal === 0 ? 0 : rightSignal / anySignal
}
/** The probability that somebody who is this sure sends a signal. */
const signalProbability = (sureness: number): number => Math.min(1, Math.max(0.02, (sureness - 0.3) / 0.5))

/** The probability that somebody with this much trust follows a signal; never quite 0 or 1. */
export const followProbability = (trust: number): number => Math.min(0.97, Math.max(0.03, (trust - ENOUGH_TRUST) * 4 + 0.5))
