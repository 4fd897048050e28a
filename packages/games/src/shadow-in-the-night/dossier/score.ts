// What the dossiers were worth: which agents each player has named rightly (SN-44).
import type { Seat } from '@safehouse/engine'
import type { Agent } from '../agents.ts'
import type { Names } from './common.ts'

/**
 * The agents that each seat has named rightly, by seat. Agents that it holds itself at the end do not count.
 * `dossiers`: by seat; null if the seat entered none. `held`: by seat, the agent of its identity card first, then those that it recruited.
 */
export const rightlyNamed = (dossiers: readonly (Names | null)[], held: readonly (readonly Agent[])[], bystanders: readonly Agent[]): Agent[][] =>
  dossiers.map((names, seat) => [
    ...held.flatMap((agentsOfHolder, holder) =>
      names && holder !== seat ? agentsOfHolder.filter((agent, i) => isRight(names[agent], holder, i > 0)) : [],
    ),
    ...bystanders.filter((agent) => names && names[agent] === null),
  ])

/** For an agent that was recruited, a dash (null) is right too, because it began as a bystander. */
const isRight = (namedHolder: Seat | null | undefined, holder: Seat, recruited: boolean): boolean =>
  namedHolder === holder || (recruited && namedHolder === null)
