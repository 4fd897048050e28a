// Decides who gets a passed device next. The decision follows from open facts and from the handovers so far, so that being handed
// the device reveals nothing. See docs/decisions/passed-device.md.
import type { PersonId } from '@safehouse/protocol'
import type { AwaitedSeats } from './awaited-seats.ts'

/** When a person last handed the device on. Stored in sessionStorage with these field names. */
export interface Handover {
  /** How many messages of the open feed there were. */
  readonly count: number
  /** The questions (`AwaitedSeats.questions`) that the person could have answered by then; '' if the device was taken away before that. */
  readonly asked: string
}
interface Passer {
  readonly id: PersonId
  readonly seat: number
}
export interface HandoverState {
  readonly awaited: AwaitedSeats
  /** The people who pass this device and play for themselves. */
  readonly people: readonly Passer[]
  /** By person; those who have not had the device in this match are missing. */
  readonly handovers: Readonly<Record<PersonId, Handover>>
  readonly lastHolder?: PersonId | undefined
  /** Whose name is on the curtain now: it stays while that person is called, because somebody may be reaching for it. */
  readonly namedOnCurtain?: PersonId | undefined
  /** The seats of people who play on other devices. */
  readonly seatsElsewhere?: readonly number[]
  /** Nobody has held the device and no message has arrived for longer than a bot takes to decide. */
  readonly isIdle?: boolean
}

/** The next holder; undefined if nobody is needed and the device shows the open table. */
export function nextHolder(state: HandoverState): PersonId | undefined {
  const { awaited, people, handovers, lastHolder, namedOnCurtain, seatsElsewhere = [], isIdle = false } = state
  const afterLast = people.findIndex(({ id }) => id === lastHolder) + 1
  const inOrder = [...people.slice(afterLast), ...people.slice(0, afterLast)]
  const isSecretWho = people.some(({ seat }) => awaited.possible.has(seat))
  const hasHadQuestions = ({ id }: Passer) => handovers[id] !== undefined && handovers[id].asked === awaited.questions
  const isAwaited = ({ seat }: Passer) => awaited.certain.has(seat)
  // People with something new to read and nothing to decide come first, so that nobody starts a clock while cards are unread.
  const onlyReads = ({ id, seat }: Passer) =>
    !awaited.certain.has(seat) && !awaited.possible.has(seat) && awaited.lastWhisper[seat]! >= (handovers[id]?.count ?? 0)
  // Where it is secret who is asked, everybody gets the device once, whether they have anything to decide or not.
  const isInSecretRound = (one: Passer) => isSecretWho && !hasHadQuestions(one)
  // Everybody has had it and one of them must still decide, as everybody can tell: it goes round once more, to each of them alike.
  const goesRoundAgain =
    isSecretWho && isIdle && awaited.isAnyoneAwaited && !seatsElsewhere.some((seat) => awaited.certain.has(seat) || awaited.possible.has(seat))

  const isCalled = (one: Passer) => onlyReads(one) || isAwaited(one) || isInSecretRound(one) || goesRoundAgain
  const next =
    inOrder.find((one) => one.id === namedOnCurtain && isCalled(one)) ??
    inOrder.find(onlyReads) ??
    inOrder.find((one) => isAwaited(one) && !hasHadQuestions(one)) ??
    inOrder.find(isAwaited) ??
    inOrder.find(isInSecretRound) ??
    inOrder.find(() => goesRoundAgain)
  return next?.id
}
