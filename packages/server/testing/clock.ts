// Clocks for tests: one that stands until it is turned forward, and one that runs faster than the wall's.
import type { Cancel, Clock } from '../src/clock.ts'
import { wallClock } from '../src/clock.ts'

interface Timer {
  readonly at: number
  readonly every?: number
  run(): void
}

export class HandTurnedClock implements Clock {
  private readonly timers = new Set<Timer>()
  private readonly slow: (() => Promise<unknown>)[] = []
  /** `settled`: all that a moment has set going is done, and the next may come. */
  constructor(
    private time = Date.UTC(2026, 0, 1),
    private readonly settled: () => Promise<void> = aMoment,
  ) {}

  now(): number {
    return this.time
  }
  after(milliseconds: number, run: () => void): Cancel {
    return this.add({ at: this.time + Math.max(0, milliseconds), run })
  }
  every(milliseconds: number, run: () => void): Cancel {
    let cancel: Cancel = () => {}
    const again = () => {
      cancel = this.after(milliseconds, again)
      run()
    }
    cancel = this.after(milliseconds, again)
    return () => cancel()
  }
  /** Runs what falls due on the way, each at its own time, and lets the real world answer in between. */
  async forward(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    for (;;) {
      const next = [...this.timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.timers.delete(next)
      this.time = Math.max(this.time, next.at)
      next.run()
      await this.rest()
    }
    this.time = end
    await this.rest()
  }
  /** Something that may take longer than a moment on a busy machine: no moment passes before it has answered. */
  waitFor(slow: () => Promise<unknown>): void {
    this.slow.push(slow)
  }
  /** As a closed laptop does: time goes by and no timer runs. */
  jump(milliseconds: number): void {
    this.time += milliseconds
  }
  private async rest(): Promise<void> {
    await Promise.all(this.slow.map((answer) => answer()))
    await this.settled()
  }
  private add(timer: Timer): Cancel {
    this.timers.add(timer)
    return () => void this.timers.delete(timer)
  }
}
/** Long enough for a store in a thread and a socket on this machine. */
const aMoment = (): Promise<void> => new Promise((done) => setTimeout(done, 5))

/** So many times as fast, so that bots that pause as people do need not be waited for. */
export function fasterClock(times: number): Clock {
  const start = Date.now()
  return {
    now: () => Math.floor(start + (Date.now() - start) * times),
    after: (milliseconds, run) => wallClock.after(milliseconds / times, run),
    every: (milliseconds, run) => wallClock.every(milliseconds / times, run),
  }
}
