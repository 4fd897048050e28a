// Moving a person to another device: a key is made, shown as a link, and claimed once. Only its hash is stored, so that nobody who
// reads the store can claim it. Claiming raises the person's epoch, which makes every older token invalid.
import type { PersonId } from '@safehouse/protocol'
import { RequestError } from '../request-error.ts'
import { hashSecret } from '../secret-hashes.ts'
import { findPerson, type StoredPerson, type TableDocument, withPerson } from './table-document.ts'

const MOVE_KEY_LIFETIME_MS = 10 * 60_000

interface MoveRequest {
  readonly by: PersonId
  readonly whose: PersonId
  /** The person is connected. */
  readonly isHere: boolean
  readonly key: string
  readonly now: number
}
/** Stores a new key; an older one becomes invalid. The host may make one for a person who is away, whose phone may be lost. */
export function allowMove(document: TableDocument, { by, whose, isHere, key, now }: MoveRequest): { document: TableDocument; until: number } {
  const person = findPerson(document, whose)
  if (by !== whose && document.host !== by) throw new RequestError('notHost')
  if (!person || person.left) throw new RequestError('unknownPerson')
  if (person.kind === 'bot') throw new RequestError('isABot')
  if (by !== whose && isHere) throw new RequestError('personHere', { with: { name: person.name } })
  const until = now + MOVE_KEY_LIFETIME_MS
  const move = { hash: hashSecret(key), until, used: false, ...(by !== whose && ({ byHost: true } as const)) }
  return { until, document: withPerson(document, { ...person, move }) }
}
/** Removes an unused move key that the host made for a person, once that person is back: it was made because their device seemed lost. */
export function withoutMoveKeyMadeByHost<E extends TableDocument>(document: E, id: PersonId): E {
  const person = findPerson(document, id)
  if (!person?.move?.byHost || person.move.used) return document
  const { move: _, ...personWithoutKey } = person
  return withPerson(document, personWithoutKey)
}

/** Moves the person to the device that has the key. The old device's entropy for the next match is dropped: the new device adds its own. */
export function claimMove(document: TableDocument, key: string, now: number): { document: TableDocument; person: StoredPerson } {
  const hash = hashSecret(key)
  const person = document.people.find(({ move, left }) => move?.hash === hash && !left)
  if (!person?.move) throw new RequestError('moveUnknown')
  if (person.move.used) throw new RequestError('moveUsed')
  if (person.move.until < now) throw new RequestError('moveTooOld')
  return moveToDevice(document, person, { move: { ...person.move, used: true } })
}
/**
 * Gives the person to another device: tokens of the old one are invalid from now on, and its push subscription is forgotten. `arrival` says how
 * the new device was let in: by a key, or under the id with which it knocked.
 */
export function moveToDevice(
  document: TableDocument,
  { came: _came, move: _move, push: _push, ...person }: StoredPerson,
  arrival: Pick<StoredPerson, 'came' | 'move'>,
): { document: TableDocument; person: StoredPerson } {
  const moved = { ...person, ...arrival, epoch: person.epoch + 1 }
  const { [person.id]: _, ...entropy } = document.next.entropy
  return { person: moved, document: withPerson({ ...document, next: { ...document.next, entropy } }, moved) }
}
