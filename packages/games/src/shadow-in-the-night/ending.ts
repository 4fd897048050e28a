// The end of a match: which agent is furthest, and who has won. Only here are all identity cards turned up.
import type { Seat } from '@safehouse/engine'
import type { Agent, ByAgent } from './agents.ts'
import type { DecisionBuilder } from './decision-builder.ts'
import { rightlyNamed } from './dossier/score.ts'
import * as tell from './tell.ts'
import { fieldsPerRightName } from './track.ts'

export function endMatch(decision: DecisionBuilder): void {
  const { hands, hidden } = decision.truth
  const agentsHeld = hands.map((hand) => [hand.agent!, ...hand.recruited])
  decision.add(tell.agentsTurnedUp(agentsHeld, hidden.bystanders))
  const extraFields = decision.common.options.dossier ? openDossiers(decision, agentsHeld) : agentsHeld.map(() => 0)
  const { winners, points, furthest } = standingOf(decision.common.stones, agentsHeld, hidden.bystanders, extraFields)
  decision.add(tell.ended(winners, points, furthest))
}

/** SN-44: opens all dossiers; answers how many fields each player's dossier adds to that player's stone, by seat. */
function openDossiers(decision: DecisionBuilder, held: readonly (readonly Agent[])[]): number[] {
  const { hands, hidden } = decision.truth
  const namesBySeat = hands.map(({ names }) => names)
  const rightBySeat = rightlyNamed(namesBySeat, held, hidden.bystanders)
  decision.add(tell.dossiersOpened(namesBySeat, rightBySeat))
  return rightBySeat.map((agents) => agents.length * fieldsPerRightName)
}

export interface Standing {
  readonly winners: readonly Seat[]
  readonly points: readonly number[]
  /** The winners' agents; if nobody at the table has won, the bystanders who are furthest. */
  readonly furthest: readonly Agent[]
}
/** SN-12, SN-45: the holder of the furthest agent wins, ties share the win. SN-13: if a bystander is ahead of all players, nobody wins. */
export function standingOf(
  stones: ByAgent,
  held: readonly (readonly Agent[])[],
  bystanders: readonly Agent[],
  extraFields: readonly number[],
): Standing {
  const bestAgents = held.map((agents) => furthestOf(agents, stones))
  const points = bestAgents.map((agent, seat) => stones[agent]! + extraFields[seat]!)
  const mostPoints = Math.max(...points)
  const bystandersAhead = bystanders.filter((agent) => stones[agent]! > mostPoints)
  if (bystandersAhead.length > 0) {
    const highestStone = stones[furthestOf(bystandersAhead, stones)]!
    return { winners: [], points, furthest: bystandersAhead.filter((agent) => stones[agent] === highestStone) }
  }
  const winners = points.flatMap((total, seat) => (total === mostPoints ? [seat] : []))
  return { winners, points, furthest: winners.map((seat) => bestAgents[seat]!) }
}

const furthestOf = (agents: readonly Agent[], stones: ByAgent): Agent =>
  agents.reduce((best, agent) => (stones[agent]! > stones[best]! ? agent : best))
