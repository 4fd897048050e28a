// What a viewer may believe in a round of Spyfall 2: how likely each place is, and how likely each seat is a spy.
import type { Seat, Setup, Viewer } from '@safehouse/engine'
import { type Exchange, isSpy, type SpyfallCommon, type SpyfallHand, type SpyfallTypes, usedPlaces } from '@safehouse/games/spyfall-2'
import { makeMemo } from '../probability.ts'
import { oddsOfSpying, placesAfter, suspicions } from './inference.ts'
import { type KnownPlace, knownPlaces } from './places.ts'
import { learnedFor } from './plainness.ts'
import { type Statement as Disclosure, statementsIn } from './understand.ts'
import { lexicon } from './words.ts'

export interface RoundBeliefs {
  readonly places: readonly KnownPlace[]
  readonly statements: readonly Disclosure[]
  /** By index in `places`: its probability from what the others said, for somebody who does not know the place. */
  readonly likely: readonly number[]
  /** By seat: how much more its answers speak for a spy than for somebody who knows that this is the place. */
  oddsAt(place: KnownPlace): readonly number[]
}

const statementsMemo = makeMemo<readonly Exchange[], readonly Disclosure[]>()
const oddsMemo = makeMemo<readonly Disclosure[], readonly number[]>()

export function roundBeliefs(common: SpyfallCommon, hand: SpyfallHand | undefined, viewer: Viewer, setup: Setup<SpyfallTypes>): RoundBeliefs {
  const places = knownPlaces(setup)
  const { language } = setup.options
  const statements = statementsMemo(common.record, language, () => statementsIn(common.record, lexicon(language), places))
  const used = usedPlaces(common)
  return {
    places,
    statements,
    likely: placesAfter(statements, places, used, (by) => by === viewer || by === hand?.card.pal, learnedFor(setup.seats).trust),
    oddsAt: (place) => oddsMemo(statements, place.key, () => oddsOfSpying(statements, place, places, used, setup.seats)),
  }
}

/** A place less likely than this is left out where all places are weighed. */
const NEGLIGIBLE = 0.001

/** By seat: the probability that it is a spy. Who does not know the place averages over the places by their probability. */
export function spyProbabilities(
  { places, likely, oddsAt }: RoundBeliefs,
  common: SpyfallCommon,
  hand: SpyfallHand | undefined,
  viewer: Viewer,
): number[] {
  const { spies } = common.terms
  const shown = common.stage.is === 'naming' ? common.stage.shown : []
  const isViewerSpy = hand !== undefined && isSpy(hand)
  const knownSpies = new Set<Seat>([...shown, ...(isViewerSpy ? [viewer as Seat, ...(hand.card.pal === null ? [] : [hand.card.pal])] : [])])
  const innocent = hand && !isViewerSpy ? (viewer as Seat) : undefined
  const unknownSpies = spies - knownSpies.size
  const probabilitiesFrom = (odds: readonly number[]): number[] => {
    if (unknownSpies <= 0) return odds.map((_, seat) => (knownSpies.has(seat) ? 1 : 0))
    const others = odds.map((weight, seat) => (knownSpies.has(seat) ? 0 : weight))
    return suspicions(others, innocent, unknownSpies as 1 | 2).map((share, seat) => (knownSpies.has(seat) ? 1 : share))
  }
  const here = places.find(({ key }) => key === hand?.card.place)
  if (here) return probabilitiesFrom(oddsAt(here))
  const shares = new Array<number>(common.terms.seats).fill(0)
  let weighed = 0
  for (const [i, place] of places.entries()) {
    if (likely[i]! < NEGLIGIBLE) continue
    weighed += likely[i]!
    for (const [seat, share] of probabilitiesFrom(oddsAt(place)).entries()) shares[seat]! += likely[i]! * share
  }
  return shares.map((share) => share / weighed)
}
