// What a seat may believe of the others' cards: every world that fits what it has heard, each with a weight.
import type { BotInput, Feed, Seat, Viewer } from '@safehouse/engine'
import { type AlleyTypes, bitOf, possibleWorlds, type Spy, type World } from '@safehouse/games/spy-alley-dice'
import { cluesIn, plausibility } from './clues.ts'

/** How likely it is that this seat holds this spy. */
export type Belief = (seat: Seat, spy: Spy) => number

/** Every world is as likely as any other. */
export const plainBelief = (seen: BotInput<AlleyTypes>): Belief => {
  const worlds = possibleWorlds(seen.feed(), seen.seat, seen.setup)
  return over(
    worlds,
    worlds.map(() => 1),
  )
}
/** Worlds weigh what the others' doings in them are worth. */
export const readBelief = (seen: BotInput<AlleyTypes>): Belief => reading(seen.feed(), seen.seat, seen)
/** What anybody could believe who sees nobody's cards: how exposed one is. */
export const publicBelief = (seen: BotInput<AlleyTypes>): Belief => reading(openFacts(seen.feed()), 'spectator', seen)

function reading(feed: Feed<AlleyTypes>, viewer: Viewer, { setup }: BotInput<AlleyTypes>): Belief {
  const worlds = possibleWorlds(feed, viewer, setup)
  const clues = cluesIn(feed, viewer)
  return over(
    worlds,
    worlds.map((world) => plausibility(clues, world)),
  )
}
function over(worlds: readonly World[], weights: readonly number[]): Belief {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return (seat, spy) => {
    const card = bitOf(spy)
    let holding = 0
    for (let i = 0; i < worlds.length; i++) if (worlds[i]!.hands[seat]! & card) holding += weights[i]!
    return holding / all
  }
}

const openFacts = (feed: Feed<AlleyTypes>): Feed<AlleyTypes> =>
  feed.map(({ at, facts }) => ({
    at,
    facts: facts.filter(({ kind }) => kind !== 'handDealt' && kind !== 'cardGiven' && kind !== 'ownCardThrown'),
  }))
