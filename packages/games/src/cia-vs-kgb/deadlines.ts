// The deadlines of CIA vs. KGB: the end of the time for a decision (CK-27) and of each signal (CK-16). At the same millisecond the
// decision comes first, then the signals in the order in which they were sent (CK-18; `decide` counts their hands together).
import type { Deadline } from '@safehouse/engine'
import { decisionDeadline } from '../clock.ts'
import { type KgbCommon, questionOf } from './common.ts'
import type { RunningSignal } from './hidden.ts'
import type { KgbTruth } from './types.ts'

export function deadlines({ common, hidden: { signals } }: KgbTruth): readonly Deadline[] {
  const decision = decisionDeadline(questionOf(common), common.until)
  return signals.length === 0 ? decision : [...decision, ...signals.map((signal) => ({ id: signalId(signal), at: signal.until }))]
}
const signalId = ({ from, until }: RunningSignal): string => `signal.${from}.${until}`

/** The signal that a deadline ends; undefined for the deadline of a decision. */
export const signalOf = ({ hidden }: KgbTruth, id: string): RunningSignal | undefined => hidden.signals.find((signal) => signalId(signal) === id)

/** When a signal that is sent now is over (CK-16). */
export const signalEndsAt = ({ options }: KgbCommon, now: number): number => now + options.signalSeconds * 1000
