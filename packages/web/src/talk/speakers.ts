// Who wrote a chat line; null is a spectator. The page remembers people who have left the table since.
import type { House, Person, PersonId } from '@safehouse/protocol'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'

const everSeen = new Map<PersonId, Person>()

export function speakerOf(house: House, id: PersonId | null): Person | undefined {
  for (const person of house.people) everSeen.set(person.id, person)
  return id === null ? undefined : everSeen.get(id)
}
export function speakerName(house: House, id: PersonId | null): string {
  if (id === null) return messages().talk.watcher
  return isolateName(speakerOf(house, id)?.name ?? messages().table.someone)
}
