// Bayesian inference from what was said: how likely each place is (for spies), and how likely each seat is a spy (for the others).
import type { Seat } from '@safehouse/engine'
import { normalize } from '../probability.ts'
import { type Feature, likelihood, type Shade } from './meaning.ts'
import type { KnownPlace } from './places.ts'
import { type Usual, usualAt } from './plainness.ts'
import type { Statement } from './understand.ts'

/** How much more likely a place is if somebody used its words. */
const HINT_FACTOR = 5
/** How much less likely a spy uses words of the right place than somebody who knows it. */
const RIGHT_HINT_ODDS = 0.4
/** How many spies evade, by the table's guess, and how often such a one says nothing. The others speak as plainly as everybody does. */
const EVASIVE_SHARE = 0.15
const EVASIVE_FOG = 0.92

/** How well a place goes with a statement. */
function fit({ feature, shade, sure, hints }: Statement, place: KnownPlace): number {
  if (hints.length > 0) return hints.includes(place.key) ? HINT_FACTOR : 1
  if (!feature) return 1
  return heard(likelihood(shade, place.grades[feature]), shade, sure)
}

/** The probability of each place before anything is said. */
const priorOf = (places: readonly KnownPlace[], used: readonly string[]): number[] =>
  normalize(places.map((place) => (used.includes(place.key) ? 0 : 1)))

function weigh(weights: number[], statement: Statement, places: readonly KnownPlace[], trust: number): void {
  if (statement.shade === 'foggy' && statement.hints.length === 0) return
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i]! *= softened(fit(statement, places[i]!), trust)
  for (let i = 0; i < weights.length; i++) weights[i]! /= sum
}
/** How likely each place is after what was said, leaving out the words of those who are not to be believed. */
export function placesAfter(
  statements: readonly Statement[],
  places: readonly KnownPlace[],
  used: readonly string[],
  isDoubted: (by: Seat) => boolean,
  trust = LISTENER_TRUST,
): number[] {
  const weights = priorOf(places, used)
  for (const statement of statements) if (!isDoubted(statement.by)) weigh(weights, statement, places, trust)
  return weights
}
/** A likelihood moved towards indifference: people use words differently, and a listener who does not know the place cannot tell. */
const softened = (likely: number, trust: number): number => trust * likely + (1 - trust) / 3
/** How far somebody who does not know the place trusts what the words seem to mean, and somebody who knows it. */
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
  const table = listener(place, places, used, seats)
  for (const statement of statements) table.hear(statement)
  return table.odds()
}
/** Hears one statement after another, as somebody who takes `place` for the round's place. */
export interface Listener {
  hear(statement: Statement): void
  odds(): number[]
  /** By seat: what it could have concluded from the others about the place, if it were a spy. */
  readonly gathered: readonly (readonly number[])[]
}
export function listener(
  place: KnownPlace,
  places: readonly KnownPlace[],
  used: readonly string[],
  seats: number,
  { foggy, trust }: Usual = usualAt(seats),
): Listener {
  const gathered = Array.from({ length: seats }, () => priorOf(places, used))
  /** By seat: the odds of a spy who speaks as plainly as everybody, and of one who evades. */
  const plain: number[] = new Array(seats).fill(1)
  const evasive: number[] = new Array(seats).fill(1)
  return {
    gathered,
    hear(statement) {
      const { by, shade, sure, hints } = statement
      if (hints.length === 0 && shade === 'foggy') evasive[by]! *= sure * (EVASIVE_FOG / foggy) + 1 - sure
      else {
        const odds = oddsOf(statement, place, places, gathered[by]!)
        plain[by]! *= odds
        evasive[by]! *= odds * (hints.length > 0 ? 1 : sure * ((1 - EVASIVE_FOG) / (1 - foggy)) + 1 - sure)
      }
      for (let seat = 0; seat < seats; seat++) if (seat !== by) weigh(gathered[seat]!, statement, places, trust)
    },
    odds: () => plain.map((odds, seat) => (1 - EVASIVE_SHARE) * odds + EVASIVE_SHARE * evasive[seat]!),
  }
}
function oddsOf({ feature, shade, sure, hints }: Statement, place: KnownPlace, places: readonly KnownPlace[], gathered: readonly number[]): number {
  if (hints.length > 0) return hints.includes(place.key) ? RIGHT_HINT_ODDS : 1
  if (!feature) return 1
  const asSpy = predicted(shade, feature, places, gathered)
  const asKnower = softened(likelihood(shade, place.grades[feature]), KNOWER_TRUST)
  return heard(asSpy, shade, sure) / heard(asKnower, shade, sure)
}
/** The probability to hear this shade where it is said with the given probability: what is misheard may be any. */
const heard = (said: number, shade: Shade, sure: number): number => sure * said + (1 - sure) * likelihood(shade, undefined)

/** How likely each seat is to be a spy, seen by `me` (nobody, if undefined) who is none. */
export function suspicions(odds: readonly number[], me: Seat | undefined, spies: 1 | 2): number[] {
  const others = odds.map((weight, seat) => (seat === me ? 0 : weight))
  if (spies === 1) return normalize(others)
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
