// A player's private notes: which side others seem to be on, and whom the signal button signals. Cards that were seen are not in them:
// those are in the seat's hand (`view.hand.cards`).
import type { Seat } from '@safehouse/engine'
import { type Side, sightings } from '@safehouse/games/cia-vs-kgb'
import { who } from '../../core/props.ts'
import { type KgbSeatProps, ownSide } from '../props.ts'

export interface Notes {
  /** Which side somebody seems to be on. Stored under this name. */
  readonly marks: Readonly<Record<Seat, Side>>
  /** Whom the player has told the signal button to signal (true) or to leave out (false), whatever side they seem to be on. Stored under this name. */
  readonly hands: Readonly<Record<Seat, boolean>>
}
/** Notes before anything is written. */
export const blankNotes: Notes = { marks: {}, hands: {} }

/** The side on somebody's card if it was seen, else the side that this player suspects. */
const believedSide = ({ view }: KgbSeatProps, { marks }: Notes, seat: Seat): Side | undefined => view.hand.cards[seat] ?? marks[seat]
/** Whom the signal button signals: everybody believed to be on the player's own side, except where the player said otherwise. */
export function signalRecipients(match: KgbSeatProps, notes: Notes): Seat[] {
  const side = ownSide(match)
  return match.seats.flatMap(({ seat }) => (seat !== match.seat && (notes.hands[seat] ?? believedSide(match, notes, seat) === side) ? [seat] : []))
}

/** Notes with a new suspicion, or none. It also forgets whether the player had said that this person is signalled. */
export function withSuspicion({ marks, hands }: Notes, seat: Seat, side: Side | undefined): Notes {
  const { [seat]: _mark, ...otherMarks } = marks
  const { [seat]: _hand, ...otherHands } = hands
  return { marks: side ? { ...otherMarks, [seat]: side } : otherMarks, hands: otherHands }
}
/** Notes in which somebody is signalled, or left out, whatever side they seem to be on. */
export const withSignal = ({ marks, hands }: Notes, seat: Seat, signalled: boolean): Notes => ({ marks, hands: { ...hands, [seat]: signalled } })

/** What the notebook prints about somebody: the card, if this seat saw it, and at which question; else the last thing that all could see. */
export function printedNote(match: KgbSeatProps, seat: Seat): string {
  const { common, view, words } = match
  const { notebook } = words
  if (view.hand.cards[seat]) return notebook.showed(firstSightingOf(match, seat) + 1)
  const ownQuestion = common.questions.findLast(({ by, to }) => by === match.seat && to === seat)
  // Whoever is asked sees the asker's card (CK-06). A yes is not left here: it shows the other card, too.
  if (ownQuestion) return ownQuestion.answer ? notebook.sawYours : notebook.seesYours
  const latestQuestion = common.questions.findLast(({ by, to }) => by === seat || to === seat)
  if (!latestQuestion) return notebook.nothing
  const { by, to, answer } = latestQuestion
  if (to === seat) return (answer === null ? notebook.isAsked : answer.yes ? notebook.gaveChair : notebook.saidNo)(who(match, by))
  return (answer?.yes ? notebook.gotChair : answer ? notebook.refused : notebook.asks)(who(match, to))
}
/** Index of the question at which this seat first saw that card. */
const firstSightingOf = ({ common, seat: me }: KgbSeatProps, seat: Seat): number =>
  sightings(common.questions).find(({ seenBy, card }) => seenBy === me && card === seat)?.question ?? 0
