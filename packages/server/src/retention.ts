// Deletes tables (with their matches and notes) and groups that nobody has used for as long as the operator says. It works in small
// batches with pauses, so that it does not delay play.
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Store } from './store/store.ts'
import type { Tables } from './table/tables.ts'

const RUN_INTERVAL_MS = 60 * 60_000
const PAUSE_BETWEEN_BATCHES_MS = 1000
const DAY_MS = 24 * 60 * 60_000

export interface RetentionParts {
  readonly store: Pick<Store, 'deleteUntouched'>
  readonly tables: Pick<Tables, 'inUse'>
  readonly clock: Clock
  readonly log: Logger
}

/** Starts now and repeats every hour; returns a function that stops it. */
export function deleteUnused(days: number, { store, tables, clock, log }: RetentionParts): () => void {
  let stopped = false
  const run = async (): Promise<void> => {
    const before = Math.floor(clock.now() / DAY_MS) - days
    let deleted = 0
    for (let batch = 1; batch > 0 && !stopped; ) {
      batch = await store.deleteUntouched({ before, inUse: tables.inUse })
      deleted += batch
      if (batch > 0) await new Promise<void>((done) => clock.after(PAUSE_BETWEEN_BATCHES_MS, done))
    }
    if (deleted > 0) log.info({ forgotten: deleted, days }, 'old tables and groups forgotten')
  }
  const runIgnoringErrors = () => void run().catch(() => {}) // the store has logged why; the next hour tries again
  runIgnoringErrors()
  const stopTimer = clock.every(RUN_INTERVAL_MS, runIgnoringErrors)
  return () => {
    stopped = true
    stopTimer()
  }
}
