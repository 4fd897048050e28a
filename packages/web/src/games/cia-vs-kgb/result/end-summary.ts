// The end of a match in numbers, for the sentence that says which rule decided (CK-22 to CK-24). All of it is open by then.
import type { Seat } from '@safehouse/engine'
import { type End, type KgbCommon, otherSide, type Side } from '@safehouse/games/cia-vs-kgb'
import type { Mention } from '../../../i18n/grammar.ts'
import type { SeatedPlayer } from '../../screens.ts'

export interface EndSummary {
  readonly seats: number
  readonly answers: number
  /** How many hands of each side went up. */
  readonly hands: Readonly<Record<Side, number>>
  /** The winning side; where nobody won, either of the two. */
  readonly winner: Side
  readonly opponents: Side
  /** The opponents whose hands stayed down. */
  readonly missing: readonly Mention[]
}

export function summaryOf(common: KgbCommon, end: End, seats: readonly SeatedPlayer[]): EndSummary {
  const handsOf = (side: Side) => common.raised.filter((seat) => end.cards[seat] === side).length
  const winner = end.winner ?? 'cia'
  const opponents = otherSide(winner)
  const missing = seats.filter(({ seat }) => end.cards[seat] === opponents && !common.raised.includes(seat))
  const answers = common.questions.filter(({ answer }) => answer !== null).length
  return { seats: seats.length, answers, hands: { cia: handsOf('cia'), kgb: handsOf('kgb') }, winner, opponents, missing }
}

/** Whether somebody's hand is why their side did not win: others of that side raised theirs, and it stayed down. */
export function isHandMissing({ raised }: KgbCommon, { cards, winner }: End, seat: Seat): boolean {
  const side = cards[seat]
  return side !== winner && !raised.includes(seat) && raised.some((up) => cards[up] === side)
}

type StampName = 'won' | 'lost' | 'nobody'
/** What the stamp says in the scene: how the raise went, the same for everybody and never about the viewer's side. */
export const stampOf = ({ winner, ground }: End): StampName => (winner === null ? 'nobody' : ground === 'wholeSideRaised' ? 'won' : 'lost')

/** What the stamp says on a player's debrief, where all sides are open: how it ended for that player. Whoever only watched reads that of the scene. */
export const stampFor = (end: End, seat: Seat | undefined): StampName =>
  seat === undefined || end.winner === null ? stampOf(end) : end.cards[seat] === end.winner ? 'won' : 'lost'
