// What one seat knows in Winks beyond what everybody knows, folded from its whispers.
import type { HandFold, Seat } from '@safehouse/engine'
import type { WinksHand, WinksTypes } from './types.ts'

/** A hand in which that wink no longer waits for an answer. */
const withoutWink = (hand: WinksHand, by: Seat, to: Seat, earlierWinks: number): WinksHand => ({
  ...hand,
  unanswered: hand.unanswered.filter((wink) => wink.by !== by || wink.to !== to || wink.earlierWinks !== earlierWinks),
})
export const hand: HandFold<WinksTypes> = {
  start: ({ seats }) => ({ card: 0, sent: Array(seats).fill(0), agreed: 0, unanswered: [] }),
  on: {
    cardDealt: (state, { card }) => ({ ...state, card }),
    winked: (state, { by, to, earlierWinks, until }, me) => ({
      ...state,
      sent: by === me ? state.sent.with(to, earlierWinks + 1) : state.sent,
      unanswered: [...state.unanswered, { by, to, earlierWinks, until }],
    }),
    answered: (state, { by, to, earlierWinks, yes }, me) => ({
      ...withoutWink(state, to, by, earlierWinks),
      agreed: state.agreed + (yes && by !== me ? 1 : 0),
    }),
    faded: (state, { by, to, earlierWinks }) => withoutWink(state, by, to, earlierWinks),
  },
}
