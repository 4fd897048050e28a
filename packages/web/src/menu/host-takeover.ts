// Who is offered the keys of a host who is away: whoever the server would give them to. It has the last word.
import type { House, PersonId } from '@safehouse/protocol'

/** So long is a host only in the next room. */
const keysStay = 60_000

/** While a game is on the keys stay with those who play it. */
export function canTakeOverAsHost(house: House, you: PersonId, now: number): boolean {
  if (house.on?.state === 'running' && !house.on.seats.includes(you)) return false
  const since = house.people.find((person) => person.id === house.host)?.awaySince ?? null
  return house.host !== you && since !== null && now - since >= keysStay
}
