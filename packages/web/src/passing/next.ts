// Who gets a passed device next. Follows from open facts and from who has had it, so that being handed it tells nothing.
import type { PersonId } from '@safehouse/protocol'
import type { Called } from './called.ts'

/** When somebody last gave the device away of their own will: after how many messages that all heard, and what they had been asked by then. */
export interface Looked {
  readonly count: number
  /** Nothing, if it was taken from them before they could decide. */
  readonly asked: string
}
interface Passer {
  readonly id: PersonId
  readonly seat: number
}
export interface Situation {
  readonly called: Called
  /** Those who pass this device between them and play for themselves, with their seats. */
  readonly people: readonly Passer[]
  /** Nobody is in it who has not had the device in this game. */
  readonly looked: Readonly<Record<PersonId, Looked>>
  /** Who had it last. */
  readonly last?: PersonId | undefined
  /** Whose name is on the curtain: it stays there while they are called, for a hand may be on its way. */
  readonly named?: PersonId | undefined
  /** The seats of people who play elsewhere. */
  readonly elsewhere?: readonly number[]
  /** It has lain on the table, and nothing was heard, for longer than a bot thinks. */
  readonly isStill?: boolean
}

/** Nobody: the device lies in the middle, and shows what all may see. */
export function nextHolder({ called, people, looked, last, named, elsewhere = [], isStill = false }: Situation): PersonId | undefined {
  const after = people.findIndex(({ id }) => id === last) + 1
  const round = [...people.slice(after), ...people.slice(0, after)]
  const isSecret = people.some(({ seat }) => called.maybe.has(seat))
  const hasHad = ({ id }: Passer) => looked[id] !== undefined && looked[id].asked === called.asked
  const isAwaited = ({ seat }: Passer) => called.surely.has(seat)
  // Whoever only has something to read goes before those who play on: nobody starts a clock over unread cards.
  const onlyReads = ({ id, seat }: Passer) => !called.surely.has(seat) && !called.maybe.has(seat) && called.told[seat]! >= (looked[id]?.count ?? 0)
  // Who is asked is a secret: all of them get it once, whether they have anything to do or not.
  const isInRound = (one: Passer) => isSecret && !hasHad(one)
  // All have had it, and everyone can tell that one of them still owes: then it goes round once more, to each of them alike.
  const isOurs = isSecret && isStill && called.isWaiting && !elsewhere.some((seat) => called.surely.has(seat) || called.maybe.has(seat))

  const isCalled = (one: Passer) => onlyReads(one) || isAwaited(one) || isInRound(one) || isOurs
  const next =
    round.find((one) => one.id === named && isCalled(one)) ??
    round.find(onlyReads) ??
    round.find((one) => isAwaited(one) && !hasHad(one)) ??
    round.find(isAwaited) ??
    round.find(isInRound) ??
    round.find(() => isOurs)
  return next?.id
}
