// The options of Shadow in the Night, which the host sets before a match, and which of them do not go with the number of seats.
import type { OptionSpecs, Refusal, Seat, Setup } from '@safehouse/engine'
import { type Agent, agents, agentsFor } from './agents.ts'
import type { ShadowRefusalCode } from './refusal.ts'
import type { ShadowTypes } from './types.ts'

export interface ShadowOptions {
  /** The variant with the Top Secret cards. */
  readonly cards: boolean
  /** The variant with the secret dossier. */
  readonly dossier: boolean
  /** Whether it is counted, for all to see, how often each seat has moved each agent. */
  readonly tallies: boolean
  /** The agents in play; none named: chance decides. */
  readonly agents: readonly Agent[]
  /** Who has the first turn; null: chance decides. */
  readonly begins: Seat | null
  /** How long a decision may take; 0: no limit. */
  readonly decisionSeconds: number
}

export const options: OptionSpecs<ShadowOptions> = {
  cards: { kind: 'switch', default: false },
  dossier: { kind: 'switch', default: false },
  tallies: { kind: 'switch', default: false },
  agents: { kind: 'some', of: agents, min: 0, default: [] },
  begins: { kind: 'seat', default: null },
  decisionSeconds: { kind: 'pick', of: [0, 30, 60, 120, 300], default: 0, apart: 120 },
}

export function misfit({ options, seats }: Setup<ShadowTypes>): Refusal<ShadowRefusalCode> | undefined {
  const wanted = agentsFor(seats)
  const chosen = options.agents.length
  return chosen === 0 || chosen === wanted ? undefined : { rule: 'SN-02', code: 'wrongNumberOfAgents', with: { wanted, chosen } }
}
