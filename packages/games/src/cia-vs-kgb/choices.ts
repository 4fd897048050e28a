// What a seat may do, from what it knows alone.
import type { Choice, Seat } from '@safehouse/engine'
import type { Act } from './facts.ts'
import type { GotSignal, Hand } from './hand.ts'
import type { CircleView } from './kinds.ts'
import { mayBeAsked, questionOf, seatsAt, type Table } from './table.ts'

type Choices = Choice<Act>[]

export function choices(view: CircleView): Choices {
  const { table, hand, seat } = view
  if (table.end) return []
  const found: Choices = []
  if (table.due === seat) found.push({ do: 'answer', question: questionOf(table), fields: { yes: { one: [true, false] } } })
  else if (table.due === null && table.standing.seat === seat) onTurn(table, found)
  if (maySignal(view)) {
    const others = everyoneBut(seat, seatsAt(table))
    found.push({ do: 'signal', question: signalQuestion(hand), standing: true, fields: { to: { some: others, min: 1, max: others.length } } })
  }
  for (const signal of hand.got) {
    const fields = { from: { one: [signal.from] }, ready: { one: [!signal.ready] } }
    found.push({ do: 'makeReady', question: readyQuestion(signal), standing: true, fields })
  }
  return found
}

function onTurn(table: Table, found: Choices): void {
  const question = questionOf(table)
  found.push({ do: 'ask', question, fields: { whom: { one: mayBeAsked(table) } } })
  if (table.asked.length > 0) found.push({ do: 'sitDown', question, fields: {} })
}

/** One at a time, and after it has ended not before the next turn. That it has ended everybody saw: the sender's hand went up. */
export const maySignal = ({ table, hand, seat }: CircleView): boolean => hand.sent === null && !raisedInThisTurn(table, seat)
const raisedInThisTurn = ({ loneHands, turn }: Table, seat: Seat): boolean => loneHands.some((hand) => hand.seat === seat && hand.turn === turn)

/** Standing questions are named from the seat's own hand: a count of anybody else's signals would tell of them. */
export const signalQuestion = (hand: Hand): string => `signal.${hand.signals}`
export const readyQuestion = ({ from, until }: GotSignal): string => `ready.${from}.${until}`

const everyoneBut = (me: Seat, seats: number): Seat[] => {
  const others: Seat[] = []
  for (let seat = 0; seat < seats; seat++) if (seat !== me) others.push(seat)
  return others
}
