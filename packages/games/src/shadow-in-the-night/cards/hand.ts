// What one seat knows of the cards beyond the table: its own, and what it has answered.
import type { HandFold } from '@safehouse/engine'
import type { Agent } from '../agents.ts'
import type { ShadowTypes } from '../types.ts'
import type { Card } from './index.ts'

export interface CardHand {
  readonly cards: readonly Card[]
  /** One of the cards, if it was drawn in this turn: it may not be played yet. */
  readonly fresh: Card | null
  /** What it has answered to the call that is open; null where it has not. */
  readonly wants: boolean | null
  readonly recruited: readonly Agent[]
}
export const noCardsInHand: CardHand = { cards: [], fresh: null, wants: null, recruited: [] }

/** The hand without one card of this kind. */
function without(cards: readonly Card[], card: Card): Card[] {
  const at = cards.indexOf(card)
  return cards.filter((_, i) => i !== at)
}

/** The kinds of card that this hand may play in this turn, whatever the board is like. */
export function seasoned({ cards, fresh }: CardHand): Card[] {
  return [...new Set(fresh === null ? cards : without(cards, fresh))]
}

export const cardsInHand = {
  cardsDealt: (hand, { cards }) => ({ ...hand, cards }),
  cardTaken: (hand, { card }) => ({ ...hand, cards: [...hand.cards, card], fresh: card }),
  answerNoted: (hand, { wants }) => ({ ...hand, wants }),
  agentRecruited: (hand, { agent }) => ({ ...hand, recruited: [...hand.recruited, agent] }),
  turnBegan: (hand) => (hand.fresh === null ? hand : { ...hand, fresh: null }),
  cardsCalled: (hand) => (hand.wants === null ? hand : { ...hand, wants: null }),
  cardPlayed: (hand, { seat, card }, me) => (seat === me ? { ...hand, cards: without(hand.cards, card) } : hand),
} satisfies Partial<HandFold<ShadowTypes>['on']>
