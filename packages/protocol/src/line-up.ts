// Who plays the next match and who sits out. Server and clients compute it with the same function, so that what the lobby
// announces is what the start of the match does.
import type { Person } from './house.ts'

/** How many people a table seats, whatever game is chosen. */
export const MAX_PEOPLE_AT_TABLE = 12

interface LineUp<P> {
  /** In the order of the table. */
  readonly players: readonly P[]
  readonly sittingOut: readonly P[]
}

type Ranked = Pick<Person, 'kind' | 'satOut' | 'next'>

/**
 * Divides people between the game's seats and sitting out. First those sit out whom the host has chosen to; then bots; then people who
 * sat out longest ago or never, the last in the table's order first.
 */
export function lineUp<P extends Ranked>(people: readonly P[], maxSeats: number): LineUp<P> {
  const sittingOut = people
    .map((person, order) => ({ person, order }))
    .sort((a, b) => rankOf(a.person) - rankOf(b.person) || b.order - a.order)
    .slice(0, Math.max(0, people.length - maxSeats))
    .map(({ person }) => person)
  return { players: people.filter((person) => !sittingOut.includes(person)), sittingOut: people.filter((person) => sittingOut.includes(person)) }
}
function rankOf({ kind, satOut, next }: Ranked): number {
  if (next !== undefined) return next === 'plays' ? Number.POSITIVE_INFINITY : -2
  return kind === 'bot' ? -1 : (satOut ?? 0)
}
