// What the dossiers were worth: which agents each player has named rightly (SN-44).
import type { Seat } from '@safehouse/engine'
import type { Agent } from '../agents.ts'
import type { Names } from './common.ts'

export const fieldsEach = 5

/** By seat. Agents that one holds oneself at the end do not count. */
export const rightlyNamed = (entries: readonly (Names | null)[], held: readonly (readonly Agent[])[], bystanders: readonly Agent[]): Agent[][] =>
  entries.map((names, seat) => [
    ...held.flatMap((agentsOfHolder, holder) =>
      names && holder !== seat ? agentsOfHolder.filter((agent, i) => isRight(names[agent], holder, i > 0)) : [],
    ),
    ...bystanders.filter((agent) => names && names[agent] === null),
  ])

/** An agent that somebody recruited was nobody's at first: a dash is right too. */
const isRight = (name: Seat | null | undefined, holder: Seat, recruited: boolean): boolean => name === holder || (recruited && name === null)
