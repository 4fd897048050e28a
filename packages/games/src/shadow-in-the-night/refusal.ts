// Why something that `choices` does not hold is refused: the rule it breaks. Sees the view alone, so it cannot tell a secret.
import type { Refusal } from '@safehouse/engine'
import { type ByAgent, named } from './agents.ts'
import { totals } from './die.ts'
import type { Act } from './facts.ts'
import type { ShadowView } from './kinds.ts'
import { questionOf, type Table } from './table.ts'

export function refusal({ table, seat }: ShadowView, action: Act): Refusal {
  const { due } = table
  if (due.what === 'over') return { rule: 'SN-12', code: 'gameOver' }
  if (due.seat !== seat) return { rule: 'SN-50', code: 'notYourTurn' }
  if (action.question !== questionOf(table)) return { rule: 'SN-50', code: 'questionGone' }
  if (action.do === 'spend' && due.what === 'spend') return badSpending(table, action.points)
  if (action.do === 'moveSafe' && due.what === 'safe') return { rule: 'SN-10', code: 'safeStays' }
  return { rule: 'SN-50', code: 'notNow' }
}

function badSpending({ agents, roll }: Table, points: ByAgent): Refusal {
  const spentOn = named(points)
  const stranger = spentOn.find((agent) => !agents.includes(agent))
  if (stranger) return { rule: 'SN-02', code: 'agentNotInPlay', with: { agent: stranger } }
  if (spentOn.some((agent) => points[agent]! < 1)) return { rule: 'SN-07', code: 'onlyForward' }
  const spent = spentOn.reduce((sum, agent) => sum + points[agent]!, 0)
  const allowed = totals(roll!, false)
  if (spent === 0) return { rule: 'SN-07', code: 'nobodyMoved' }
  return spent > Math.max(...allowed)
    ? { rule: 'SN-07', code: 'tooManyPoints', with: { over: spent - Math.max(...allowed) } }
    : { rule: 'SN-07', code: 'pointsLeft', with: { left: Math.min(...allowed) - spent } }
}
