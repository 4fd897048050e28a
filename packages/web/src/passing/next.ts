// Who gets a passed device next. Follows from open facts and from who has had it, so that being handed it tells nothing.
import type { PersonId } from '@safehouse/protocol'
import type { Called } from './called.ts'

/** When somebody last gave the device away: after how many messages that all heard, and while what was asked. */
export interface Looked {
  readonly count: number
  readonly asked: string
}
export interface Situation {
  readonly called: Called
  /** How many messages all have heard. */
  readonly count: number
  /** Those who pass this device between them and play for themselves, with their seats. */
  readonly people: readonly { readonly id: PersonId; readonly seat: number }[]
  /** Nobody is in it who has not had the device in this game. */
  readonly looked: Readonly<Record<PersonId, Looked>>
  /** Who had it last. */
  readonly last?: PersonId | undefined
}

/** Nobody: the device lies in the middle, and shows what all may see. */
export function nextHolder({ called, count, people, looked, last }: Situation): PersonId | undefined {
  const after = people.findIndex(({ id }) => id === last) + 1
  const round = [...people.slice(after), ...people.slice(0, after)]
  const isAwaited = (seat: number) => called.surely.has(seat) || called.maybe.has(seat)
  const hasHad = (id: PersonId) => looked[id] !== undefined && (looked[id].asked === called.asked || looked[id].count >= count)
  const first = (is: (one: { id: PersonId; seat: number }) => boolean) => round.find(is)?.id

  // Whoever only has something to read goes before those who play on: nobody starts a clock over unread cards.
  return (
    first(({ id, seat }) => !isAwaited(seat) && called.told[seat]! >= (looked[id]?.count ?? 0)) ??
    first(({ id, seat }) => called.surely.has(seat) && !hasHad(id)) ??
    first(({ seat }) => called.surely.has(seat)) ??
    // Who is asked is a secret: all of them get it once, whether they have anything to do or not.
    (people.some(({ seat }) => called.maybe.has(seat)) ? first(({ id }) => !hasHad(id)) : undefined)
  )
}
