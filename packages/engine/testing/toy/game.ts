// Winks, put together. It is sound and leaks nothing; the tests of the conformance suite change one thing at a time.
import type { Game, Seat } from '@safehouse/engine'
import { seatOnTurn } from './common.ts'
import { deadlines } from './deadlines.ts'
import { deal, decide } from './decide.ts'
import { hidden } from './hidden.ts'
import { imagine } from './imagine.ts'
import { refusal } from './refusal.ts'
import { seatRules } from './seat.ts'
import type { WinksCommon, WinksTypes } from './types.ts'

export const winks: Game<WinksTypes> = {
  ...seatRules,
  rulesVersion: 1,
  hidden,
  deal,
  refusal,
  decide,
  deadlines,
  awaits: (common) => (common.cards ? [] : [seatOnTurn(common)]),
  outcome: (common) => (common.cards ? { winners: winnersOf(common) } : undefined),
  reveals: { shown: ['card'], finished: ['cards'] },
  concerns: (action, by) => (action.do === 'wink' || action.do === 'answer' ? [by, action.to] : 'all'),
  imagine,
}

function winnersOf({ cards, pips }: WinksCommon): Seat[] {
  const points = pips.map((sum, seat) => sum + cards![seat]!)
  return points.flatMap((sum, seat) => (sum === Math.max(...points) ? [seat] : []))
}
