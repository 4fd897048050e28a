// The time and the timers of a server, in one place, so that tests can turn them forward. Nothing else reads a clock.

export type Cancel = () => void
export interface Clock {
  /** Milliseconds since 1970. It never goes back; it jumps forward if the machine has slept, or if its wall clock is set forward. */
  now(): number
  after(milliseconds: number, run: () => void): Cancel
  every(milliseconds: number, run: () => void): Cancel
}

/** Longer waits overflow a timer and would run at once. */
const longest = 2 ** 31 - 1

/** Time that goes on evenly, by the machine's own count, as far ahead as anybody who knows the time has ever said it is. */
class SteadyTime {
  private ahead = Number.NEGATIVE_INFINITY

  learn(time: number): void {
    this.ahead = Math.max(this.ahead, time - performance.now())
  }
  now(): number {
    return Math.floor(this.ahead + performance.now())
  }
}
const wall = new SteadyTime()

/** Its timers keep no process alive: a server that has stopped is done. */
export const wallClock: Clock = {
  now() {
    wall.learn(Date.now())
    return wall.now()
  },
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, milliseconds), longest)).unref()
    return () => clearTimeout(timer)
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds).unref()
    return () => clearInterval(timer)
  },
}

const askEvery = 1000

/** For nodes that share a store: its time is everybody's, whatever their own clocks show. An answer is old when it arrives, never early. */
export async function sharedClock(ask: () => Promise<number>): Promise<Clock & { close(): Promise<void> }> {
  const time = new SteadyTime()
  time.learn(await ask())
  const stopAsking = wallClock.every(askEvery, () =>
    ask().then(
      (told) => time.learn(told),
      () => {}, // out of reach: time goes on without it
    ),
  )
  return { ...wallClock, now: () => time.now(), close: async () => stopAsking() }
}
