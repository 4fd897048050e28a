// Entering the dossiers: everybody writes down in secret who runs which agent, and the match waits until all have (SN-43).
import { type Chance, type Choice, type Refusal, type Seat, sampleAction, viewOfSeat } from '@safehouse/engine'
import { type Agent, agentsIn } from '../agents.ts'
import { questionOf } from '../common.ts'
import type { DecisionBuilder } from '../decision-builder.ts'
import type { ShadowAction } from '../facts.ts'
import type { ShadowRefusalCode } from '../refusal.ts'
import * as tell from '../tell.ts'
import type { ShadowView } from '../types.ts'
import type { Names } from './common.ts'

type Entering = Extract<ShadowAction, { do: 'enterDossier' }>

/** SN-43: each player's name once, a dash for all other agents. A seat's first agent gets its own name, an agent it recruited a dash. */
export function entryChoice({ common, hand, seat }: ShadowView): Choice<Entering> {
  const fixed: Partial<Record<Agent, Seat | null>> = { [hand.agent!]: seat }
  for (const agent of hand.recruited) fixed[agent] = null
  const players = Array.from({ length: common.seats }, (_, player) => player)
  const names = { match: common.agents, with: players, rest: null, fixed }
  // The type of the field is a record of all agents, but only some of them are in play.
  return { do: 'enterDossier', question: questionOf(common), fields: { names } } as unknown as Choice<Entering>
}

export const callDossiers = (decision: DecisionBuilder): void =>
  decision.add(tell.dossiersCalled(decision.decisionEndsFor(...decision.truth.hands.keys())))

/** Seals a seat's dossier; true if it was the last one. */
export function sealDossier(decision: DecisionBuilder, seat: Seat, names: Names): boolean {
  decision.addAll(tell.dossierSealed(seat, names))
  const { due } = decision.common
  if (due.what !== 'dossier' || due.missing > 0) return false
  decision.addAll(tell.dossiersClosed([]))
  return true
}

export function fillMissingDossiers(decision: DecisionBuilder): void {
  const { truth, chance } = decision
  // Drawn for everyone and kept for those who are missing: what a seat gets must not depend on who else is missing.
  const drawn = truth.hands.map((_, seat) => ({ seat, names: randomNames(viewOfSeat(truth, seat), chance) }))
  decision.addAll(tell.dossiersClosed(drawn.filter(({ seat }) => truth.hands[seat]!.names === null)))
}
const randomNames = (view: ShadowView, chance: Chance): Names => sampleAction<Entering>(entryChoice(view), chance).names

export function refusalOfEntry({ common, hand, seat }: ShadowView, names: Names): Refusal<ShadowRefusalCode> {
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
