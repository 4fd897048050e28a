// Who said it. People who have left the table are still named: the page remembers who they were.
import type { House, Person, PersonId } from '@safehouse/protocol'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'

const remembered = new Map<PersonId, Person>()

export function speakerOf(house: House, id: PersonId | null): Person | undefined {
  for (const person of house.people) remembered.set(person.id, person)
  return id === null ? undefined : remembered.get(id)
}
export function speakerName(house: House, id: PersonId | null): string {
  if (id === null) return words().talk.watcher
  return isolate(speakerOf(house, id)?.name ?? words().table.someone)
}
