// The choices of a seat in CIA vs. KGB, computed from its view alone.
import type { Choice, Seat } from '@safehouse/engine'
import { type KgbCommon, questionOf, seatsToAsk } from './common.ts'
import type { KgbAction } from './facts.ts'
import type { GotSignal, KgbHand } from './hand.ts'
import type { KgbView } from './types.ts'

type Choices = Choice<KgbAction>[]

export function choices(view: KgbView): Choices {
  const { common, hand, seat } = view
  if (common.end) return []
  const offered: Choices = []
  // CK-08: the asked player says yes or no, as that player likes.
  if (common.due === seat) offered.push({ do: 'answer', question: questionOf(common), fields: { yes: { one: [true, false] } } })
  else if (common.due === null && common.standing.seat === seat) addTurnChoices(common, offered)
  // CK-20: a signal may be sent to anybody, the other side included.
  if (maySignal(view)) {
    const otherSeats = [...common.chairs.keys()].filter((other) => other !== seat)
    offered.push({
      do: 'signal',
      question: signalQuestion(hand),
      standing: true,
      fields: { to: { some: otherSeats, min: 1, max: otherSeats.length } },
    })
  }
  for (const signal of hand.got) {
    const fields = { from: { one: [signal.from] }, ready: { one: [!signal.ready] } }
    offered.push({ do: 'makeReady', question: readyQuestion(signal), standing: true, fields })
  }
  return offered
}

/** CK-06, CK-10: somebody must be asked; after a no the asker may ask somebody else, or sit down. */
function addTurnChoices(common: KgbCommon, offered: Choices): void {
  const question = questionOf(common)
  offered.push({ do: 'ask', question, fields: { whom: { one: seatsToAsk(common) } } })
  if (common.asked.length > 0) offered.push({ do: 'sitDown', question, fields: {} })
}

/**
 * Whether a seat may send a signal, in or out of turn (CK-15): one at a time, and after it has ended not before the next turn
 * (CK-16). That it has ended is no secret: the sender's hand went up.
 */
export const maySignal = ({ common, hand, seat }: KgbView): boolean => hand.sent === null && !hasRaisedThisTurn(common, seat)
const hasRaisedThisTurn = ({ loneHands, turn }: KgbCommon, seat: Seat): boolean => loneHands.some((hand) => hand.seat === seat && hand.turn === turn)

/** Questions about signals are named from the seat's own hand: a name that counted anybody else's signals would reveal them (CK-17). */
export const signalQuestion = (hand: KgbHand): string => `signal.${hand.signals}`
export const readyQuestion = ({ from, until }: GotSignal): string => `ready.${from}.${until}`

/** Seats that the match waits for now. */
export const awaits = ({ end, due, standing }: KgbCommon): readonly Seat[] => (end ? [] : [due ?? standing.seat])
