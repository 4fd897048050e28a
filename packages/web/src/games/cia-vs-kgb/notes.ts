// What a player thinks of the others, and whom the hand is to signal: private notes, for this player's eyes alone. What was
// seen for certain is not in them: the rules know it.
import type { Seat } from '@safehouse/engine'
import type { Side } from '@safehouse/games/cia-vs-kgb'
import { type KgbSeatProps, ownSide } from './props.ts'

export interface Notes {
  /** Which side somebody seems to be on. */
  readonly marks: Readonly<Record<Seat, Side>>
  /** Who is to get a signal after all, or not, whatever the side. */
  readonly hands: Readonly<Record<Seat, boolean>>
}
/** Before anything is noted. */
export const blankNotes: Notes = { marks: {}, hands: {} }

/** Seen, else suspected. */
const believedOf = ({ view }: KgbSeatProps, { marks }: Notes, seat: Seat): Side | undefined => view.hand.cards[seat] ?? marks[seat]
/** Whom a held hand signals: those on one's own side, as far as the notebook has them, but for what was set by hand. */
export function toSignal(play: KgbSeatProps, notes: Notes): Seat[] {
  const side = ownSide(play)
  return play.seats.flatMap(({ seat }) => (seat !== play.seat && (notes.hands[seat] ?? believedOf(play, notes, seat) === side) ? [seat] : []))
}

/** A new suspicion decides anew who is signalled. */
export function suspecting({ marks, hands }: Notes, seat: Seat, side: Side | undefined): Notes {
  const { [seat]: _mark, ...otherMarks } = marks
  const { [seat]: _hand, ...otherHands } = hands
  return { marks: side ? { ...otherMarks, [seat]: side } : otherMarks, hands: otherHands }
}
export const signalling = ({ marks, hands }: Notes, seat: Seat, signalled: boolean): Notes => ({ marks, hands: { ...hands, [seat]: signalled } })
