// Clocks for tests: one that stands still until it is moved forward, and one that runs faster than real time.
import type { Cancel, Clock } from '../src/clock.ts'

interface Timer {
  readonly at: number
  run(): void
}
/** A timer that repeats, made of timers that run once. */
function repeat(after: Clock['after'], milliseconds: number, run: () => void): Cancel {
  let cancel: Cancel = () => {}
  const runAgain = () => {
    cancel = after(milliseconds, runAgain)
    run()
  }
  cancel = after(milliseconds, runAgain)
  return () => cancel()
}

export class HandTurnedClock implements Clock {
  private readonly timers = new Set<Timer>()
  private readonly awaited: (() => Promise<unknown>)[] = []
  /** `settled` resolves when everything that the last timer started is done. */
  constructor(
    private time = Date.UTC(2026, 0, 1),
    private readonly settled: () => Promise<void> = waitBriefly,
  ) {}

  now(): number {
    return this.time
  }
  after(milliseconds: number, run: () => void): Cancel {
    return this.add({ at: this.time + Math.max(0, milliseconds), run })
  }
  every(milliseconds: number, run: () => void): Cancel {
    return repeat((delay, runAgain) => this.after(delay, runAgain), milliseconds, run)
  }
  /** Runs the timers that fall due, each at its own time, and waits for real I/O after those of one moment. */
  async forward(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    for (;;) {
      const next = Math.min(...[...this.timers].map(({ at }) => at))
      if (next > end) break
      this.time = Math.max(this.time, next)
      for (const timer of [...this.timers].filter(({ at }) => at === next)) if (this.timers.delete(timer)) timer.run()
      await this.settle()
    }
    this.time = end
    await this.settle()
  }
  /** Adds something to wait for after each timer, because it may be slow on a busy machine. */
  waitFor(pending: () => Promise<unknown>): void {
    this.awaited.push(pending)
  }
  /** Moves the time without running timers, as when the machine sleeps. */
  jump(milliseconds: number): void {
    this.time += milliseconds
  }
  private async settle(): Promise<void> {
    await Promise.all(this.awaited.map((answer) => answer()))
    await this.settled()
  }
  private add(timer: Timer): Cancel {
    this.timers.add(timer)
    return () => void this.timers.delete(timer)
  }
}
/** Long enough for a store in a thread and a local socket. */
const waitBriefly = (): Promise<void> => new Promise((done) => setTimeout(done, 5))

/**
 * Real time sped up, so that tests need not wait for bots that pause as people do. Time stands still at a timer until that has run: a
 * machine that is busy makes a match slower, and no player late. To the server it never looks like an outage.
 */
export function fasterClock(times: number): Clock {
  const timers = new Set<Timer>()
  let time = Date.now()
  let realTime = performance.now()
  let planned: NodeJS.Timeout | undefined

  const nextDue = () => {
    let next = Number.POSITIVE_INFINITY
    for (const { at } of timers) next = Math.min(next, at)
    return next
  }
  const now = () => Math.floor(Math.min(time + (performance.now() - realTime) * times, Math.max(time, nextDue())))
  const plan = () => {
    clearTimeout(planned)
    if (timers.size > 0) planned = setTimeout(runNext, Math.max(0, nextDue() - now()) / times).unref()
  }
  const runNext = () => {
    const due = nextDue()
    if (now() >= due) {
      time = Math.max(time, due)
      realTime = performance.now()
      for (const timer of [...timers].filter(({ at }) => at === due)) if (timers.delete(timer)) timer.run()
    }
    plan()
  }
  const after = (milliseconds: number, run: () => void): Cancel => {
    const timer = { at: now() + Math.ceil(Math.max(0, milliseconds)), run }
    timers.add(timer)
    plan()
    return () => void timers.delete(timer)
  }
  return { now, after, every: (milliseconds, run) => repeat(after, milliseconds, run) }
}
