// Forgets what nobody has come back to for as long as the operator says: tables with their games and notes, and groups.
// Little by little, so that nobody who plays waits for it.
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Store } from './store/store.ts'
import type { Tables } from './table/tables.ts'

const every = 60 * 60_000
const breath = 1000
const day = 24 * 60 * 60_000

export interface RetentionParts {
  readonly store: Pick<Store, 'deleteUntouched'>
  readonly tables: Pick<Tables, 'inUse'>
  readonly clock: Clock
  readonly log: Logger
}

/** Answers with how to stop it. */
export function forgetOld(days: number, { store, tables, clock, log }: RetentionParts): () => void {
  let stopped = false
  const look = async (): Promise<void> => {
    const before = Math.floor(clock.now() / day) - days
    let forgotten = 0
    for (let more = 1; more > 0 && !stopped; ) {
      more = await store.deleteUntouched({ before, inUse: tables.inUse })
      forgotten += more
      if (more > 0) await new Promise<void>((goOn) => clock.after(breath, goOn))
    }
    if (forgotten > 0) log.info({ forgotten, days }, 'old tables and groups forgotten')
  }
  const lookQuietly = () => void look().catch(() => {}) // the store has said why; the next hour tries again
  lookQuietly()
  const stopLooking = clock.every(every, lookQuietly)
  return () => {
    stopped = true
    stopLooking()
  }
}
