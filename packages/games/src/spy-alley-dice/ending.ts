// The end of the match, by the last player left or by a mission (SA-20). Only here is everything told to everyone.
import type { Seat } from '@safehouse/engine'
import { seatsStillIn } from './common.ts'
import { type Spy, withCard, withoutCard } from './spies.ts'
import * as tell from './tell.ts'
import type { AlleyToldFact, AlleyTruth } from './types.ts'

/** SA-12, SA-13: a card goes from one seat to another; if it is the last card of the last opponent, the match is over. */
export function endIfOneIsLeft(truth: AlleyTruth, from: Seat, to: Seat, card: Spy): AlleyToldFact[] {
  const { common } = truth
  if (common.cards[from]! > 1 || seatsStillIn(common).length > 2) return []
  const hands = truth.hands.map(({ cards }, seat) => (seat === from ? withoutCard(cards, card) : seat === to ? withCard(cards, card) : cards))
  return [tellGameEnded(truth, to, 'lastOneLeft', hands)]
}

export const endByMission = (truth: AlleyTruth): AlleyToldFact =>
  tellGameEnded(
    truth,
    truth.common.turn.roller,
    'mission',
    truth.hands.map(({ cards }) => cards),
  )

const tellGameEnded = (
  { hands, hidden }: AlleyTruth,
  winner: Seat,
  how: 'mission' | 'lastOneLeft',
  held: readonly (readonly Spy[])[],
): AlleyToldFact =>
  tell.gameEnded(
    winner,
    how,
    held,
    hands.map(({ thrown }) => thrown),
    hidden.undealt,
  )
