// What a seat may do now, as data, from what it knows alone. Question names hold round and card, so a late answer misses.
import type { Choice, Seat, View } from '@safehouse/engine'
import type { Action } from './facts.ts'
import type { TopSecret } from './kinds.ts'
import { hasAnswered, isReady, roundOf, type Table } from './table.ts'

export const answerQuestion = (table: Table): string => `round ${table.rounds.length} card ${roundOf(table).cards.length}`
export const pointQuestion = (table: Table): string => `round ${table.rounds.length} pointing`
export const goOnQuestion = (table: Table): string => `round ${table.rounds.length + 1}`

const eitherEdge = { yes: { one: [true, false] } } as const
const noFields = {} as const

export function choices({ seat, table, hand }: View<TopSecret>): Choice<Action>[] {
  switch (table.phase) {
    case 'answering':
      return hasAnswered(table, seat) ? [] : [{ do: 'answer', question: answerQuestion(table), fields: eitherEdge }]
    case 'pointing':
      return pointingChoices(table, seat, hand.finger)
    case 'scored':
      return table.goingOn.includes(seat) ? [] : [{ do: 'goOn', question: goOnQuestion(table), fields: noFields }]
    default:
      return []
  }
}

/** A first pointing and "ready" are waited for; everything after is a change of mind, at any time until all are ready. */
function pointingChoices(table: Table, seat: Seat, finger: Seat | null): Choice<Action>[] {
  const question = pointQuestion(table)
  const at = { one: pointable(table.seats, seat).filter((other) => other !== finger) }
  if (finger === null) return [{ do: 'point', question, fields: { at } }]
  if (!isReady(table, seat))
    return [
      { do: 'sayReady', question, fields: noFields },
      { do: 'point', question, standing: true, fields: { at } },
    ]
  return [
    { do: 'takeReadyBack', question, standing: true, fields: noFields },
    { do: 'changePointing', question, standing: true, fields: { at } },
  ]
}

/** Everyone else; at a table of three oneself too, for one of the three is alone. */
export function pointable(seats: number, seat: Seat): Seat[] {
  const all = Array.from({ length: seats }, (_, other) => other)
  return seats === 3 ? all : all.filter((other) => other !== seat)
}
