// What happens of itself: the clock of the table's decision, where there is one, and the end of each signal. Of those at one
// time the table's comes first, then the signals in the order in which they were sent.
import type { Deadline } from '@safehouse/engine'
import { type KgbCommon, questionOf } from './common.ts'
import type { RunningSignal } from './hidden.ts'
import type { KgbTruth } from './types.ts'

const none: readonly Deadline[] = []

export function deadlines({ common, hidden: { signals } }: KgbTruth): readonly Deadline[] {
  if (common.end || (common.until === null && signals.length === 0)) return none
  const found: Deadline[] = common.until === null ? [] : [{ id: questionOf(common), at: common.until }]
  for (const signal of signals) found.push({ id: signalId(signal), at: signal.until })
  return found
}
const signalId = ({ from, until }: RunningSignal): string => `signal.${from}.${until}`

/** The signal that a deadline ends; none, if it is the table's clock. */
export const signalOf = ({ hidden }: KgbTruth, id: string): RunningSignal | undefined => hidden.signals.find((signal) => signalId(signal) === id)

/** When the time for a decision that is asked for now will be up. */
export const timeIsUp = (decisionSeconds: number, now: number): number | null => (decisionSeconds === 0 ? null : now + decisionSeconds * 1000)
export const signalIsOver = ({ options }: KgbCommon, now: number): number => now + options.signalSeconds * 1000
