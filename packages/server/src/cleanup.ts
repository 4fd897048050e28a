// Hourly cleanup of tables that nobody uses: codes of past evenings are released, and tables (with their matches and notes) and groups
// are deleted after the operator's retention time. Both work in small batches with pauses, so that they do not delay play.
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Store } from './store/store.ts'
import type { Tables } from './table/tables.ts'

const RUN_INTERVAL_MS = 60 * 60_000
const PAUSE_BETWEEN_BATCHES_MS = 1000
const RELEASES_PER_BATCH = 50
const DAY_MS = 24 * 60 * 60_000

export interface CleanupParts {
  readonly store: Pick<Store, 'untouchedCodes' | 'deleteUntouched'>
  readonly tables: Pick<Tables, 'inUse' | 'release'>
  readonly clock: Clock
  readonly log: Logger
}

/** Releases the codes of tables that nobody is connected to, without an open match, and unchanged for a day. Their records stay readable. */
export function releaseUnusedCodes({ store, tables, clock, log }: CleanupParts): () => void {
  return repeatHourly(clock, async (isStopped) => {
    // Changes are noted by the day, so what was last changed before yesterday is at least a day ago.
    const before = Math.floor(clock.now() / DAY_MS) - 1
    let released = 0
    for (let after = ''; !isStopped(); ) {
      const codes = await store.untouchedCodes({ before, inUse: tables.inUse, after, limit: RELEASES_PER_BATCH })
      for (const code of codes) if (await tables.release(code)) released++
      if (codes.length < RELEASES_PER_BATCH) break
      after = codes.at(-1)!
      await pauseAfterBatch(clock)
    }
    if (released > 0) log.info({ released }, 'codes of past evenings released')
  })
}
/** Deletes tables and groups that were not used for this many days. */
export function deleteUnused(days: number, { store, tables, clock, log }: CleanupParts): () => void {
  return repeatHourly(clock, async (isStopped) => {
    const before = Math.floor(clock.now() / DAY_MS) - days
    let deleted = 0
    for (let batch = 1; batch > 0 && !isStopped(); ) {
      batch = await store.deleteUntouched({ before, inUse: tables.inUse })
      deleted += batch
      if (batch > 0) await pauseAfterBatch(clock)
    }
    if (deleted > 0) log.info({ forgotten: deleted, days }, 'old tables and groups forgotten')
  })
}

const pauseAfterBatch = (clock: Clock): Promise<void> => new Promise((done) => void clock.after(PAUSE_BETWEEN_BATCHES_MS, done))
/** Starts now and repeats every hour; returns a function that stops it. */
function repeatHourly(clock: Clock, run: (isStopped: () => boolean) => Promise<void>): () => void {
  let stopped = false
  const runIgnoringErrors = () => void run(() => stopped).catch(() => {}) // the store has logged why; the next hour tries again
  runIgnoringErrors()
  const stopTimer = clock.every(RUN_INTERVAL_MS, runIgnoringErrors)
  return () => {
    stopped = true
    stopTimer()
  }
}
