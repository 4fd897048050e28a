// The beliefs of a seat about the others' cards: every world that fits what it has heard (`possibleWorlds`), each with a weight.
import type { Feed, Seat, Setup, Viewer } from '@safehouse/engine'
import { type AlleyTypes, bitOf, possibleWorlds, type Spy, type World } from '@safehouse/games/spy-alley-dice'
import { thinOut } from '../contract.ts'
import { cluesIn, plausibilityOf } from './clues.ts'

/** The probability that this seat holds this spy. */
export type CardBelief = (seat: Seat, spy: Spy) => number

/** A belief for which every possible world is equally likely. */
export const evenBelief = (feed: Feed<AlleyTypes>, viewer: Viewer, setup: Setup<AlleyTypes>): CardBelief => {
  const worlds = possibleWorlds(feed, viewer, setup)
  return beliefFrom(
    worlds,
    worlds.map(() => 1),
  )
}
/** A belief that weighs worlds by how plausible the others' actions are in them (clues.ts). */
export function weighedBelief(feed: Feed<AlleyTypes>, viewer: Viewer, setup: Setup<AlleyTypes>, limit: number): CardBelief {
  const worlds = thinOut(possibleWorlds(feed, viewer, setup), limit)
  const clues = cluesIn(feed, viewer)
  return beliefFrom(
    worlds,
    worlds.map((world) => plausibilityOf(clues, world)),
  )
}
/** What a spectator could believe from open facts alone: shows how exposed a seat's own cards are. */
export const spectatorBelief = (feed: Feed<AlleyTypes>, setup: Setup<AlleyTypes>, limit: number): CardBelief =>
  weighedBelief(openFeedOf(feed), 'spectator', setup, limit)

function beliefFrom(worlds: readonly World[], weights: readonly number[]): CardBelief {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return (seat, spy) => {
    const card = bitOf(spy)
    let holding = 0
    for (let i = 0; i < worlds.length; i++) if (worlds[i]!.hands[seat]! & card) holding += weights[i]!
    return holding / total
  }
}

const openFeedOf = (feed: Feed<AlleyTypes>): Feed<AlleyTypes> =>
  feed.map(({ at, facts }) => ({
    at,
    facts: facts.filter(({ kind }) => kind !== 'handDealt' && kind !== 'cardGiven' && kind !== 'ownCardThrown'),
  }))
