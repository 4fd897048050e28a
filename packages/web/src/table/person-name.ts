// A person of a table in a sentence: the name, or "someone" for somebody who is not there any more.
import type { House, PersonId } from '@safehouse/protocol'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'

export const personName = (house: House | undefined, id: PersonId | undefined): string =>
  isolateName(house?.people.find((person) => person.id === id)?.name ?? messages().table.someone)
