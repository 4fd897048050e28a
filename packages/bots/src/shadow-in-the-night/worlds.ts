// Worlds for the search: who runs which agents, and who holds which cards. Cards come from imagined logs (`Game.imagine`). Agents are
// drawn from all dealings by their weights instead, because `imagine` takes every world for equally likely.

import { drawFraction } from '@safehouse/beliefs/probability'
import type { Dealing } from '@safehouse/beliefs/shadow-in-the-night'
import type { BareEntry, BotInput, Chance, Feed } from '@safehouse/engine'
import type { Card, ShadowTypes } from '@safehouse/games/shadow-in-the-night'

export interface World {
  /** How likely it is, relative to the other worlds of a list. */
  readonly weight: number
  /** By seat and agent's number: whether the seat runs it. */
  readonly runs: readonly (readonly boolean[])[]
  /** By seat. */
  readonly hands: readonly (readonly Card[])[]
}

/**
 * The likeliest worlds first: `count` of them, drawn, where cards are in play; imagining a log takes longer than drawing a dealing, so a few
 * `logs` serve all worlds in turn. Without cards, all dealings, or as many as `count` draws find.
 */
export function worldsFor(
  seen: BotInput<ShadowTypes>,
  feed: Feed<ShadowTypes>,
  dealings: readonly Dealing[],
  count: number,
  logs: number,
  chance: Chance,
): World[] {
  const { setup, seat, now, game, view } = seen
  if (!setup.options.cards) {
    const hands = Array.from({ length: setup.seats }, () => [])
    return countedDealings(dealings, count, chance).map(({ agents, weight }) => ({ weight, runs: drawRuns(agents, view, chance), hands }))
  }
  const hands = Array.from({ length: logs }, () => cardsIn(game.imagine(feed, seat, setup, chance, now), setup.seats))
  return chance.shuffle(drawDealings(dealings, count, chance)).map(({ agents }, i) => ({
    weight: 1,
    runs: drawRuns(agents, view, chance),
    hands: hands[i % hands.length]!,
  }))
}

/** All dealings by their weights if there are at most `count`; else those that are drawn, by how often they are. The heaviest first. */
function countedDealings(dealings: readonly Dealing[], count: number, chance: Chance): Dealing[] {
  const counts = new Map<Dealing, number>()
  if (dealings.length > count) for (const dealing of drawDealings(dealings, count, chance)) counts.set(dealing, (counts.get(dealing) ?? 0) + 1)
  const counted = dealings.length > count ? [...counts].map(([{ agents }, weight]) => ({ agents, weight })) : dealings
  return chance.shuffle(counted).sort((one, other) => other.weight - one.weight)
}

/** Draws `count` dealings in proportion to their weights (systematic sampling: one random offset, equal steps). */
function drawDealings(dealings: readonly Dealing[], count: number, chance: Chance): Dealing[] {
  const all = dealings.reduce((sum, { weight }) => sum + weight, 0)
  const offset = drawFraction(chance)
  const drawn: Dealing[] = []
  let passed = 0
  for (const dealing of dealings) {
    passed += dealing.weight
    while (drawn.length < count && ((drawn.length + offset) / count) * all <= passed) drawn.push(dealing)
  }
  return drawn
}

/** By seat and agent: who runs whom, recruits included. Own recruits are known; those of others are drawn from the agents that nobody was dealt. */
function drawRuns(dealt: readonly number[], { common, hand, seat }: BotInput<ShadowTypes>['view'], chance: Chance): boolean[][] {
  const runs = dealt.map((agent) => common.agents.map((_, i) => i === agent))
  const ownRecruits = hand.recruited.map((agent) => common.agents.indexOf(agent))
  for (const agent of ownRecruits) runs[seat]![agent] = true
  if (!common.cards.recruits.some((count, player) => count > 0 && player !== seat)) return runs
  const free = chance.shuffle([...common.agents.keys()].filter((agent) => !dealt.includes(agent) && !ownRecruits.includes(agent)))
  for (const [player, count] of common.cards.recruits.entries())
    if (player !== seat) for (const agent of free.splice(0, count)) runs[player]![agent] = true
  return runs
}

/** The cards of each seat at the end of an imagined log. */
function cardsIn(log: readonly BareEntry<ShadowTypes>[], seats: number): Card[][] {
  const hands: Card[][] = Array.from({ length: seats }, () => [])
  for (const { told } of log) {
    for (const toldFact of told) {
      const { fact } = toldFact
      if (fact.kind === 'cardsDealt' && toldFact.channel === 'whisper') hands[toldFact.to[0]!] = [...fact.cards]
      else if (fact.kind === 'cardTaken' && toldFact.channel === 'whisper') hands[toldFact.to[0]!]!.push(fact.card)
      else if (fact.kind === 'cardPlayed') hands[fact.seat]!.splice(hands[fact.seat]!.indexOf(fact.card), 1)
    }
  }
  return hands
}
export const isBystander = ({ runs }: World, agent: number): boolean => !runs.some((isRun) => isRun[agent])
/** The average of something over worlds, by their weights. */
export function averageOver(worlds: readonly World[], valueIn: (world: World, index: number) => number): number {
  let [sum, weights] = [0, 0]
  for (const [i, world] of worlds.entries()) {
    sum += world.weight * valueIn(world, i)
    weights += world.weight
  }
  return sum / weights
}
