// How the board changes, for the basic game and the variants alike: agents that move, and what the table waits for next.
import type { Seat } from '@safehouse/engine'
import { type Agent, type ByAgent, forEach, named } from './agents.ts'
import { type Building, onward } from './buildings.ts'
import type { Due, Table } from './table.ts'
import { moved } from './track.ts'

export const asking = (table: Table, due: Due, until: number | null): Table => ({ ...table, step: table.step + 1, due, until })

/** Agents come to stand elsewhere: each that ends in the safe's building is a cause of a scoring from now on. */
export function withAgentsMoved(table: Table, by: Seat, to: ByAgent): Table {
  const gone = named(to)
  if (gone.length === 0) return table
  const stayed = table.causes.filter(({ agent }) => !gone.includes(agent))
  const arrived = gone.filter((agent) => to[agent] === table.safe).map((agent) => ({ agent, by }))
  return { ...table, at: { ...table.at, ...to }, causes: [...stayed, ...arrived], tallies: tallied(table.tallies, by, gone) }
}
function tallied(tallies: Table['tallies'], by: Seat, agents: readonly Agent[]): Table['tallies'] {
  if (!tallies) return null
  return tallies.map((counts, seat) => (seat === by ? moved({ ...forEach(agents, 0), ...counts }, forEach(agents, 1)) : counts))
}

/** Where agents end that these points are spent on. */
export function destinations({ at }: Table, points: ByAgent): ByAgent {
  const to: Partial<Record<Agent, Building>> = {}
  for (const agent of named(points)) to[agent] = onward(at[agent]!, points[agent]!)
  return to
}
