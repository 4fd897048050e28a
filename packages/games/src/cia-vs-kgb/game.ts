// CIA vs. KGB, put together.
import type { Game, Outcome, Seat } from '@safehouse/engine'
import { deadlines } from './deadlines.ts'
import { deal, decide } from './decide.ts'
import type { Act } from './facts.ts'
import { hidden } from './hidden.ts'
import { imagine } from './imagine.ts'
import type { CiaVsKgb } from './kinds.ts'
import { luckOf } from './luck.ts'
import { refusal } from './refusal.ts'
import { seatRules } from './seat.ts'
import type { Table } from './table.ts'

export const ciaVsKgb: Game<CiaVsKgb> = {
  ...seatRules,
  rulesVersion: 1,
  hidden,
  deal,
  refusal,
  decide,
  deadlines,
  outcome,
  /** A card where it is shown, a hand when it goes up: by nothing else can two worlds be told apart. */
  reveals: { cardShown: ['side'], handRaised: 'appears', handsRaised: 'appears', ended: ['cards'] },
  concerns,
  imagine,
}

function outcome(table: Table): Outcome | undefined {
  const { end } = table
  return end ? { winners: end.cards.flatMap((side, seat) => (side === end.winner ? [seat] : [])), luck: luckOf(table, end) } : undefined
}
/** A signal is for its sender and its receivers, readiness for oneself. */
function concerns(action: Act, by: Seat): 'all' | readonly Seat[] {
  if (action.do === 'signal') return [by, ...action.to]
  return action.do === 'makeReady' ? [by] : 'all'
}
