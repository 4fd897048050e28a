// CIA – Shadow in the Night, put together.
import type { Game } from '@safehouse/engine'
import { choices } from './choices.ts'
import { deadlines } from './deadlines.ts'
import { deal } from './deal.ts'
import { decide } from './decide.ts'
import { hand } from './hand.ts'
import { hidden } from './hidden.ts'
import { imagine } from './imagine.ts'
import type { Shadow } from './kinds.ts'
import { misfit, options } from './options.ts'
import { refusal } from './refusal.ts'
import { table } from './table.ts'

export const shadowInTheNight: Game<Shadow> = {
  id: 'shadow-in-the-night',
  rulesVersion: 1,
  seats: { min: 2, max: 7 },
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
  outcome: ({ due, ending }) => (due.what === 'over' && ending ? { winners: ending.winners, points: ending.points } : undefined),
  reveals: {
    cardTaken: ['card'],
    agentRecruited: ['agent'],
    callClosed: ['wanting'],
    agentsTurnedUp: ['held', 'bystanders'],
    dossiersOpened: ['entries', 'right'],
  },
  concerns: () => 'all',
  imagine,
}
