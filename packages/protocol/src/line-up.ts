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

/** Divides people between the game's seats and sitting out. Bots sit out first, then whoever sat out longest ago or never; the last in order first. */
export function lineUp<P extends Pick<Person, 'kind' | 'satOut'>>(people: readonly P[], maxSeats: number): LineUp<P> {
  const inTurn = people
    .map((person, order) => ({ person, order }))
    .sort((a, b) => rankOf(a.person) - rankOf(b.person) || b.order - a.order)
    .slice(0, Math.max(0, people.length - maxSeats))
    .map(({ person }) => person)
  return { players: people.filter((person) => !inTurn.includes(person)), sittingOut: people.filter((person) => inTurn.includes(person)) }
}
const rankOf = ({ kind, satOut }: Pick<Person, 'kind' | 'satOut'>): number => (kind === 'bot' ? -1 : (satOut ?? 0))
