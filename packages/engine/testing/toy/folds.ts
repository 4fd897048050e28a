// What is known in Winks: by everyone, by one seat, by nobody.
import type { CommonFold, HandFold, HiddenFold, Seat } from '../../src/index.ts'
import type { Hand, Winks } from './types.ts'

export const common: CommonFold<Winks> = {
  start: ({ seats, options }) => ({ seats, ...options, round: 0, until: 0, pips: Array(seats).fill(0), shown: [], cards: null }),
  on: {
    roundBegun: (state, { round, until }) => ({ ...state, round, until }),
    rolled: (state, { seat, pips }) => ({ ...state, pips: state.pips.with(seat, state.pips[seat]! + pips) }),
    skipped: (state) => state,
    shown: (state, { seat }) => ({ ...state, shown: [...state.shown, seat] }),
    finished: (state, { cards }) => ({ ...state, cards }),
  },
}

const closed = (hand: Hand, by: Seat, to: Seat, n: number): Hand => ({
  ...hand,
  open: hand.open.filter((wink) => wink.by !== by || wink.to !== to || wink.n !== n),
})
export const hand: HandFold<Winks> = {
  start: ({ seats }) => ({ card: 0, sent: Array(seats).fill(0), agreed: 0, open: [] }),
  on: {
    cardDealt: (state, { card }) => ({ ...state, card }),
    winked: (state, { by, to, n, until }, me) => ({
      ...state,
      sent: by === me ? state.sent.with(to, n + 1) : state.sent,
      open: [...state.open, { by, to, n, until }],
    }),
    answered: (state, { by, to, n, yes }, me) => ({ ...closed(state, to, by, n), agreed: state.agreed + (yes && by !== me ? 1 : 0) }),
    faded: (state, { by, to, n }) => closed(state, by, to, n),
  },
}

export const hidden: HiddenFold<Winks> = {
  start: () => ({ buried: 0 }),
  on: { buried: (_, { card }) => ({ buried: card }) },
}
