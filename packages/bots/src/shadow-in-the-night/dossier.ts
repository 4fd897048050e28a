// What to enter in the dossier: the dealing that is likely to have most names right, counted over all dealings by their weight.

import type { Dealing } from '@safehouse/beliefs/shadow-in-the-night'
import type { Chance } from '@safehouse/engine'
import type { Agent, Names, ShadowView } from '@safehouse/games/shadow-in-the-night'
import { bestOf } from '../choosing.ts'

export interface Entry {
  readonly names: Names
  /** Expected number of agents that are named correctly. */
  readonly right: number
}

export function bestEntry(view: ShadowView, dealings: readonly Dealing[], chance: Chance): Entry {
  const likely = likelihoods(view, dealings)
  const entries = dealings.map(({ agents }) => ({ agents, right: expectedRight(agents, view, likely) }))
  const { agents, right } = bestOf(chance, entries, (entry) => entry.right)!
  const { common } = view
  const names: Partial<Record<Agent, number | null>> = {}
  for (const [i, agent] of common.agents.entries()) {
    const seat = agents.indexOf(i)
    names[agent] = seat < 0 ? null : seat
  }
  return { names, right }
}

/** Expected number of correct names in an entry that was already made. */
export function rightOf(names: Names, view: ShadowView, dealings: readonly Dealing[]): number {
  const agents = Array.from({ length: view.common.seats }, (_, seat) => view.common.agents.findIndex((agent) => names[agent] === seat))
  return expectedRight(agents, view, likelihoods(view, dealings))
}

/** By agent: how likely each seat runs it, and at the last index how likely nobody does. */
function likelihoods({ common }: ShadowView, dealings: readonly Dealing[]): number[][] {
  const likely = common.agents.map(() => new Array<number>(common.seats + 1).fill(0))
  let all = 0
  for (const { agents, weight } of dealings) {
    all += weight
    for (let agent = 0; agent < likely.length; agent++) {
      const seat = agents.indexOf(agent)
      likely[agent]![seat < 0 ? common.seats : seat]! += weight
    }
  }
  return likely.map((bySeat) => bySeat.map((weight) => weight / all))
}
function expectedRight(agents: readonly number[], { common, hand, seat: me }: ShadowView, likely: readonly (readonly number[])[]): number {
  let right = 0
  for (const [i, agent] of common.agents.entries()) {
    if (agent === hand.agent || hand.recruited.includes(agent)) continue
    const seat = agents.indexOf(i)
    if (seat !== me) right += likely[i]![seat < 0 ? common.seats : seat]!
  }
  return right
}
