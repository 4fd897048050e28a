// CIA – Shadow in the Night, put together.
import type { Game, Luck, Outcome } from '@safehouse/engine'
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
import { type Table, table } from './table.ts'

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
  outcome,
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

function outcome(table: Table): Outcome | undefined {
  const { due, ending } = table
  return due.what === 'over' && ending ? { winners: ending.winners, points: ending.points, luck: goingFirst(table) } : undefined
}
/** What people count afterwards: who had the first turn, where chance has said so. Turns go clockwise without exception. */
function goingFirst({ options, onTurn, turn, seats }: Table): Luck[] {
  if (options.begins !== null) return []
  const first = (((onTurn - turn + 1) % seats) + seats) % seats
  return [{ what: 'first', times: Array.from({ length: seats }, (_, seat) => (seat === first ? 1 : 0)), deals: 1, odds: 1 / seats }]
}
