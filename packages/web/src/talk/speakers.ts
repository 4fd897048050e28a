// Who wrote a chat line. The page remembers people who have left the table since.
import type { House, Person, PersonId } from '@safehouse/protocol'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'

const everSeen = new Map<PersonId, Person>()

export function speakerOf(house: House, id: PersonId | null): Person | undefined {
  for (const person of house.people) everSeen.set(person.id, person)
  return id === null ? undefined : everSeen.get(id)
}
export function speakerName(house: House, id: PersonId | null): string {
  if (id === null) return words().talk.watcher
  return isolate(speakerOf(house, id)?.name ?? words().table.someone)
}
