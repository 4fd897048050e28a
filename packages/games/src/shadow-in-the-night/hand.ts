// What one seat knows beyond the table, folded from what it was told: its agent.
import type { HandFold } from '@safehouse/engine'
import type { Agent } from './agents.ts'
import type { Shadow } from './kinds.ts'

export interface Hand {
  /** The agent it was dealt; null only before the deal. */
  readonly agent: Agent | null
}

export const hand: HandFold<Shadow> = {
  start: () => ({ agent: null }),
  on: {
    agentDealt: (hand, { agent }) => ({ ...hand, agent }),
  },
}
