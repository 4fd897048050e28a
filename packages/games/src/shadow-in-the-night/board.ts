// How the board changes, for the basic game and the variants alike: agents that move, and what the match waits for next.
import type { Seat } from '@safehouse/engine'
import { type Agent, agentsIn, type ByAgent, sameForEach } from './agents.ts'
import { type Building, onward } from './buildings.ts'
import type { Cause, Due, ShadowCommon } from './common.ts'
import { moveStones } from './track.ts'

/** The state in which the match waits for something else. */
export const withDue = (common: ShadowCommon, due: Due, until: number | null): ShadowCommon => ({ ...common, step: common.step + 1, due, until })

/** SN-08: each agent that is moved so that it ends in the safe's building is a cause of a scoring from now on. */
export function withAgentsMoved(common: ShadowCommon, by: Seat, to: ByAgent): ShadowCommon {
  return { ...common, at: { ...common.at, ...to }, causes: causesAfter(common, by, to), tallies: tallyMoves(common.tallies, by, to) }
}
function causesAfter({ causes, safe }: ShadowCommon, by: Seat, to: ByAgent): readonly Cause[] {
  let after = causes
  for (const agent of agentsIn(to)) {
    if (after.some((cause) => cause.agent === agent)) after = after.filter((cause) => cause.agent !== agent)
    if (to[agent] === safe) after = [...after, { agent, by }]
  }
  return after
}
function tallyMoves(tallies: ShadowCommon['tallies'], by: Seat, to: ByAgent): ShadowCommon['tallies'] {
  if (!tallies) return null
  const agents = agentsIn(to)
  return tallies.map((counts, seat) => (seat === by ? moveStones({ ...sameForEach(agents, 0), ...counts }, sameForEach(agents, 1)) : counts))
}

/** Where agents end that these points are spent on. */
export function destinations({ at }: ShadowCommon, points: ByAgent): ByAgent {
  const targets: Partial<Record<Agent, Building>> = {}
  for (const agent of agentsIn(points)) targets[agent] = onward(at[agent]!, points[agent]!)
  return targets
}
