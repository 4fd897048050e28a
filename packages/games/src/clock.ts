// The decision clock that all games share: the host may limit the time for each decision (`decisionSeconds`, 0 for no limit).
// A fact that asks for a decision says `until` when; a fact of what was decided says `byClock` whether the player let the time
// run out and the rules decided instead. Where one time runs out for several seats at once, a fact of its own names them.
// A player may have more time than the others (`Setup.timeFactors`). Factors and the seats that are asked are open, so the end
// of a decision tells nothing else; it must never depend on who has answered already, which some games keep secret.
import type { Deadline, Seat, TimeFactor } from '@safehouse/engine'

/** When the time for a decision is up, in game time; null where there is no limit. */
export type Until = number | null
/** When something was decided, whether by the clock, and when the time for the next decision is up. */
export interface DecisionTimes {
  readonly at: number
  readonly until: Until
  readonly byClock: boolean
}
/** How long the players of a match have for a decision; the same from its deal to its end. */
export interface DecisionClock {
  readonly decisionSeconds: number
  /** By seat; missing where all have the same time. */
  readonly timeFactors?: readonly TimeFactor[]
}

interface ClockSetup {
  readonly options: { readonly decisionSeconds: number }
  readonly timeFactors?: readonly TimeFactor[] | undefined
}
export const clockOf = ({ options: { decisionSeconds }, timeFactors }: ClockSetup): DecisionClock =>
  timeFactors ? { decisionSeconds, timeFactors } : { decisionSeconds }

/** When the time for a decision that these seats are asked for now is up: the one with the most time sets it for all of them. */
export function decisionEndsAt({ decisionSeconds, timeFactors }: DecisionClock, now: number, askedSeats: readonly Seat[]): Until {
  if (decisionSeconds === 0) return null
  const factors = timeFactors ? askedSeats.map((seat) => timeFactors[seat] ?? 1) : []
  return factors.includes(0) ? null : now + decisionSeconds * 1000 * Math.max(1, ...factors)
}

const noDeadlines: readonly Deadline[] = []
/** The deadline of a decision: named like what is asked for, so that it is decided once. */
export const decisionDeadline = (id: string, until: Until): readonly Deadline[] => (until === null ? noDeadlines : [{ id, at: until }])
