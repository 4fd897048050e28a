// The entry: everybody writes down in secret who runs which agent, and the game waits until all have (SN-43).
import { type Chance, type Choice, type Refusal, type Seat, sampleAction, viewOfSeat } from '@safehouse/engine'
import { type Agent, named } from '../agents.ts'
import { questionOf } from '../common.ts'
import type { DecisionBuilder } from '../decision-builder.ts'
import type { ShadowAction } from '../facts.ts'
import type { ShadowRefusalCode } from '../refusal.ts'
import * as tell from '../tell.ts'
import type { ShadowView } from '../types.ts'
import type { Names } from './common.ts'

type Entering = Extract<ShadowAction, { do: 'enterDossier' }>

/** Every player's name once, a dash for all others; the own first agent is one's own, a recruited one gets a dash. */
export function entering({ common, hand, seat }: ShadowView): Choice<Entering> {
  const fixed: Partial<Record<Agent, Seat | null>> = { [hand.agent!]: seat }
  for (const agent of hand.recruited) fixed[agent] = null
  const players = Array.from({ length: common.seats }, (_, player) => player)
  const names = { match: common.agents, with: players, rest: null, fixed }
  // the types of choices know records of all agents only, and not all are in play
  return { do: 'enterDossier', question: questionOf(common), fields: { names } } as unknown as Choice<Entering>
}

export const callDossiers = (decision: DecisionBuilder): void => decision.add(tell.dossiersCalled(decision.until(...decision.truth.hands.keys())))

/** Whether that was the last one. */
export function enter(decision: DecisionBuilder, seat: Seat, names: Names): boolean {
  decision.addAll(tell.dossierSealed(seat, names))
  const { due } = decision.common
  if (due.what !== 'dossier' || due.missing > 0) return false
  decision.addAll(tell.dossiersClosed([]))
  return true
}

export function fillTheMissing(decision: DecisionBuilder): void {
  const { truth, chance } = decision
  // Drawn for everyone and kept for those who are missing: what a seat gets must not depend on who else is missing.
  const drawn = truth.hands.map((_, seat) => ({ seat, names: randomNames(viewOfSeat(truth, seat), chance) }))
  decision.addAll(tell.dossiersClosed(drawn.filter(({ seat }) => truth.hands[seat]!.names === null)))
}
const randomNames = (view: ShadowView, chance: Chance): Names => sampleAction<Entering>(entering(view), chance).names

export function badEntry({ common, hand, seat }: ShadowView, names: Names): Refusal<ShadowRefusalCode> {
  if (hand.names) return { rule: 'SN-43', code: 'alreadySealed' }
  const stranger = named(names as Record<Agent, number>).find((agent) => !common.agents.includes(agent))
  if (stranger) return { rule: 'SN-02', code: 'agentNotInPlay', with: { agent: stranger } }
  const leftOut = common.agents.find((agent) => names[agent] === undefined)
  if (leftOut) return { rule: 'SN-43', code: 'agentLeftOut', with: { agent: leftOut } }
  const entered = Object.values(names).filter((name) => name !== null)
  if (new Set(entered).size < entered.length) return { rule: 'SN-43', code: 'nameTwice' }
  if (names[hand.agent!] !== seat) return { rule: 'SN-43', code: 'ownAgentIsYours', with: { agent: hand.agent! } }
  const recruited = hand.recruited.find((agent) => names[agent] !== null)
  return recruited ? { rule: 'SN-43', code: 'recruitedGetsDash', with: { agent: recruited } } : { rule: 'SN-43', code: 'nameMissing' }
}
