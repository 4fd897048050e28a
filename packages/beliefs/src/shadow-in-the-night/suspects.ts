// Somebody who reads what the others move, and ranks for each of them the agents that it may be. Whoever hides well has its own agent at no
// rank much more often than at the others: bots learn that against this reader, and are measured against it.
import type { BotInput } from '@safehouse/engine'
import type { Agent, ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import { suspicionsFrom } from './suspicions.ts'

/** With how many other moves each seen one is compared. Ranks hardly depend on it: 6 and 48 name the same agents within three points. */
const READINGS = 24

/** By seat: all agents but those of the reader's hand, from the one that the seat's moves fit best to the one that they fit least. */
export function suspectsByRank({ feed, setup, view }: Pick<BotInput<ShadowTypes>, 'feed' | 'setup' | 'view'>): readonly (readonly Agent[])[] {
  const { agents } = view.common
  const { agent: ownAgent, recruited } = view.hand
  const others = agents.filter((agent) => agent !== ownAgent && !recruited.includes(agent))
  return suspicionsFrom(feed(), setup, READINGS).map((suspicion) => {
    const fitOf = (agent: Agent) => suspicion[agents.indexOf(agent)]!
    return [...others].sort((one, other) => fitOf(other) - fitOf(one))
  })
}
