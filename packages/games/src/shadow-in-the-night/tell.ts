// The one place where it is chosen who hears what: a function for each thing that is told. `decide` and `imagine` both speak
// through it, so a secret that slips into a fact here is caught by the secrecy checks.
import { open, type Seat, sealed, whisper } from '@safehouse/engine'
import type { Agent, ByAgent } from './agents.ts'
import type { Building } from './buildings.ts'
import type { Face } from './die.ts'
import type { Open } from './facts.ts'
import type { Tell } from './kinds.ts'

type Until = number | null

/** Each seat learns its own agent; nobody learns who lies face down. */
export const agentsDealt = (agents: readonly Agent[], bySeat: readonly Agent[], bystanders: readonly Agent[]): Tell[] => [
  open({ kind: 'dealt', agents: [...agents] }),
  ...bySeat.map((agent, seat) => whisper([seat], { kind: 'agentDealt', agent } as const)),
  sealed({ kind: 'bystandersLaid', agents: [...bystanders] }),
]

export const turnBegan = (seat: Seat, roll: Face, until: Until): Tell => open({ kind: 'turnBegan', seat, roll, until })
export const pointsSpent = (seat: Seat, points: ByAgent): Tell => open({ kind: 'pointsSpent', seat, points })
export const scored = (by: Seat, gains: ByAgent): Tell => open({ kind: 'scored', by, gains })
export const safeLifted = (seat: Seat, until: Until): Tell => open({ kind: 'safeLifted', seat, until })
export const safeMoved = (seat: Seat, to: Building): Tell => open({ kind: 'safeMoved', seat, to })
export const timeRanOut = (seat: Seat | null): Tell => open({ kind: 'timeRanOut', seat })

/** The game is over: no card is secret any more. */
export const agentsTurnedUp = (held: readonly (readonly Agent[])[], bystanders: readonly Agent[]): Tell =>
  open({ kind: 'agentsTurnedUp', held: held.map((own) => [...own]), bystanders: [...bystanders] })
export const ended = (winners: readonly Seat[], points: readonly number[], furthest: readonly Agent[]): Tell =>
  open({ kind: 'ended', winners: [...winners], points: [...points], furthest: [...furthest] })

/** Something that everyone has heard and that nothing secret goes with, said once more in an imagined world. */
export const again = (fact: Exclude<Open, { kind: 'dealt' }>): Tell => open(fact)
