// How things stand with somebody at the table, in a few words: you, host, bot, away. For everyone to see.
import type { House, Person, PersonId } from '@safehouse/protocol'
import { words } from '../words/language.ts'

export function lineOf(house: House, person: Person, you: PersonId | null): string {
  const { house: said, people } = words()
  const isBot = person.kind === 'bot' || person.standIn
  const waits = house.on?.state === 'running' && !house.on.seats.includes(person.id)
  return [
    person.id === you ? said.you : '',
    person.id === house.host ? said.host : '',
    isBot ? said.bot : person.here ? '' : said.away,
    waits ? people.waiting : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}
