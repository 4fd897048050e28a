// The model of Shadow in the Night: who is which agent. Recruits are left out: a seat is the agent that it was dealt.
import type { Seat } from '@safehouse/engine'
import type { Agent, Names, ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import { seatRules } from '@safehouse/games/shadow-in-the-night/seat'
import { type Accusation, type BeliefModel, type Statement, thinOut } from '../contract.ts'
import { foldKnown, seatsOf } from '../known.ts'
import { dealingsFor } from './dealings.ts'
import { suspicionsFrom } from './suspicions.ts'

export interface ShadowStatement extends Statement {
  readonly kind: 'isAgent'
  readonly seat: Seat
  readonly agent: Agent
}

/** `Budget.readings` of bots below `hard`: with how many other possible moves they compare a move that they saw. */
export const READINGS_BELOW_HARD = 10

/** Whom a dossier names, apart from its author. */
const accusationsOf = (names: Names | null, by: Seat): Accusation<ShadowStatement>[] =>
  Object.entries(names ?? {}).flatMap(([agent, seat]) =>
    seat === null || seat === undefined || seat === by ? [] : [{ by, statement: { kind: 'isAgent', seat, agent: agent as Agent } }],
  )

export const model: BeliefModel<ShadowTypes, ShadowStatement> = {
  game: seatRules,
  span: { from: 'dealt', until: 'agentsTurnedUp' },
  believe(feed, viewer, setup, budget) {
    const { common, hand } = foldKnown(seatRules, feed, viewer, setup)
    if (common.agents.length === 0 || common.ending) return []
    const seat = viewer === 'spectator' ? undefined : viewer
    const dealings = thinOut(dealingsFor({ common, hand, seat }, suspicionsFrom(feed, setup, budget.readings)), budget.worlds)
    const totalWeight = dealings.reduce((sum, { weight }) => sum + weight, 0)
    // By seat and index in `common.agents`: the weight of all dealings in which the seat is that agent.
    const weights = seatsOf(setup).map(() => common.agents.map(() => 0))
    for (const { agents, weight } of dealings) for (const [subject, agentIndex] of agents.entries()) weights[subject]![agentIndex]! += weight
    return seatsOf(setup).flatMap((subject) =>
      common.agents.map((agent, i) => ({ statement: { kind: 'isAgent', seat: subject, agent }, probability: weights[subject]![i]! / totalWeight })),
    )
  },
  believeAs: (feed, seat, setup, budget, { level }) =>
    model.believe(feed, seat, setup, level === 'hard' ? budget : { ...budget, readings: Math.min(READINGS_BELOW_HARD, budget.readings) }),
  accusationsIn: (fact) => (fact.kind === 'dossiersOpened' ? fact.entries.flatMap((names, by) => accusationsOf(names, by)) : []),
  // Dossiers are entered some time before they are opened.
  secretAccusationsIn: (fact, by) => (fact.kind === 'dossierEntered' ? accusationsOf(fact.names, by) : []),
  truthTurnedUpIn(facts) {
    const end = facts.find((fact) => fact.kind === 'agentsTurnedUp')
    // The first agent that a seat held is the one that it was dealt; recruits follow.
    return ({ seat, agent }) => end && end.held[seat]?.[0] === agent
  },
  truthOf(log) {
    const dealt: (Agent | undefined)[] = []
    for (const toldFact of log.flatMap(({ told }) => told))
      if (toldFact.channel === 'whisper' && toldFact.fact.kind === 'agentDealt') dealt[toldFact.to[0]!] = toldFact.fact.agent
    return ({ seat, agent }) => dealt[seat] === agent
  },
}
