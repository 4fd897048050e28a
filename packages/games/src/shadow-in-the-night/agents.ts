// The seven agents, in the order in which everything lists them. Who holds whose card is never known here.
export const agents = ['schulz', 'perry', 'bucci', 'jacques', 'mirkov', 'doyle', 'larsson'] as const
export type Agent = (typeof agents)[number]

/** A number for each agent in play, or for some of them: a building, a score, points. */
export type ByAgent = Readonly<Partial<Record<Agent, number>>>

/** SN-02: how many agents are in play. */
export const agentsFor = (seats: number): number => Math.min(seats + 3, agents.length)

/** The same number for each of these agents. */
export function sameForEach(inPlay: readonly Agent[], value: number): ByAgent {
  const same: Partial<Record<Agent, number>> = {}
  for (const agent of inPlay) same[agent] = value
  return same
}
/** The agents that a record names, in its own order. */
export const agentsIn = (by: ByAgent): Agent[] => Object.keys(by) as Agent[]
