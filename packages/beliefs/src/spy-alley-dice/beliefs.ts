// The beliefs of a seat about the others' cards: every world that fits what it has heard (`possibleWorlds`), each with a weight.
import type { BotInput, Feed, Seat, Viewer } from '@safehouse/engine'
import { type AlleyTypes, bitOf, possibleWorlds, type Spy, type World } from '@safehouse/games/spy-alley-dice'
import { cluesIn, plausibility } from './clues.ts'

/** The probability that this seat holds this spy. */
export type Belief = (seat: Seat, spy: Spy) => number

/** The belief of level `quick`: every possible world is equally likely. */
export const evenBelief = (seen: BotInput<AlleyTypes>): Belief => {
  const worlds = possibleWorlds(seen.feed(), seen.seat, seen.setup)
  return beliefFrom(
    worlds,
    worlds.map(() => 1),
  )
}
/** The belief of level `normal`: worlds are weighted by how plausible the others' actions are in them (clues.ts). */
export const weighedOwnBelief = (seen: BotInput<AlleyTypes>): Belief => weighedBelief(seen.feed(), seen.seat, seen)
/** What a spectator could believe from open facts alone: shows how exposed a seat's own cards are. */
export const spectatorBelief = (seen: BotInput<AlleyTypes>): Belief => weighedBelief(openFacts(seen.feed()), 'spectator', seen)

function weighedBelief(feed: Feed<AlleyTypes>, viewer: Viewer, { setup }: BotInput<AlleyTypes>): Belief {
  const worlds = possibleWorlds(feed, viewer, setup)
  const clues = cluesIn(feed, viewer)
  return beliefFrom(
    worlds,
    worlds.map((world) => plausibility(clues, world)),
  )
}
function beliefFrom(worlds: readonly World[], weights: readonly number[]): Belief {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return (seat, spy) => {
    const card = bitOf(spy)
    let holding = 0
    for (let i = 0; i < worlds.length; i++) if (worlds[i]!.hands[seat]! & card) holding += weights[i]!
    return holding / total
  }
}

const openFacts = (feed: Feed<AlleyTypes>): Feed<AlleyTypes> =>
  feed.map(({ at, facts }) => ({
    at,
    facts: facts.filter(({ kind }) => kind !== 'handDealt' && kind !== 'cardGiven' && kind !== 'ownCardThrown'),
  }))
