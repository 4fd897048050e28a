// A seat's hand: its card of this round, and its own vote while votes are secret.
import type { HandFold } from '@safehouse/engine'
import type { Card } from './cards.ts'
import type { SpyfallTypes } from './types.ts'

export interface SpyfallHand {
  readonly card: Card
  readonly vote: boolean | null
}
const noCard: Card = { place: null, role: null, pal: null }

export const hand: HandFold<SpyfallTypes> = {
  start: () => ({ card: noCard, vote: null }),
  on: {
    cardDealt: (hand, { place, role, pal }) => ({ ...hand, card: { place, role, pal } }),
    ownVote: (hand, { up }) => ({ ...hand, vote: up }),
    votesShown: (hand) => (hand.vote === null ? hand : { ...hand, vote: null }),
  },
}
/** Whether this is a spy's card; everyone has a card while a round is on. */
export const isSpy = ({ card }: SpyfallHand): boolean => card.role === null
