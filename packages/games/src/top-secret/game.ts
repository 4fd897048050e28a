// The whole of Top Secret as the engine's `Game`: the rules that a seat may know (seat.ts), and those that need the truth.
import type { Game, Luck, Outcome, Seat } from '@safehouse/engine'
import { awaits } from './choices.ts'
import type { Round, TopSecretCommon } from './common.ts'
import { deadlines } from './deadlines.ts'
import { deal, decide } from './decide.ts'
import { hidden } from './hidden.ts'
import { imagine } from './imagine.ts'
import { refusal } from './refusal.ts'
import { seatRules } from './seat.ts'
import type { TopSecretTypes } from './types.ts'

/** TS-15: most points win; players who are tied win together. */
function outcome(common: TopSecretCommon): Outcome | undefined {
  const { phase, totals } = common
  if (phase !== 'over') return undefined
  const highestTotal = Math.max(...totals)
  return { winners: [...totals.keys()].filter((seat) => totals[seat] === highestTotal), points: totals, luck: luckOfBeingOutnumbered(common) }
}
/** Luck for statistics: with an odd number of seats, being on the smaller team. With three seats that is one player alone. */
function luckOfBeingOutnumbered({ seats, rounds, totals }: TopSecretCommon): Luck[] {
  const smallerTeamSize = Math.floor(seats / 2)
  if (smallerTeamSize * 2 === seats) return []
  const isOnSmallerTeam = ({ teams }: Round, seat: Seat) => teams !== null && teams.filter((team) => team === teams[seat]).length === smallerTeamSize
  const timesOutnumbered = totals.map((_, seat) => rounds.filter((round) => isOnSmallerTeam(round, seat)).length)
  return [{ what: 'outnumbered', times: timesOutnumbered, deals: rounds.length, odds: smallerTeamSize / seats }]
}

export const topSecret: Game<TopSecretTypes> = {
  ...seatRules,
  // 2: the time for reading a card begins after the answers to the card before have been shown.
  rulesVersion: 2,
  lift: (entry) => entry,
  hidden,
  deal,
  refusal,
  decide,
  deadlines,
  awaits,
  outcome,
  // The facts that disclose secrets. "Ready" shows that a seat has chosen where to point, running out of time shows who has not.
  reveals: { tokensTurned: ['answers'], saidReady: 'appears', pointingTimedOut: ['seats'], pointingsShown: ['pointings'], teamsShown: ['teams'] },
  concerns: (action, by) => (action.do === 'point' ? [by] : 'all'),
  imagine,
}
