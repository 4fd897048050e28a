// Which device of a person is told by push that it is their turn: one a person, in the table document, so that it goes with the person.
import type { PersonId } from '@safehouse/protocol'
import type { DeviceSubscription } from '../push/push-sender.ts'
import { findPerson, type TableDocument, withPerson } from './table-document.ts'

export function withPush(document: TableDocument, id: PersonId, push: DeviceSubscription | undefined): TableDocument {
  const person = findPerson(document, id)
  if (!person || (!push && !person.push)) return document
  const { push: _, ...silent } = person
  return withPerson(document, push ? { ...silent, push } : silent)
}
/** The device to call when it is this person's turn; nothing while a bot plays for them. */
export function pushOf(document: TableDocument, id: PersonId): DeviceSubscription | undefined {
  const person = findPerson(document, id)
  return person && !person.standIn && !person.left ? person.push : undefined
}
/** Removes a subscription that its push service does not know any more, unless the person has made another one meanwhile. */
export const withoutPush = (document: TableDocument, id: PersonId, endpoint: string): TableDocument =>
  findPerson(document, id)?.push?.endpoint === endpoint ? withPush(document, id, undefined) : document
