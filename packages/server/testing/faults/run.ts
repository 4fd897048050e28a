// Tries a fault several times at random moments on a deployment under load, and reports what was lost, doubled or misheard, and how
// long nobody could play.
import type { Store } from '../../src/store/store.ts'
import { formatMarkdownTable } from '../markdown-table.ts'
import type { Fault } from './faults.ts'
import type { TableLoad } from './table-load.ts'
import { compareWithLog, type Verdict } from './verdict.ts'

export interface FaultResult extends Verdict {
  readonly fault: string
  readonly times: number
  /** Actions that were acknowledged meanwhile. */
  readonly actions: number
  /** Longest time between two acknowledged actions of a table, including the outage. */
  readonly longestGapMs: number
  /** Longest time from the end of the fault until every table played again. */
  readonly longestRecoveryMs: number
}
/** How long to wait for tables to play again; more than the five seconds that are allowed, to see by how much it fails. */
const RECOVERY_TIMEOUT_MS = 20_000
const MAX_PAUSE_BEFORE_FAULT_MS = 700

export async function tryFault<D extends { readonly load: TableLoad; readonly store: Store }>(
  deployment: D,
  fault: Fault<D>,
  times: number,
): Promise<FaultResult> {
  const { load, store } = deployment
  const before = load.stored
  const total: Verdict = { lost: 0, doubled: 0, misheard: 0, untrue: 0 }
  let [longestGapMs, longestRecoveryMs] = [0, 0]
  for (let time = 0; time < times; time++) {
    await load.waitUntilAllPlay(RECOVERY_TIMEOUT_MS)
    await new Promise((done) => setTimeout(done, MAX_PAUSE_BEFORE_FAULT_MS * Math.random()))
    load.resetGaps()
    await fault.inject(deployment)
    longestRecoveryMs = Math.max(longestRecoveryMs, await load.waitUntilAllPlay(RECOVERY_TIMEOUT_MS))
    longestGapMs = Math.max(longestGapMs, load.longestGapMs())
    const verdict = await compareWithLog(load, store)
    for (const what of Object.keys(total) as (keyof Verdict)[]) total[what] += verdict[what]
  }
  return { fault: fault.name, times, actions: load.stored - before, ...total, longestGapMs, longestRecoveryMs }
}

export function formatResults(results: readonly FaultResult[]): string {
  const columns = ['fault', 'times', 'actions', 'lost', 'doubled', 'misheard', 'untrue logs', 'longest gap', 'recovered after']
  const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
  const rows = results.map(({ fault, times, actions, lost, doubled, misheard, untrue, longestGapMs, longestRecoveryMs }) =>
    [fault, times, actions, lost, doubled, misheard, untrue, formatSeconds(longestGapMs), formatSeconds(longestRecoveryMs)].map(String),
  )
  return formatMarkdownTable(columns, rows)
}
