// A seat's hand: the cards that it has seen, the signal that it sent, and the signals that it got.
import type { HandFold, Seat } from '@safehouse/engine'
import type { Side } from './sides.ts'
import type { KgbTypes } from './types.ts'

export interface SentSignal {
  readonly to: readonly Seat[]
  readonly until: number
}
export interface GotSignal {
  readonly from: Seat
  readonly until: number
  /** Whether this seat's hand will go up with it. */
  readonly ready: boolean
}
export interface KgbHand {
  /** By seat: its card, if this seat has seen it. Includes this seat's own card. */
  readonly cards: readonly (Side | null)[]
  /** The running signal that this seat has sent; at most one at a time. */
  readonly sent: SentSignal | null
  /** Running signals that this seat has received, in order of receipt; at most one of each sender. */
  readonly got: readonly GotSignal[]
  /** How many signals this seat has ever sent. The name of the next signal's question counts them. */
  readonly signals: number
}

export const hand: HandFold<KgbTypes> = {
  start: ({ seats }) => ({ cards: new Array<null>(seats).fill(null), sent: null, got: [], signals: 0 }),
  on: {
    cardDealt: (hand, { side }, me) => ({ ...hand, cards: hand.cards.with(me, side) }),
    cardShown: (hand, { of, side }) => (hand.cards[of] === side ? hand : { ...hand, cards: hand.cards.with(of, side) }),
    signalSent: (hand, { to, until }) => ({ ...hand, sent: { to, until }, signals: hand.signals + 1 }),
    signalGot: (hand, { from, until }) => ({ ...hand, got: [...hand.got, { from, until, ready: false }] }),
    readyMade: (hand, { from, ready }) => ({ ...hand, got: hand.got.map((signal) => (signal.from === from ? { ...signal, ready } : signal)) }),
    handRaised: (hand, { seat }, me) => {
      if (seat === me) return { ...hand, sent: null }
      return hand.got.some(({ from }) => from === seat) ? { ...hand, got: hand.got.filter(({ from }) => from !== seat) } : hand
    },
    ended: (hand) => ({ ...hand, sent: null, got: [] }),
  },
}
