// The part of a seat's hand that is about cards: its own cards, its answer to the call for cards, and its recruits.
import type { HandFold } from '@safehouse/engine'
import type { Agent } from '../agents.ts'
import type { ShadowTypes } from '../types.ts'
import type { Card } from './index.ts'

export interface CardHand {
  readonly cards: readonly Card[]
  /** One of the cards, if it was drawn in this turn: it may not be played yet. */
  readonly drawnThisTurn: Card | null
  /** What it has answered to the call that is open; null where it has not. */
  readonly wants: boolean | null
  readonly recruited: readonly Agent[]
}
export const noCardsInHand: CardHand = { cards: [], drawnThisTurn: null, wants: null, recruited: [] }

/** The hand without one card of this kind. */
function without(cards: readonly Card[], card: Card): Card[] {
  const index = cards.indexOf(card)
  return cards.filter((_, i) => i !== index)
}

/** The kinds of card that this hand may play in this turn, whatever the board is like. */
export function cardsPlayableThisTurn({ cards, drawnThisTurn }: CardHand): Card[] {
  return [...new Set(drawnThisTurn === null ? cards : without(cards, drawnThisTurn))]
}

export const cardsInHand = {
  cardsDealt: (hand, { cards }) => ({ ...hand, cards }),
  cardTaken: (hand, { card }) => ({ ...hand, cards: [...hand.cards, card], drawnThisTurn: card }),
  answerNoted: (hand, { wants }) => ({ ...hand, wants }),
  agentRecruited: (hand, { agent }) => ({ ...hand, recruited: [...hand.recruited, agent] }),
  turnBegan: (hand) => (hand.drawnThisTurn === null ? hand : { ...hand, drawnThisTurn: null }),
  cardsCalled: (hand) => (hand.wants === null ? hand : { ...hand, wants: null }),
  cardPlayed: (hand, { seat, card }, me) => (seat === me ? { ...hand, cards: without(hand.cards, card) } : hand),
} satisfies Partial<HandFold<ShadowTypes>['on']>
