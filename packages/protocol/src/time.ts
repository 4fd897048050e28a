// The server's time on a device whose own clock may be wrong: the offset of the quickest of the last pings, advanced by a
// monotonic clock. Never reads the device's wall clock.

interface Sample {
  readonly trip: number
  readonly offset: number
}
const kept = 12

export class ServerTime {
  private samples: Sample[] = []
  private offset = 0
  constructor(private readonly monotonic: () => number) {}

  /** A first guess, good to a one-way trip. */
  start(now: number): void {
    if (this.samples.length === 0) this.offset = now - this.monotonic()
  }
  learn(sent: number, now: number): void {
    const received = this.monotonic()
    const trip = received - sent
    this.samples = [...this.samples.slice(1 - kept), { trip, offset: now + trip / 2 - received }]
    this.offset = this.samples.reduce((best, sample) => (sample.trip < best.trip ? sample : best)).offset
  }
  now(): number {
    return this.monotonic() + this.offset
  }
}
