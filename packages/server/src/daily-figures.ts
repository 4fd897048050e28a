// One line a day in the log with what the server did: how many requests, actions and connections. Numbers only, and of a whole day,
// so that they say nothing about a table.
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Totals } from './metrics.ts'

const DAY_MS = 24 * 60 * 60_000

interface Counted {
  totals(): Promise<Totals>
  readonly tables: { readonly count: number }
}

/** Logs the figures every 24 hours; the answered function stops that and logs those of the last, shorter day. */
export function logDailyFigures({ totals, tables }: Counted, clock: Clock, log: Logger): () => Promise<void> {
  let last: Totals = { requests: 0, actions: 0, cutConnections: 0 }
  let since = clock.now()
  const write = async (): Promise<void> => {
    const [now, takenAt] = [await totals(), clock.now()]
    const memoryMb = Math.round(process.memoryUsage.rss() / 2 ** 20)
    log.info(
      {
        hours: Math.round((takenAt - since) / 3_600_000),
        requests: now.requests - last.requests,
        actions: now.actions - last.actions,
        cutConnections: now.cutConnections - last.cutConnections,
        tablesInMemory: tables.count,
        memoryMb,
      },
      'figures of the day',
    )
    last = now
    since = takenAt
  }
  const stop = clock.every(DAY_MS, () => void write())
  return () => {
    stop()
    return write()
  }
}
