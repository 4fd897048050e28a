// Releases the codes of tables whose evening is over: nobody is connected, no match is open, and nothing has changed for a day. Their
// records stay readable; the code can be given to another table. It works in small batches with pauses, so that it does not delay play.
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Store } from './store/store.ts'
import type { Tables } from './table/tables.ts'

const RUN_INTERVAL_MS = 60 * 60_000
const PAUSE_BETWEEN_BATCHES_MS = 1000
const BATCH_SIZE = 50
const DAY_MS = 24 * 60 * 60_000

export interface ReleaseParts {
  readonly store: Pick<Store, 'untouchedCodes'>
  readonly tables: Pick<Tables, 'inUse' | 'release'>
  readonly clock: Clock
  readonly log: Logger
}

/** Starts now and repeats every hour; returns a function that stops it. */
export function releaseUnusedCodes({ store, tables, clock, log }: ReleaseParts): () => void {
  let stopped = false
  const run = async (): Promise<void> => {
    // Changes are noted by the day, so what was last changed before yesterday is at least a day ago.
    const before = Math.floor(clock.now() / DAY_MS) - 1
    let released = 0
    for (let after = ''; !stopped; ) {
      const codes = await store.untouchedCodes({ before, inUse: tables.inUse, after, limit: BATCH_SIZE })
      for (const code of codes) if (await tables.release(code)) released++
      if (codes.length < BATCH_SIZE) break
      after = codes.at(-1)!
      await new Promise<void>((done) => clock.after(PAUSE_BETWEEN_BATCHES_MS, done))
    }
    if (released > 0) log.info({ released }, 'codes of past evenings released')
  }
  const runIgnoringErrors = () => void run().catch(() => {}) // the store has logged why; the next hour tries again
  runIgnoringErrors()
  const stopTimer = clock.every(RUN_INTERVAL_MS, runIgnoringErrors)
  return () => {
    stopped = true
    stopTimer()
  }
}
