// The end in numbers, for the sentence that tells which rule decided. Everything in it is shown to all.
import { type End, membersOf, otherSide, type Side, sides, type Table } from '@safehouse/games/cia-vs-kgb'
import type { Sitting } from '../screens.ts'

export interface Ended {
  readonly seats: number
  readonly answers: number
  /** How many of each side went up. */
  readonly hands: Readonly<Record<Side, number>>
  /** Where nobody has won, one of the two. */
  readonly winner: Side
  readonly others: Side
  /** Whose hands the losing side lacked. */
  readonly missing: readonly Sitting[]
}

export function endedOf(table: Table, end: End, seats: readonly Sitting[]): Ended {
  const handsOf = (side: Side) => table.raised.filter((seat) => end.cards[seat] === side).length
  const winner = end.winner ?? 'cia'
  const others = otherSide(winner)
  const missing = seats.filter(({ seat }) => end.cards[seat] === others && !table.raised.includes(seat))
  const answers = table.questions.filter(({ answer }) => answer !== null).length
  return { seats: seats.length, answers, hands: { cia: handsOf('cia'), kgb: handsOf('kgb') }, winner, others, missing }
}

/** A hand that ought to have been up: its side had raised some, and not all. */
export function isMissing(table: Table, end: End, seat: number): boolean {
  const side = end.cards[seat]!
  const up = table.raised.filter((raised) => end.cards[raised] === side).length
  return !table.raised.includes(seat) && up > 0 && up < membersOf(side, end.cards.length)
}
export const seatsOf = (end: End): { readonly side: Side; readonly seats: readonly number[] }[] =>
  sides.map((side) => ({ side, seats: end.cards.flatMap((card, seat) => (card === side ? [seat] : [])) }))
