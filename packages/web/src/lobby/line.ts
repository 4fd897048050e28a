// How things stand with somebody at the table, in a few words: you, host, bot, away. For everyone to see.
import type { House, Person } from '@safehouse/protocol'
import type { TableClient } from '../table/table-client.ts'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'

export function lineOf(house: House, person: Person, table: TableClient): string {
  const { house: said, people, passing } = words()
  const isBot = person.kind === 'bot' || person.standIn
  const waits = house.on?.state === 'running' && !house.on.seats.includes(person.id)
  const wanted = person.wants === undefined ? undefined : house.people.find(({ id }) => id === person.wants)
  return [
    person.id === table.sees ? said.you : table.isOwn(person.id) ? passing.onThis : '',
    person.id === house.host ? said.host : '',
    isBot ? said.bot : person.here ? '' : said.away,
    wanted ? people.wants(isolate(wanted.name)) : waits ? people.waiting : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}
