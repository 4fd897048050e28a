// What one seat knows in Winks beyond what everybody knows, folded from its whispers.
import type { HandFold, Seat } from '@safehouse/engine'
import type { WinksHand, WinksTypes } from './types.ts'

/** A hand in which that wink no longer waits for an answer. */
const withoutWink = (hand: WinksHand, by: Seat, to: Seat, earlier: number): WinksHand => ({
  ...hand,
  unanswered: hand.unanswered.filter((wink) => wink.by !== by || wink.to !== to || wink.earlier !== earlier),
})
export const hand: HandFold<WinksTypes> = {
  start: ({ seats }) => ({ card: 0, sent: Array(seats).fill(0), agreed: 0, unanswered: [] }),
  on: {
    cardDealt: (state, { card }) => ({ ...state, card }),
    winked: (state, { by, to, earlier, until }, me) => ({
      ...state,
      sent: by === me ? state.sent.with(to, earlier + 1) : state.sent,
      unanswered: [...state.unanswered, { by, to, earlier, until }],
    }),
    answered: (state, { by, to, earlier, yes }, me) => ({
      ...withoutWink(state, to, by, earlier),
      agreed: state.agreed + (yes && by !== me ? 1 : 0),
    }),
    faded: (state, { by, to, earlier }) => withoutWink(state, by, to, earlier),
  },
}
