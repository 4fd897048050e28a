// The clock of a server: its time and its timers, so that tests can replace them. No other file may read the time or set a timer.

export type Cancel = () => void
export interface Clock {
  /** Milliseconds since 1970. It never goes back; it jumps forward if the machine has slept, or if its wall clock is set forward. */
  now(): number
  after(milliseconds: number, run: () => void): Cancel
  every(milliseconds: number, run: () => void): Cancel
}

/** Node's timers overflow above this and would run at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** A time that never goes back: the process's monotonic clock plus the largest offset to any reported time so far. */
class MonotonicTime {
  private offset = Number.NEGATIVE_INFINITY

  learn(time: number, uptime = performance.now()): void {
    this.offset = Math.max(this.offset, time - uptime)
  }
  now(uptime = performance.now()): number {
    return Math.floor(this.offset + uptime)
  }
}
const wall = new MonotonicTime()

/** The machine's clock. Its timers do not keep the process alive. */
export const wallClock: Clock = {
  now() {
    const uptime = performance.now()
    wall.learn(Date.now(), uptime)
    return wall.now(uptime)
  },
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, milliseconds), MAX_TIMER_MS)).unref()
    return () => clearTimeout(timer)
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds).unref()
    return () => clearInterval(timer)
  },
}

const SYNC_INTERVAL_MS = 1000

/** The clock of nodes that share a store: they take the store's time, whatever their own clocks show. An answer may be late, never early. */
export async function sharedClock(ask: () => Promise<number>): Promise<Clock & { close(): Promise<void> }> {
  const time = new MonotonicTime()
  time.learn(await ask())
  const stopAsking = wallClock.every(SYNC_INTERVAL_MS, () =>
    ask().then(
      (storeTime) => time.learn(storeTime),
      () => {}, // the store is out of reach: time goes on from the last answer
    ),
  )
  return { ...wallClock, now: () => time.now(), close: async () => stopAsking() }
}
