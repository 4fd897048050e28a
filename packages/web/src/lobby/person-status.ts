// A person's status at the table in a few words, such as "you, host" or "bot". Public: the same facts on every device.
import type { House, Person } from '@safehouse/protocol'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { botWords, timeWords } from '../parts/seat-badges.tsx'
import { makerOf } from '../table/seated-people.ts'
import type { TableClient } from '../table/table-client.ts'

/** "bot" where a bot plays, and whose for a program of others. Nothing for everybody else. */
export const botStatus = (person: Person): string => botWords({ ...person, ...makerOf(person) })

export function personStatus(house: House, person: Person, client: TableClient): string {
  const { house: text, people, passing } = messages()
  const isWaiting = house.on?.state === 'running' && !house.on.seats.includes(person.id)
  const wanted = person.wants === undefined ? undefined : house.people.find(({ id }) => id === person.wants)
  return [
    person.id === client.personId ? text.you : client.commands.isLocal(person.id) ? passing.onThis : '',
    person.id === house.host ? text.host : '',
    botStatus(person) || (person.here ? '' : text.away),
    person.program && !person.here && !person.standIn ? text.away : '',
    timeWords(person),
    wanted ? people.wants(isolateName(wanted.name)) : isWaiting ? people.waiting : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}
