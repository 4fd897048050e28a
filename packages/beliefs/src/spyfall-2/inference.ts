// Bayesian inference from what was said: how likely each place is (for spies), and how likely each seat is a spy (for the others).
import type { Seat } from '@safehouse/engine'
import { normalized } from '../probability.ts'
import { type Feature, likelihood, type Shade } from './meaning.ts'
import type { KnownPlace } from './places.ts'
import type { Statement } from './understand.ts'

/** How much more likely a place is if somebody used its words. */
const HINT_FACTOR = 5
/** How often people answer in this degree of plainness: those who know the place, and spies. */
const degrees = { plain: [0.31, 0.45], hazy: [0.36, 0.3], foggy: [0.33, 0.25] } as const
const degreeOf = (shade: Shade) => (shade === 'foggy' ? degrees.foggy : shade.startsWith('rather') ? degrees.hazy : degrees.plain)

/** How well a place goes with a statement. */
function fit({ feature, shade, sure, hints }: Statement, place: KnownPlace): number {
  if (hints.length > 0) return hints.includes(place.key) ? HINT_FACTOR : 1
  if (!feature) return 1
  return sure * likelihood(shade, place.grades[feature]) + (1 - sure) * likelihood(shade, undefined)
}

/** The probability of each place before anything is said. */
const priorOf = (places: readonly KnownPlace[], used: readonly string[]): number[] =>
  normalized(places.map((place) => (used.includes(place.key) ? 0 : 1)))

function weigh(weights: number[], statement: Statement, places: readonly KnownPlace[]): void {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i]! *= softened(fit(statement, places[i]!), LISTENER_TRUST)
  for (let i = 0; i < weights.length; i++) weights[i]! /= sum
}
/** How likely each place is after what was said, leaving out the words of those who are not to be believed. */
export function placesAfter(
  statements: readonly Statement[],
  places: readonly KnownPlace[],
  used: readonly string[],
  doubted: (by: Seat) => boolean,
): number[] {
  const weights = priorOf(places, used)
  for (const statement of statements) if (!doubted(statement.by)) weigh(weights, statement, places)
  return weights
}
/** A likelihood moved towards indifference: people use words differently, and a listener who does not know the place cannot tell. */
const softened = (likely: number, trust: number): number => trust * likely + (1 - trust) / 3
const LISTENER_TRUST = 0.75
const KNOWER_TRUST = 0.95

/** The probability of an answer by somebody who has only these beliefs about the place. */
export function predicted(shade: Shade, feature: Feature, places: readonly KnownPlace[], likely: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < places.length; i++) if (likely[i]! > 0.001) sum += likely[i]! * likelihood(shade, places[i]!.grades[feature])
  return sum
}

/** By seat: how much more the answers so far speak for a spy than for somebody who knows that this is the place. */
export function oddsOfSpying(
  statements: readonly Statement[],
  place: KnownPlace,
  places: readonly KnownPlace[],
  used: readonly string[],
  seats: number,
): number[] {
  const odds: number[] = new Array(seats).fill(1)
  // By seat: what it could have concluded from the others about the place, if it were a spy.
  const gathered = odds.map(() => priorOf(places, used))
  for (const statement of statements) {
    odds[statement.by]! *= oddsOf(statement, place, places, gathered[statement.by]!)
    for (let seat = 0; seat < seats; seat++) if (seat !== statement.by) weigh(gathered[seat]!, statement, places)
  }
  return odds
}
function oddsOf({ feature, shade, sure, hints }: Statement, place: KnownPlace, places: readonly KnownPlace[], gathered: readonly number[]): number {
  if (hints.length > 0) return hints.includes(place.key) ? 0.4 : 1
  if (!feature) return 1
  const [knowing, spying] = degreeOf(shade)
  const asSpy = spying * predicted(shade, feature, places, gathered)
  const asKnower = knowing * softened(likelihood(shade, place.grades[feature]), KNOWER_TRUST)
  return (sure * asSpy + (1 - sure) * asKnower) / asKnower
}

/** How likely each seat is to be a spy, seen by `me` (nobody, if undefined) who is none. */
export function suspicions(odds: readonly number[], me: Seat | undefined, spies: 1 | 2): number[] {
  const others = odds.map((weight, seat) => (seat === me ? 0 : weight))
  if (spies === 1) return normalized(others)
  const shares: number[] = new Array(odds.length).fill(0)
  let sum = 0
  for (let a = 0; a < others.length; a++)
    for (let b = 0; b < a; b++) {
      const weight = others[a]! * others[b]!
      shares[a]! += weight
      shares[b]! += weight
      sum += weight
    }
  return shares.map((share) => share / sum)
}
