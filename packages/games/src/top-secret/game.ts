// Top Secret, put together.
import type { Game, Outcome } from '@safehouse/engine'
import { choices } from './choices.ts'
import { deadlines } from './deadlines.ts'
import { deal, decide } from './decide.ts'
import { hand } from './hand.ts'
import { hidden } from './hidden.ts'
import { imagine } from './imagine.ts'
import type { TopSecret } from './kinds.ts'
import { misfit, options } from './options.ts'
import { refusal } from './refusal.ts'
import { type Table, table } from './table.ts'

function outcome({ phase, totals }: Table): Outcome | undefined {
  if (phase !== 'over') return undefined
  const most = Math.max(...totals)
  return { winners: [...totals.keys()].filter((seat) => totals[seat] === most), points: totals }
}

export const topSecret: Game<TopSecret> = {
  id: 'top-secret',
  rulesVersion: 1,
  seats: { min: 3, max: 10 },
  options,
  misfit,
  table,
  hand,
  hidden,
  deal,
  choices,
  refusal,
  decide,
  deadlines,
  outcome,
  // "Ready" tells that a finger was chosen, and running out of time tells whose was not; where it points stays hidden.
  reveals: { tokensTurned: ['answers'], saidReady: 'appears', pointingTimedOut: ['seats'], pointingsShown: ['pointings'], teamsShown: ['teams'] },
  concerns: (action, by) => (action.do === 'point' ? [by] : 'all'),
  imagine,
}
