// Decides who gets a passed device next. The result depends on open facts and on the handovers so far and on nothing else, so that
// being handed the device reveals nothing. See docs/decisions/passed-device.md.
import type { PersonId } from '@safehouse/protocol'
import type { AwaitedSeats } from './awaited-seats.ts'

/** When a person last handed the device on. Stored in sessionStorage with these field names. */
export interface Handover {
  /** How many messages of the open feed there were. */
  readonly count: number
  /** The questions (`AwaitedSeats.questions`) that the person could have answered by then; '' if the device was taken away before that. */
  readonly asked: string
}
/** A person who passes this device, and their seat in the match. */
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
  /** The person whose name the curtain shows now. It stays while that person is called, because they may be reaching for the device. */
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
  /** It is secret whom the match waits for: somebody of this device may be among them. */
  const isSecretWho = people.some(({ seat }) => awaited.possible.has(seat))
  /** The person has had the device since these questions were asked. */
  const hasHadQuestions = ({ id }: Passer) => handovers[id] !== undefined && handovers[id].asked === awaited.questions
  const isAwaited = ({ seat }: Passer) => awaited.certain.has(seat)
  // People who were told a secret and have nothing to decide come first, so that nobody starts a clock while a card is unread.
  const onlyReads = ({ id, seat }: Passer) =>
    !awaited.certain.has(seat) && !awaited.possible.has(seat) && awaited.lastWhisper[seat]! >= (handovers[id]?.count ?? 0)
  // Where it is secret who must decide, everybody gets the device once, whether they have anything to decide or not.
  const isInSecretRound = (passer: Passer) => isSecretWho && !hasHadQuestions(passer)
  // Everybody has had the device, and open facts show that somebody of it has still to decide: it goes round once more, to everybody alike.
  const goesRoundAgain =
    isSecretWho && isIdle && awaited.isAnyoneAwaited && !seatsElsewhere.some((seat) => awaited.certain.has(seat) || awaited.possible.has(seat))

  const isCalled = (passer: Passer) => onlyReads(passer) || isAwaited(passer) || isInSecretRound(passer) || goesRoundAgain
  const next =
    inOrder.find((passer) => passer.id === namedOnCurtain && isCalled(passer)) ??
    inOrder.find(onlyReads) ??
    inOrder.find((passer) => isAwaited(passer) && !hasHadQuestions(passer)) ??
    inOrder.find(isAwaited) ??
    inOrder.find(isInSecretRound) ??
    inOrder.find(() => goesRoundAgain)
  return next?.id
}
