// Who gets a passed device next. Follows from open facts and from who has had it, so that being handed it tells nothing.
import type { PersonId } from '@safehouse/protocol'
import type { Called } from './called.ts'

/** When somebody last gave the device away: after how many messages that all heard, and while what was asked. */
export interface Looked {
  readonly count: number
  readonly asked: string
}
interface Passer {
  readonly id: PersonId
  readonly seat: number
}
export interface Situation {
  readonly called: Called
  /** How many messages all have heard. */
  readonly count: number
  /** Those who pass this device between them and play for themselves, with their seats. */
  readonly people: readonly Passer[]
  /** Nobody is in it who has not had the device in this game. */
  readonly looked: Readonly<Record<PersonId, Looked>>
  /** Who had it last. */
  readonly last?: PersonId | undefined
  /** Whose name is on the curtain: it stays there while they are called, for a hand may be on its way. */
  readonly named?: PersonId | undefined
}

/** Nobody: the device lies in the middle, and shows what all may see. */
export function nextHolder({ called, count, people, looked, last, named }: Situation): PersonId | undefined {
  const after = people.findIndex(({ id }) => id === last) + 1
  const round = [...people.slice(after), ...people.slice(0, after)]
  const isSecret = people.some(({ seat }) => called.maybe.has(seat))
  const hasHad = ({ id }: Passer) => looked[id] !== undefined && (looked[id].asked === called.asked || looked[id].count >= count)
  const isAwaited = ({ seat }: Passer) => called.surely.has(seat)
  // Whoever only has something to read goes before those who play on: nobody starts a clock over unread cards.
  const onlyReads = ({ id, seat }: Passer) => !called.surely.has(seat) && !called.maybe.has(seat) && called.told[seat]! >= (looked[id]?.count ?? 0)
  // Who is asked is a secret: all of them get it once, whether they have anything to do or not.
  const isInRound = (one: Passer) => isSecret && !hasHad(one)

  const isCalled = (one: Passer) => onlyReads(one) || isAwaited(one) || isInRound(one)
  const next =
    round.find((one) => one.id === named && isCalled(one)) ??
    round.find(onlyReads) ??
    round.find((one) => isAwaited(one) && !hasHad(one)) ??
    round.find(isAwaited) ??
    round.find(isInRound)
  return next?.id
}
