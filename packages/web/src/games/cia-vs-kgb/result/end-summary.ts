// The end in numbers, for the sentence that tells which rule decided. Everything in it is shown to all.
import type { Seat } from '@safehouse/engine'
import { type End, type KgbCommon, otherSide, type Side } from '@safehouse/games/cia-vs-kgb'
import type { SeatedPlayer } from '../../screens.ts'

export interface EndSummary {
  readonly seats: number
  readonly answers: number
  /** How many of each side went up. */
  readonly hands: Readonly<Record<Side, number>>
  /** Where nobody has won, one of the two. */
  readonly winner: Side
  readonly others: Side
  /** Whose hands the losing side lacked. */
  readonly missing: readonly SeatedPlayer[]
}

export function summaryOf(common: KgbCommon, end: End, seats: readonly SeatedPlayer[]): EndSummary {
  const handsOf = (side: Side) => common.raised.filter((seat) => end.cards[seat] === side).length
  const winner = end.winner ?? 'cia'
  const others = otherSide(winner)
  const missing = seats.filter(({ seat }) => end.cards[seat] === others && !common.raised.includes(seat))
  const answers = common.questions.filter(({ answer }) => answer !== null).length
  return { seats: seats.length, answers, hands: { cia: handsOf('cia'), kgb: handsOf('kgb') }, winner, others, missing }
}

/** A hand that ought to have been up: its side had raised some, not all, and has not won. */
export function isHandMissing({ raised }: KgbCommon, { cards, winner }: End, seat: Seat): boolean {
  const side = cards[seat]
  return side !== winner && !raised.includes(seat) && raised.some((up) => cards[up] === side)
}
