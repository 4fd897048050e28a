// The time and the timers of a server, in one place, so that tests can turn them forward. Nothing else reads a clock.

export type Cancel = () => void
export interface Clock {
  /** Milliseconds since 1970, as the wall has it: it may jump. */
  now(): number
  after(milliseconds: number, run: () => void): Cancel
  every(milliseconds: number, run: () => void): Cancel
}

/** Longer waits overflow a timer and would run at once. */
const longest = 2 ** 31 - 1

/** Its timers keep no process alive: a server that has stopped is done. */
export const wallClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, milliseconds), longest)).unref()
    return () => clearTimeout(timer)
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds).unref()
    return () => clearInterval(timer)
  },
}
