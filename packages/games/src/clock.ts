// The decision clock that all games share: the host may limit the time for each decision (`decisionSeconds`, 0 for no limit).
// A fact that asks for a decision says `until` when; a fact of what was decided says `byClock` whether the player let the time
// run out and the rules decided instead. Where one time runs out for several seats at once, a fact of its own names them.
import type { Deadline } from '@safehouse/engine'

/** When the time for a decision is up, in game time; null where there is no limit. */
export type Until = number | null
/** When something was decided, who decided it, and when the time for the next decision is up. */
export interface Moment {
  readonly at: number
  readonly until: Until
  readonly byClock: boolean
}

/** When the time for a decision that is asked for now is up. */
export const decisionEndsAt = ({ decisionSeconds }: { readonly decisionSeconds: number }, now: number): Until =>
  decisionSeconds === 0 ? null : now + decisionSeconds * 1000

const noDeadlines: readonly Deadline[] = []
/** The deadline of a decision: named like what is asked for, so that it is decided once. */
export const decisionDeadline = (id: string, until: Until): readonly Deadline[] => (until === null ? noDeadlines : [{ id, at: until }])
