// The end: who is furthest, and who has won. It is the only place where all cards are turned up.
import type { Seat } from '@safehouse/engine'
import type { Agent, ByAgent } from './agents.ts'
import type { DecisionBuilder } from './decision-builder.ts'
import { fieldsEach, rightlyNamed } from './dossier/score.ts'
import * as tell from './tell.ts'

export function end(decision: DecisionBuilder): void {
  const { hands, hidden } = decision.truth
  const held = hands.map((hand) => [hand.agent!, ...hand.recruited])
  decision.add(tell.agentsTurnedUp(held, hidden.bystanders))
  const extra = decision.common.options.dossier ? openDossiers(decision, held) : held.map(() => 0)
  const { winners, points, furthest } = standing(decision.common.stones, held, hidden.bystanders, extra)
  decision.add(tell.ended(winners, points, furthest))
}

/** SN-44: what each player's dossier adds to the own stone. */
function openDossiers(decision: DecisionBuilder, held: readonly (readonly Agent[])[]): number[] {
  const { hands, hidden } = decision.truth
  const entries = hands.map(({ names }) => names)
  const right = rightlyNamed(entries, held, hidden.bystanders)
  decision.add(tell.dossiersOpened(entries, right))
  return right.map((agents) => agents.length * fieldsEach)
}

export interface Standing {
  readonly winners: readonly Seat[]
  readonly points: readonly number[]
  /** The agents that nobody is ahead of: with a winner among the players, the winners' alone. */
  readonly furthest: readonly Agent[]
}
/** SN-12, SN-45: the furthest wins together with its holder, equals share. SN-13: if a bystander alone is furthest, nobody wins. */
export function standing(stones: ByAgent, held: readonly (readonly Agent[])[], bystanders: readonly Agent[], extra: readonly number[]): Standing {
  const best = held.map((agents) => furthestOf(agents, stones))
  const points = best.map((agent, seat) => stones[agent]! + extra[seat]!)
  const most = Math.max(...points)
  const ahead = bystanders.filter((agent) => stones[agent]! > most)
  if (ahead.length > 0) {
    const first = stones[furthestOf(ahead, stones)]!
    return { winners: [], points, furthest: ahead.filter((agent) => stones[agent] === first) }
  }
  const winners = points.flatMap((total, seat) => (total === most ? [seat] : []))
  return { winners, points, furthest: winners.map((seat) => best[seat]!) }
}

const furthestOf = (agents: readonly Agent[], stones: ByAgent): Agent =>
  agents.reduce((best, agent) => (stones[agent]! > stones[best]! ? agent : best))
