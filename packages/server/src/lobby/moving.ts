// A seat moves to another device: a key is made, shown as a link, and claimed once. Only its hash is stored, so that nobody who
// reads the store can take a seat; whoever claims it has the seat's next epoch, and every older token is worth nothing.
import { createHash, randomBytes } from 'node:crypto'
import type { PersonId } from '@safehouse/protocol'
import { RequestError } from '../request-error.ts'
import { guestOf, type StoredPerson, type TableDocument, withGuest } from './table-document.ts'

/** As long as it takes to find the other device, and no longer. */
const keyLasts = 10 * 60_000

export const newMovingKey = (): string => randomBytes(16).toString('base64url')
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

interface MoveAsked {
  readonly by: PersonId
  readonly whose: PersonId
  /** Somebody is connected for that seat. */
  readonly isHere: boolean
  readonly key: string
  readonly now: number
}
/** The newest key of a seat is the only one. The host may make one for somebody who is away: a lost phone is not a lost game. */
export function allowMove(evening: TableDocument, { by, whose, isHere, key, now }: MoveAsked): { evening: TableDocument; until: number } {
  const guest = guestOf(evening, whose)
  if (by !== whose && evening.host !== by) throw new RequestError('notHost')
  if (!guest || guest.left) throw new RequestError('unknownPerson')
  if (guest.kind === 'bot') throw new RequestError('isABot')
  if (by !== whose && isHere) throw new RequestError('personHere', { with: { name: guest.name } })
  const until = now + keyLasts
  const move = { hash: hashOf(key), until, used: false, ...(by !== whose && ({ byHost: true } as const)) }
  return { until, evening: withGuest(evening, { ...guest, move }) }
}
/** Whoever is back needs no key that the host made meanwhile: it is worth nothing from then on. */
export function withoutHostsKey<E extends TableDocument>(evening: E, id: PersonId): E {
  const guest = guestOf(evening, id)
  if (!guest?.move?.byHost || guest.move.used) return evening
  const { move: _, ...owned } = guest
  return withGuest(evening, owned)
}

/** The new device adds its own chance to the next game: what the old one added does not count any more. */
export function claimMove(evening: TableDocument, key: string, now: number): { evening: TableDocument; guest: StoredPerson } {
  const hash = hashOf(key)
  const guest = evening.people.find(({ move, left }) => move?.hash === hash && !left)
  if (!guest?.move) throw new RequestError('moveUnknown')
  if (guest.move.used) throw new RequestError('moveUsed')
  if (guest.move.until < now) throw new RequestError('moveTooOld')
  const { came: _came, ...seat } = guest
  const moved = { ...seat, epoch: guest.epoch + 1, move: { ...guest.move, used: true } }
  const { [guest.id]: _, ...entropy } = evening.next.entropy
  return { guest: moved, evening: withGuest({ ...evening, next: { ...evening.next, entropy } }, moved) }
}
