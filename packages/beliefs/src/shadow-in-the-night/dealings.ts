// Dealings (worlds, in the glossary's words): every way in which the agents may have been dealt, given what one viewer knows, weighted
// by how well they fit the moves so far.
import type { Seat } from '@safehouse/engine'
import type { ShadowView } from '@safehouse/games/shadow-in-the-night'
import type { Suspicions } from './suspicions.ts'

export interface Dealing {
  /** By seat: the agent that it was dealt, as an index in `common.agents`. */
  readonly agents: readonly number[]
  /** Relative to the likeliest dealing, which has 1. */
  readonly weight: number
}

/** What a viewer knows; a spectator has neither seat nor hand. */
export interface KnownToViewer {
  readonly common: ShadowView['common']
  readonly seat?: Seat | undefined
  readonly hand?: ShadowView['hand'] | undefined
}
export function dealingsFor({ common, hand, seat }: KnownToViewer, suspicions: Suspicions): Dealing[] {
  const ownAgent = hand ? common.agents.indexOf(hand.agent!) : -1
  // By index of the agent: whether no further seat can have been dealt it. Agents that this seat recruited were dealt to nobody (SN-40).
  const taken = common.agents.map((agent) => hand !== undefined && (agent === hand.agent || hand.recruited.includes(agent)))
  // The fit of a dealing is the logarithm of its weight: that of each seat is added.
  const found: { agents: number[]; fit: number }[] = []
  const dealt: number[] = []
  const dealFrom = (next: Seat, fit: number): void => {
    if (next === common.seats) found.push({ agents: [...dealt], fit })
    else if (next === seat) {
      dealt[next] = ownAgent
      dealFrom(next + 1, fit)
    } else {
      for (let agent = 0; agent < taken.length; agent++) {
        if (taken[agent]) continue
        taken[agent] = true
        dealt[next] = agent
        dealFrom(next + 1, fit + suspicions[next]![agent]!)
        taken[agent] = false
      }
    }
  }
  dealFrom(0, 0)
  const best = found.reduce((most, { fit }) => Math.max(most, fit), Number.NEGATIVE_INFINITY)
  return found.map(({ agents, fit }) => ({ agents, weight: Math.exp(fit - best) }))
}
