// Local people: those for whom this browser may act, with their tokens. All of them are in localStorage; those whom this tab plays
// for are in sessionStorage, so that several tabs can be several players and one tab can be a passed device. Tokens are sent only in
// a request's header or in the first message of a connection.
import type { PersonId, SeatGrant } from '@safehouse/protocol'
import { readStoredList, writeStoredList } from '../settings.ts'

/** Somebody at the table `code`, and the token to act for that person. */
export interface LocalPerson {
  readonly code: string
  readonly you: PersonId
  readonly token: string
  readonly name: string
}
const storageKey = 'safehouse.seats'
const MAX_STORED_PEOPLE = 40
const tabKey = (code: string) => `safehouse.here.${code}`

const readAll = (): readonly LocalPerson[] => readStoredList(storageKey)
const writeAll = (people: readonly LocalPerson[]): void => writeStoredList(storageKey, people.slice(-MAX_STORED_PEOPLE))
const isSame = (person: LocalPerson, code: string, you: PersonId) => person.code === code && person.you === you
const without = (people: readonly LocalPerson[], code: string, you: PersonId) => people.filter((person) => !isSame(person, code, you))

/** Stores a person for this browser and for this tab. */
export function storePerson(person: LocalPerson): void {
  const { code, you } = person
  writeAll([...without(readAll(), code, you), person])
  storeInTab(code, [...without(peopleOfTab(code), code, you), person])
}
/** Stores the person whom the server has given a seat, and answers with that person. */
export function storeSeat({ code, you, token, house }: SeatGrant): LocalPerson {
  const person = { code, you, token, name: house.people.find(({ id }) => id === you)?.name ?? '' }
  storePerson(person)
  return person
}
/** Updates the name under which a stored person is shown. */
export function storePersonName(code: string, you: PersonId, name: string): void {
  if ([...peopleOfBrowser(code), ...peopleOfTab(code)].every((person) => person.you !== you || person.name === name)) return
  const renamed = (person: LocalPerson) => (isSame(person, code, you) ? { ...person, name } : person)
  writeAll(readAll().map(renamed))
  storeInTab(code, peopleOfTab(code).map(renamed))
}
const storeInTab = (code: string, people: readonly LocalPerson[]) => sessionStorage.setItem(tabKey(code), JSON.stringify(people))

/** All people of this browser at one table. */
export const peopleOfBrowser = (code: string): readonly LocalPerson[] => readAll().filter((person) => person.code === code)

/** The people whom this tab plays for at the table, in the order in which they joined; several on a passed device. */
export function peopleOfTab(code: string): readonly LocalPerson[] {
  return JSON.parse(sessionStorage.getItem(tabKey(code)) ?? '[]') as readonly LocalPerson[]
}
export function forgetPerson(code: string, you: PersonId): void {
  writeAll(without(readAll(), code, you))
  storeInTab(code, without(peopleOfTab(code), code, you))
}
/** Forgets everybody at a table that no longer exists. */
export const forgetTable = (code: string): void => writeAll(readAll().filter((person) => person.code !== code))
/** The person who was stored last, for "Back to K7RM" on the front page. */
export const lastStoredPerson = (): LocalPerson | undefined => readAll().at(-1)
