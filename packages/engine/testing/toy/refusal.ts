// Why an action that Winks does not offer is refused, from the view alone.
import type { Refusal, View } from '@safehouse/engine'
import { rollQuestion } from './choices.ts'
import { seatOnTurn } from './common.ts'
import type { WinksTypes } from './types.ts'

export function refusal({ seat, common }: View<WinksTypes>, action: WinksTypes['action']): Refusal {
  if (common.cards) return { rule: 'WI-01', code: 'gameOver' }
  if (action.do === 'roll' && action.question !== rollQuestion(common)) return { rule: 'WI-02', code: 'questionGone' }
  if (action.do === 'roll' && seatOnTurn(common) !== seat) return { rule: 'WI-02', code: 'notYourRound', with: { seat: seatOnTurn(common) } }
  return { rule: 'WI-03', code: 'notNow' }
}
