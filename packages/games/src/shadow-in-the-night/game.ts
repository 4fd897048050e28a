// The whole of Shadow in the Night as the engine's `Game`: the rules that a seat may know (seat.ts), and those that need the truth.
import type { Game, Luck, Outcome } from '@safehouse/engine'
import { awaits } from './choices.ts'
import type { ShadowCommon } from './common.ts'
import { deadlines } from './deadlines.ts'
import { deal } from './deal.ts'
import { decide } from './decide.ts'
import { hidden } from './hidden.ts'
import { imagine } from './imagine.ts'
import { refusal } from './refusal.ts'
import { seatRules } from './seat.ts'
import type { ShadowTypes } from './types.ts'

export const shadowInTheNight: Game<ShadowTypes> = {
  ...seatRules,
  // 2: the time for a decision begins when the scene before it is over.
  rulesVersion: 2,
  lift: (entry) => entry,
  hidden,
  deal,
  refusal,
  decide,
  deadlines,
  awaits,
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

function outcome(common: ShadowCommon): Outcome | undefined {
  const { due, ending } = common
  return due.what === 'over' && ending ? { winners: ending.winners, points: ending.points, luck: luckOfGoingFirst(common) } : undefined
}
/** Luck for statistics: who had the first turn, if chance decided that. Turns always go clockwise, so it follows from the last one. */
function luckOfGoingFirst({ options, onTurn, turn, seats }: ShadowCommon): Luck[] {
  if (options.begins !== null) return []
  const first = (((onTurn - turn + 1) % seats) + seats) % seats
  return [{ what: 'first', times: Array.from({ length: seats }, (_, seat) => (seat === first ? 1 : 0)), deals: 1, odds: 1 / seats }]
}
