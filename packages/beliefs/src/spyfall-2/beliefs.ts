// What a viewer may believe in a round of Spyfall 2: how likely each place is, and how likely each seat is a spy.
import type { Seat, Setup, Viewer } from '@safehouse/engine'
import { type Exchange, isSpy, type SpyfallCommon, type SpyfallHand, type SpyfallTypes, usedPlaces } from '@safehouse/games/spyfall-2'
import { makeMemo } from '../probability.ts'
import { type Listener, listenTo, placesAfter, suspicions } from './inference.ts'
import { lexiconIn } from './lexicon.ts'
import { type KnownPlace, knownPlaces } from './places.ts'
import { type Disclosure, disclosuresIn } from './understand.ts'

export interface RoundBeliefs {
  readonly places: readonly KnownPlace[]
  readonly disclosures: readonly Disclosure[]
  /** By index in `places`: its probability from what the others said, for somebody who does not know the place. */
  readonly placeProbabilities: readonly number[]
  /** By seat: how much more its answers speak for a spy than for somebody who knows that this is the place. */
  spyOddsAt(place: KnownPlace): readonly number[]
}

// These keys are enough: one record (an array) belongs to one round of one match, so until the end of that round its places, seats and used
// places are always the same.
const disclosuresMemo = makeMemo<readonly Exchange[], readonly Disclosure[]>()
const listenerMemo = makeMemo<readonly Disclosure[], Listener>()
const oddsMemo = makeMemo<readonly Disclosure[], readonly number[]>()

export function roundBeliefs(common: SpyfallCommon, hand: SpyfallHand | undefined, viewer: Viewer, setup: Setup<SpyfallTypes>): RoundBeliefs {
  const places = knownPlaces(setup)
  const { language } = setup.options
  const disclosures = disclosuresMemo(common.record, language, () => disclosuresIn(common.record, lexiconIn(language), places))
  const used = usedPlaces(common)
  // From its own words, and from those of the other spy where spies know each other, the viewer learns nothing about the place.
  const tellsNothingNew = (by: Seat): boolean => by === viewer || by === hand?.card.pal
  const listenerToAll = () => listenerMemo(disclosures, 'all', () => listenTo(disclosures, places, used, common.terms))
  return {
    places,
    disclosures,
    placeProbabilities: placesAfter(disclosures, places, used, tellsNothingNew),
    spyOddsAt: (place) => oddsMemo(disclosures, place.key, () => listenerToAll().oddsAt(place)),
  }
}

/** A place less likely than this is left out where all places are weighed. */
const NEGLIGIBLE = 0.001

/** By seat: the probability that it is a spy. Who does not know the place averages over the places by their probability. */
export function spyProbabilities(
  { places, placeProbabilities, spyOddsAt }: RoundBeliefs,
  common: SpyfallCommon,
  hand: SpyfallHand | undefined,
  viewer: Viewer,
): number[] {
  // The terms are what the options come to at this table: how many seats and spies, which places.
  const { spies } = common.terms
  // While spies name the place, the cards of those who have begun lie open.
  const shown = common.stage.is === 'naming' ? common.stage.shown : []
  const isViewerSpy = hand !== undefined && isSpy(hand)
  const knownSpies = new Set<Seat>([...shown, ...(isViewerSpy ? [viewer as Seat, ...(hand.card.pal === null ? [] : [hand.card.pal])] : [])])
  const innocent = hand && !isViewerSpy ? (viewer as Seat) : undefined
  const unknownSpies = spies - knownSpies.size
  const probabilitiesFrom = (odds: readonly number[]): number[] => {
    if (unknownSpies <= 0) return odds.map((_, seat) => (knownSpies.has(seat) ? 1 : 0))
    const unknownOdds = odds.map((weight, seat) => (knownSpies.has(seat) ? 0 : weight))
    return suspicions(unknownOdds, innocent, unknownSpies as 1 | 2).map((share, seat) => (knownSpies.has(seat) ? 1 : share))
  }
  const here = places.find(({ key }) => key === hand?.card.place)
  if (here) return probabilitiesFrom(spyOddsAt(here))
  const shares = new Array<number>(common.terms.seats).fill(0)
  // The sum over the places that are not left out; shares are divided by it, because it may be below 1.
  let coveredProbability = 0
  for (const [i, place] of places.entries()) {
    if (placeProbabilities[i]! < NEGLIGIBLE) continue
    coveredProbability += placeProbabilities[i]!
    for (const [seat, share] of probabilitiesFrom(spyOddsAt(place)).entries()) shares[seat]! += placeProbabilities[i]! * share
  }
  return shares.map((share) => share / coveredProbability)
}
