// Bayesian inference from what was said: how likely each place is (for spies), and how likely each seat is a spy (for the others).
import type { Seat } from '@safehouse/engine'
import { normalize } from '../probability.ts'
import { botLikelihood, type Feature, type Grade, likelihood, type Shade, saidByBot } from './meaning.ts'
import type { KnownPlace } from './places.ts'
import { type TableSize, type Usual, usualAt } from './plainness.ts'
import type { Disclosure } from './understand.ts'

/** How much more likely a place is if somebody used its words. */
const HINT_FACTOR = 5
/** How much less likely a spy uses words of the right place than somebody who knows it. */
const RIGHT_HINT_ODDS = 0.4
/**
 * How many spies evade, by the table's guess: bots hardly ever do, people who type may. How often such a one says nothing. The others speak as
 * plainly as everybody does.
 */
const EVASIVE_SHARE = { bot: 0.05, person: 0.15 }
const EVASIVE_FOG = 0.92

/** How far it is believed that a speaker uses words as we do: by somebody who has to find the place, where speakers may be spies, and by a knower. */
const LISTENER_TRUST = 0.9
const SPEAKER_TRUST = 0.95
/** A likelihood moved towards indifference. */
const soften = (likely: number, trust: number): number => trust * likely + (1 - trust) / 3
/** Whether a bot of ours said this: the meaning of its sentences is certain, and how it chooses them is known. People's words are guessed. */
const isByBot = ({ sure }: Disclosure): boolean => sure === 1

/** How likely somebody who knows the place answers so. */
function asKnower(disclosure: Disclosure, grade: Grade | undefined): number {
  const { shade, sure } = disclosure
  return isByBot(disclosure) ? botLikelihood(shade, grade) : heard(likelihood(shade, grade), shade, sure)
}
/** How likely somebody answers so who has only these beliefs about the place. */
function asGuesser(disclosure: Disclosure, feature: Feature, places: readonly KnownPlace[], relied: readonly number[]): number {
  const { shade, sure } = disclosure
  const likelyOf = (other: Shade): number => predictShade(other, feature, places, relied)
  // A spy may err, too: else an answer that fits no place would speak for nobody.
  return isByBot(disclosure) ? soften(saidByBot(shade, likelyOf), SPEAKER_TRUST) : heard(likelyOf(shade), shade, sure)
}
/** The probability to hear this shade where it is said with the given probability: what is misheard may be any. */
const heard = (said: number, shade: Shade, sure: number): number => sure * said + (1 - sure) * likelihood(shade, undefined)

/** The probability of each place before anything is said. */
const priorOf = (places: readonly KnownPlace[], used: readonly string[]): number[] =>
  normalize(places.map((place) => (used.includes(place.key) ? 0 : 1)))

/** How well a place goes with a disclosure. */
function fit(disclosure: Disclosure, place: KnownPlace): number {
  const { feature, hints } = disclosure
  if (hints.length > 0) return hints.includes(place.key) ? HINT_FACTOR : 1
  return feature ? soften(asKnower(disclosure, place.grades[feature]), LISTENER_TRUST) : 1
}
/** Weighs places by a disclosure; below 1, `trust` lets it count less. */
function weigh(weights: number[], disclosure: Disclosure, places: readonly KnownPlace[], trust: number): void {
  if (disclosure.shade === 'foggy' && disclosure.hints.length === 0) return
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i]! *= fit(disclosure, places[i]!) ** trust
  for (let i = 0; i < weights.length; i++) weights[i]! /= sum
}
/** How likely each place is after what was said, leaving out the words of those who are not to be believed. */
export function placesAfter(
  disclosures: readonly Disclosure[],
  places: readonly KnownPlace[],
  used: readonly string[],
  isDoubted: (by: Seat) => boolean,
): number[] {
  const weights = priorOf(places, used)
  for (const disclosure of disclosures) if (!isDoubted(disclosure.by)) weigh(weights, disclosure, places, 1)
  return weights
}
/**
 * What a bot as a spy relies on of what it believes about the place. A bot misses nothing and forgets nothing; people do, the more of them
 * there are, so a spy that relied on all that it believes would be no fun to play against.
 */
export const reliedOn = (probabilities: readonly number[], trust: number): number[] =>
  normalize(probabilities.map((probability) => probability ** trust))

/** The probability of an answer by somebody who has only these beliefs about the place. */
export function predictShade(shade: Shade, feature: Feature, places: readonly KnownPlace[], likely: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < places.length; i++) if (likely[i]! > 0.001) sum += likely[i]! * likelihood(shade, places[i]!.grades[feature])
  return sum
}

/** Hears one disclosure after another. */
export interface Listener {
  hear(disclosure: Disclosure): void
  /** By seat: how much more its answers so far speak for a spy than for somebody who knows that this is the place. */
  oddsAt(place: KnownPlace): number[]
  /** By seat: what it could rely on about the place from the words of the others, if it were a spy. */
  readonly gathered: readonly (readonly number[])[]
}
export function makeListener(
  places: readonly KnownPlace[],
  used: readonly string[],
  size: TableSize,
  { foggy, trust }: Usual = usualAt(size),
): Listener {
  const { seats } = size
  const gathered = Array.from({ length: seats }, () => priorOf(places, used))
  /** What was said, with how likely a spy would have said so. */
  const heardSoFar: { readonly disclosure: Disclosure; readonly asSpy: number }[] = []
  return {
    gathered,
    hear(disclosure) {
      const { by, feature, shade } = disclosure
      const asSpy = feature && shade !== 'foggy' ? asGuesser(disclosure, feature, places, gathered[by]!) : 1
      heardSoFar.push({ disclosure, asSpy })
      for (let seat = 0; seat < seats; seat++) if (seat !== by) weigh(gathered[seat]!, disclosure, places, trust)
    },
    oddsAt(place) {
      /** By seat: the odds of a spy who speaks as plainly as everybody, and of one who evades. */
      const plain: number[] = new Array(seats).fill(1)
      const evasive: number[] = new Array(seats).fill(1)
      const shares: number[] = new Array(seats).fill(EVASIVE_SHARE.bot)
      for (const { disclosure, asSpy } of heardSoFar) {
        const { by, shade, sure, hints } = disclosure
        if (!isByBot(disclosure)) shares[by] = EVASIVE_SHARE.person
        if (hints.length === 0 && shade === 'foggy') evasive[by]! *= sure * (EVASIVE_FOG / foggy) + 1 - sure
        else {
          const odds = oddsOf(disclosure, place, asSpy)
          plain[by]! *= odds
          evasive[by]! *= odds * (hints.length > 0 ? 1 : sure * ((1 - EVASIVE_FOG) / (1 - foggy)) + 1 - sure)
        }
      }
      return plain.map((odds, seat) => (1 - shares[seat]!) * odds + shares[seat]! * evasive[seat]!)
    },
  }
}
/** Makes a listener that has heard these disclosures. */
export function listenTo(disclosures: readonly Disclosure[], places: readonly KnownPlace[], used: readonly string[], size: TableSize): Listener {
  const heardAll = makeListener(places, used, size)
  for (const disclosure of disclosures) heardAll.hear(disclosure)
  return heardAll
}
function oddsOf(disclosure: Disclosure, place: KnownPlace, asSpy: number): number {
  const { feature, hints } = disclosure
  if (hints.length > 0) return hints.includes(place.key) ? RIGHT_HINT_ODDS : 1
  return feature ? asSpy / soften(asKnower(disclosure, place.grades[feature]), SPEAKER_TRUST) : 1
}

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
