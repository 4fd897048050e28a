// The whole of CIA vs. KGB as the engine's `Game`: the rules that a seat may know (seat.ts), and those that need the truth.
import type { Game, Outcome, Seat } from '@safehouse/engine'
import { awaits } from './choices.ts'
import type { KgbCommon } from './common.ts'
import { deadlines } from './deadlines.ts'
import { deal, decide } from './decide.ts'
import type { KgbAction } from './facts.ts'
import { hidden } from './hidden.ts'
import { imagine } from './imagine.ts'
import { luckOf } from './luck.ts'
import { refusal } from './refusal.ts'
import { seatRules } from './seat.ts'
import type { KgbTypes } from './types.ts'

export const ciaVsKgb: Game<KgbTypes> = {
  ...seatRules,
  rulesVersion: 1,
  hidden,
  deal,
  refusal,
  decide,
  deadlines,
  awaits,
  outcome,
  // The facts through which secrets become open or known to another seat: a card that is shown, a hand that goes up, the end.
  reveals: { cardShown: ['side'], handRaised: 'appears', handsRaised: 'appears', ended: ['cards'] },
  concerns,
  imagine,
}

function outcome(common: KgbCommon): Outcome | undefined {
  const { end } = common
  return end ? { winners: end.cards.flatMap((side, seat) => (side === end.winner ? [seat] : [])), luck: luckOf(common, end) } : undefined
}
/** Who may see an effect of an action: of a signal its sender and receivers, of readiness the seat itself. */
function concerns(action: KgbAction, by: Seat): 'all' | readonly Seat[] {
  if (action.do === 'signal') return [by, ...action.to]
  return action.do === 'makeReady' ? [by] : 'all'
}
