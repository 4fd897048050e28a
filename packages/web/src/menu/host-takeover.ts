// Who is offered to take over from an absent host. The server decides; this only predicts its answer.
import { HOST_TAKEOVER_AFTER_MS, type House, type PersonId } from '@safehouse/protocol'

/** During a match only its players can take over. `now` is server time. */
export function canTakeOverAsHost(house: House, you: PersonId, now: number): boolean {
  if (house.on?.state === 'running' && !house.on.seats.includes(you)) return false
  const awaySince = house.people.find((person) => person.id === house.host)?.awaySince ?? null
  return house.host !== you && awaySince !== null && now - awaySince >= HOST_TAKEOVER_AFTER_MS
}
