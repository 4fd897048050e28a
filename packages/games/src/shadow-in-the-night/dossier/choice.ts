// What a seat may enter in its dossier, and why anything else is refused (SN-43). From the seat's own view alone. Screens load this file,
// so it must not import the one that decides about dossiers (entry.ts).
import type { Choice, Refusal, Seat } from '@safehouse/engine'
import { type Agent, agentsIn } from '../agents.ts'
import { questionOf } from '../common.ts'
import type { ShadowAction } from '../facts.ts'
import type { ShadowRefusalCode } from '../refusal.ts'
import type { ShadowView } from '../types.ts'
import type { Names } from './common.ts'

export type EnterDossier = Extract<ShadowAction, { do: 'enterDossier' }>

/** SN-43: each player's name once, a dash (null) for all other agents. The agent that a seat was dealt gets its own name, an agent it recruited a dash. */
export function dossierChoice({ common, hand, seat }: ShadowView): Choice<EnterDossier> {
  const fixed: Partial<Record<Agent, Seat | null>> = { [hand.agent!]: seat }
  for (const agent of hand.recruited) fixed[agent] = null
  const players = Array.from({ length: common.seats }, (_, player) => player)
  // Each of `match` gets one of `with`, every player once, or else `rest`, the dash.
  const names = { match: common.agents, with: players, rest: null, fixed }
  // The type of the field is a record of all agents, but only some of them are in play.
  return { do: 'enterDossier', question: questionOf(common), fields: { names } } as unknown as Choice<EnterDossier>
}

/** Why this dossier is refused, which `dossierChoice` does not permit; only to be asked about such a one. */
export function refusalOfDossier({ common, hand, seat }: ShadowView, names: Names): Refusal<ShadowRefusalCode> {
  if (hand.names) return { rule: 'SN-43', code: 'alreadySealed' }
  const unknownAgent = agentsIn(names as Record<Agent, number>).find((agent) => !common.agents.includes(agent))
  if (unknownAgent) return { rule: 'SN-02', code: 'agentNotInPlay', with: { agent: unknownAgent } }
  const leftOut = common.agents.find((agent) => names[agent] === undefined)
  if (leftOut) return { rule: 'SN-43', code: 'agentLeftOut', with: { agent: leftOut } }
  const entered = Object.values(names).filter((name) => name !== null)
  if (new Set(entered).size < entered.length) return { rule: 'SN-43', code: 'nameTwice' }
  if (names[hand.agent!] !== seat) return { rule: 'SN-43', code: 'ownAgentIsYours', with: { agent: hand.agent! } }
  const recruited = hand.recruited.find((agent) => names[agent] !== null)
  return recruited ? { rule: 'SN-43', code: 'recruitedGetsDash', with: { agent: recruited } } : { rule: 'SN-43', code: 'nameMissing' }
}
