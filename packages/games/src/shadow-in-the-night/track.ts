// The score track (SN-01): 42 fields are one lap. A stone's place is its points, counted on past the lap.
import { type Agent, agentsIn, type ByAgent } from './agents.ts'
import { worth } from './buildings.ts'

export const lap = 42
/** SN-43: the field at which the first stone calls for the dossiers. */
export const dossierField = 29
/** SN-44: how many fields an agent that a dossier named rightly is worth. */
export const fieldsPerRightName = 5

export const hasAnyReached = (stones: ByAgent, field: number): boolean => agentsIn(stones).some((agent) => stones[agent]! >= field)

/** SN-09: what a scoring gives each agent for the building it is in; no stone goes back past the start. */
export function gainsOf(at: ByAgent, stones: ByAgent): ByAgent {
  const gains: Partial<Record<Agent, number>> = {}
  for (const agent of agentsIn(at)) gains[agent] = Math.max(worth(at[agent]!), 0 - stones[agent]!)
  return gains
}
export function moveStones(stones: ByAgent, gains: ByAgent): ByAgent {
  const after: Partial<Record<Agent, number>> = { ...stones }
  for (const agent of agentsIn(gains)) after[agent] = stones[agent]! + gains[agent]!
  return after
}
