// What a seat may believe of the others' cards: every world that fits what it has heard, each with a weight.
import type { Feed, Seat, Seen, Viewer } from '@safehouse/engine'
import { bitOf, possibleWorlds, type Spy, type SpyAlleyDice, type World } from '@safehouse/games/spy-alley-dice'
import { cluesIn, plausibility } from './clues.ts'

/** How likely it is that this seat holds this spy. */
export type Belief = (seat: Seat, spy: Spy) => number

/** Every world is as likely as any other. */
export const plainBelief = (seen: Seen<SpyAlleyDice>): Belief => {
  const worlds = possibleWorlds(seen.feed(), seen.seat, seen.setup)
  return over(
    worlds,
    worlds.map(() => 1),
  )
}
/** Worlds weigh what the others' doings in them are worth. */
export const readBelief = (seen: Seen<SpyAlleyDice>): Belief => reading(seen.feed(), seen.seat, seen)
/** What anybody could believe who sees nobody's cards: how exposed one is. */
export const publicBelief = (seen: Seen<SpyAlleyDice>): Belief => reading(openFacts(seen.feed()), 'table', seen)

function reading(feed: Feed<SpyAlleyDice>, viewer: Viewer, { setup }: Seen<SpyAlleyDice>): Belief {
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

const openFacts = (feed: Feed<SpyAlleyDice>): Feed<SpyAlleyDice> =>
  feed.map(({ at, facts }) => ({
    at,
    facts: facts.filter(({ kind }) => kind !== 'handDealt' && kind !== 'cardGiven' && kind !== 'ownCardThrown'),
  }))
