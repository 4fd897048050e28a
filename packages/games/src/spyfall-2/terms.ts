// The terms of a match of Spyfall 2: numbers and places computed once from the options and the number of seats.
import { packs, placeKey } from '@safehouse/content/spyfall-2/packs.ts'
import type { Refusal, Setup } from '@safehouse/engine'
import { clockOf, type DecisionClock } from '../clock.ts'
import type { SpyfallOptions } from './options.ts'
import type { SpyfallRefusalCode } from './refusal.ts'
import type { SpyfallTypes } from './types.ts'

export interface Terms {
  readonly seats: number
  readonly spies: 1 | 2
  readonly rounds: number
  readonly roundMs: number
  readonly places: readonly Place[]
  /** How many times a place's roles are in its deck: twice where a small deck is played with two spies (SF-31). */
  readonly sets: 1 | 2
  /** How many votes convict a suspect (SF-16). */
  readonly votesNeeded: number
  readonly oldPals: boolean
  readonly clock: DecisionClock
  readonly firstDealer: number | null
}
export interface Place {
  /** The pack's id and the place's. */
  readonly key: string
  readonly roles: number
}

/** A deck of as many roles has two spy cards; a smaller one has one, as in the older game. */
const rolesOfFullDeck = 10

export function termsOf(setup: Setup<SpyfallTypes>): Terms {
  const { options, seats } = setup
  const places = placesOf(options)
  const spies = spiesOf(options, seats, places)
  return {
    seats,
    spies,
    rounds: options.rounds,
    roundMs: (options.minutes === 'advised' ? advisedMinutes(seats) : options.minutes) * 60_000,
    places,
    sets: spies === 2 && smallestDeck(places) < rolesOfFullDeck ? 2 : 1,
    votesNeeded: votesNeeded(seats, spies, options.dissent),
    oldPals: options.oldPals,
    clock: clockOf(setup),
    firstDealer: options.firstDealer,
  }
}

/** Every place of the chosen packs, in the order of the list that everyone may look at (SF-01, SF-31). */
const placesOf = (options: Pick<SpyfallOptions, 'packs' | 'ownPacks'>): Place[] => [
  ...packs
    .filter((pack) => options.packs.includes(pack.id))
    .flatMap((pack) => pack.places.map((place) => ({ key: placeKey(pack.id, place), roles: pack.roles }))),
  ...options.ownPacks.flatMap((pack) => pack.places.map((_, i) => ({ key: placeKey(pack.id, i + 1), roles: pack.rolesEach }))),
]

const smallestDeck = (places: readonly Place[]): number => Math.min(...places.map((place) => place.roles))
const haveMixedSizes = (places: readonly Place[]): boolean => places.some((place) => place.roles !== places[0]!.roles)

/** SF-02: advised are one spy for up to eight players, and two for more; the host may choose either. */
function spiesOf(options: SpyfallOptions, seats: number, places: readonly Place[]): 1 | 2 {
  if (options.spies !== 'advised') return options.spies
  return seats >= 9 && !haveMixedSizes(places) ? 2 : 1
}
/** SF-09: six minutes for three or four players, and a minute more for every two players more. */
const advisedMinutes = (seats: number): number => 4 + Math.ceil(seats / 2)

/** SF-16: with one spy everybody's vote except the suspect's; with two spies some may be missing, but three are needed at least. */
export const votesNeeded = (seats: number, spies: 1 | 2, dissent: 1 | 2): number => (spies === 1 ? seats - 1 : Math.max(3, seats - 1 - dissent))

/** Why these options cannot be played with this number of seats, if so (SF-34). */
export function misfit({ options, seats }: Setup<SpyfallTypes>): Refusal<SpyfallRefusalCode> | undefined {
  const places = placesOf(options)
  if (places.length === 0) return { rule: 'SF-01', code: 'noPlaces' }
  if (new Set(places.map((place) => place.key)).size < places.length) return { rule: 'SF-32', code: 'samePackTwice' }
  const spies = spiesOf(options, seats, places)
  if (seats === 12 && spies === 1) return { rule: 'SF-02', code: 'twelveNeedTwoSpies' }
  if (haveMixedSizes(places) && spies === 2) return { rule: 'SF-31', code: 'mixedDecksOneSpy' }
  if (options.oldPals && spies === 1) return { rule: 'SF-30', code: 'oldPalsNeedTwoSpies' }
  if (options.rounds > places.length) return { rule: 'SF-04', code: 'moreRoundsThanPlaces', with: { places: places.length } }
  const smallest = smallestDeck(places)
  const cards = spies === 1 ? smallest + 1 : smallest < rolesOfFullDeck ? 2 * smallest + 2 : smallest + 2
  if (seats > cards) return { rule: 'SF-31', code: 'morePlayersThanCards', with: { cards } }
  return undefined
}
