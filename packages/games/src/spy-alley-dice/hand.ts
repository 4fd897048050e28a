// A seat's hand: its own cards, and those that it has thrown away.
import type { HandFold } from '@safehouse/engine'
import { type Spy, withCard, withoutCard } from './spies.ts'
import type { AlleyTypes } from './types.ts'

export interface AlleyHand {
  readonly cards: readonly Spy[]
  /** Cards that this seat has thrown away, in order. */
  readonly thrown: readonly Spy[]
}

const withTaken = (hand: AlleyHand, spy: Spy): AlleyHand => ({ cards: withCard(hand.cards, spy), thrown: hand.thrown })
const withLost = (hand: AlleyHand, spy: Spy): AlleyHand => ({ cards: withoutCard(hand.cards, spy), thrown: hand.thrown })

export const hand: HandFold<AlleyTypes> = {
  start: () => ({ cards: [], thrown: [] }),
  on: {
    handDealt: (hand, { cards }) => ({ cards, thrown: hand.thrown }),
    cardGiven: (hand, { to, spy }, me) => (to === me ? withTaken(hand, spy) : withLost(hand, spy)),
    ownCardThrown: (hand, { spy }) => ({ cards: withoutCard(hand.cards, spy), thrown: [...hand.thrown, spy] }),
    guessed: (hand, { by, whom, spy, right }, me) => {
      if (!right) return hand
      return by === me ? withTaken(hand, spy) : whom === me ? withLost(hand, spy) : hand
    },
  },
}
