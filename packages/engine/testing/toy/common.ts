// What everybody knows in Winks, folded from open facts; types.ts says what each field is.
import type { CommonFold, Seat } from '@safehouse/engine'
import type { WinksCommon, WinksTypes } from './types.ts'

export const common: CommonFold<WinksTypes> = {
  start: ({ seats, options }) => ({ seats, ...options, round: 0, until: 0, pips: Array(seats).fill(0), shown: [], cards: null }),
  on: {
    roundBegun: (state, { round, until }) => ({ ...state, round, until }),
    rolled: (state, { seat, pips }) => ({ ...state, pips: state.pips.with(seat, state.pips[seat]! + pips) }),
    skipped: (state) => state,
    shown: (state, { seat }) => ({ ...state, shown: [...state.shown, seat] }),
    finished: (state, { cards }) => ({ ...state, cards }),
  },
}

/** A round is one seat's turn, and seat 0 begins. */
export const seatOnTurn = ({ round, seats }: WinksCommon): Seat => round % seats
