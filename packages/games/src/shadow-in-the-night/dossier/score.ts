// What the dossiers were worth: which agents each player has named rightly (SN-44).
import type { Seat } from '@safehouse/engine'
import type { Agent } from '../agents.ts'
import type { Names } from './common.ts'

/** SN-44: how many fields an agent that was named rightly is worth. */
export const fieldsPerRightName = 5

/** The agents that each seat has named rightly, by seat. Agents that it holds itself at the end do not count. */
export const rightlyNamed = (entries: readonly (Names | null)[], held: readonly (readonly Agent[])[], bystanders: readonly Agent[]): Agent[][] =>
  entries.map((names, seat) => [
    ...held.flatMap((agentsOfHolder, holder) =>
      names && holder !== seat ? agentsOfHolder.filter((agent, i) => isRight(names[agent], holder, i > 0)) : [],
    ),
    ...bystanders.filter((agent) => names && names[agent] === null),
  ])

/** For an agent that was recruited, a dash is right too, because it began as a bystander. */
const isRight = (name: Seat | null | undefined, holder: Seat, recruited: boolean): boolean => name === holder || (recruited && name === null)
