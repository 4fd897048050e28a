// "Who wants to play a card?" Everyone who holds one answers at the same time, and nobody sees whose answer is missing (SN-18).
import type { Seat } from '@safehouse/engine'
import type { ShadowCommon } from '../common.ts'
import type { DecisionBuilder } from '../decision-builder.ts'
import { settle } from '../scoring.ts'
import * as tell from '../tell.ts'
import { askToPlay } from './round.ts'

/** Asks everyone who holds a card. If nobody holds one, the scoring follows. */
export function callCards(decision: DecisionBuilder): void {
  const askedSeats = decision.common.cards.held.flatMap((cards, seat) => (cards > 0 ? [seat] : []))
  if (askedSeats.length > 0) decision.add(tell.cardsCalled(decision.decisionEndsFor(...askedSeats)))
  else settle(decision)
}

export function answerCall(decision: DecisionBuilder, seat: Seat, wants: boolean): void {
  decision.addAll(tell.callAnswered(seat, wants))
  const { due } = decision.common
  if (due.what === 'answer' && due.missing === 0) closeCall(decision)
}

/** All have answered, or the time is up: a seat that has not answered counts as not wanting to play. */
export function closeCall(decision: DecisionBuilder): void {
  const { truth, common } = decision
  const wanting = seatsFromTurn(common).filter((seat) => truth.hands[seat]!.wants === true)
  decision.add(tell.callClosed(wanting))
  if (wanting.length === 0) settle(decision)
  else askToPlay(decision, wanting[0]!)
}

/** All seats clockwise, the one on turn first. */
const seatsFromTurn = ({ seats, onTurn }: ShadowCommon): Seat[] => Array.from({ length: seats }, (_, i) => (onTurn + i) % seats)
