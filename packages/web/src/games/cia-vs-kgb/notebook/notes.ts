// What a player thinks of the others, and whom the hand is to signal: private notes, for this player's eyes alone. What was
// seen for certain is not in them: the rules know it.
import type { Seat } from '@safehouse/engine'
import { type Side, sightings } from '@safehouse/games/cia-vs-kgb'
import { who } from '../../core/props.ts'
import { type KgbSeatProps, ownSide } from '../props.ts'

export interface Notes {
  /** Which side somebody seems to be on. */
  readonly marks: Readonly<Record<Seat, Side>>
  /** Who is to get a signal after all, or not, whatever the side. */
  readonly hands: Readonly<Record<Seat, boolean>>
}
/** Before anything is noted. */
export const blankNotes: Notes = { marks: {}, hands: {} }

/** Seen, else suspected. */
const believedSide = ({ view }: KgbSeatProps, { marks }: Notes, seat: Seat): Side | undefined => view.hand.cards[seat] ?? marks[seat]
/** Whom a held hand signals: those on one's own side, as far as the notebook has them, but for what was set by hand. */
export function signalRecipients(play: KgbSeatProps, notes: Notes): Seat[] {
  const side = ownSide(play)
  return play.seats.flatMap(({ seat }) => (seat !== play.seat && (notes.hands[seat] ?? believedSide(play, notes, seat) === side) ? [seat] : []))
}

/** A new suspicion decides anew who is signalled. */
export function withSuspicion({ marks, hands }: Notes, seat: Seat, side: Side | undefined): Notes {
  const { [seat]: _mark, ...otherMarks } = marks
  const { [seat]: _hand, ...otherHands } = hands
  return { marks: side ? { ...otherMarks, [seat]: side } : otherMarks, hands: otherHands }
}
export const withSignal = ({ marks, hands }: Notes, seat: Seat, signalled: boolean): Notes => ({ marks, hands: { ...hands, [seat]: signalled } })

/** What the notebook prints about somebody: the card, if this seat saw it, and at which question; else the last thing that all could see. */
export function printedNote(play: KgbSeatProps, seat: Seat): string {
  const { common, view, words } = play
  const { notebook } = words
  if (view.hand.cards[seat]) return notebook.showed(sawFirst(play, seat) + 1)
  const sawMine = common.questions.findLast(({ by, to }) => by === play.seat && to === seat)
  if (sawMine) return sawMine.answer ? notebook.sawYours : notebook.seesYours
  const last = common.questions.findLast(({ by, to }) => by === seat || to === seat)
  if (!last) return notebook.nothing
  const { by, to, answer } = last
  if (to === seat) return (answer === null ? notebook.isAsked : answer.yes ? notebook.gaveChair : notebook.saidNo)(who(play, by))
  return (answer?.yes ? notebook.gotChair : answer ? notebook.refused : notebook.asks)(who(play, to))
}
/** The question at which this seat first saw that card. */
const sawFirst = ({ common, seat: me }: KgbSeatProps, seat: Seat): number =>
  sightings(common.questions).find(({ eyes, card }) => eyes === me && card === seat)?.question ?? 0
