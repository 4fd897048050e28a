// What a round is worth to each seat, from the teams and the pointings alone.
import type { Seat } from '@safehouse/engine'
import type { Team } from './teams.ts'

/** `finding`: for one's own finger; `found`: for the fingers of teammates. */
export interface Points {
  readonly finding: number
  readonly found: number
}

export function score(teams: readonly Team[], pointings: readonly Seat[]): Points[] {
  return teams.map((_, seat) => ({ finding: pointsForFinding(teams, seat, pointings[seat]!), found: wasFound(teams, pointings, seat) ? 1 : 0 }))
}

/** TS-12: 3 for pointing at a teammate. TS-14: 4 for pointing at oneself, if alone. */
function pointsForFinding(teams: readonly Team[], seat: Seat, target: Seat): number {
  if (target !== seat) return teams[target] === teams[seat] ? 3 : 0
  return isAlone(teams, seat) ? 4 : 0
}
const isAlone = (teams: readonly Team[], seat: Seat): boolean => teams.every((team, other) => other === seat || team !== teams[seat])
/** TS-13: found by a teammate, however many of them. */
const wasFound = (teams: readonly Team[], pointings: readonly Seat[], seat: Seat): boolean =>
  pointings.some((target, by) => target === seat && by !== seat && teams[by] === teams[seat])
