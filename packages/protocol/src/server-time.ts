// Estimates the server's time on a device whose own clock may be wrong: uses the offset from the ping with the shortest round trip,
// and a monotonic clock. Must never read the device's wall clock.

interface Sample {
  readonly roundTripMs: number
  readonly offset: number
}
/** Number of recent pings that count. */
const MAX_SAMPLES = 12

export class ServerTime {
  private samples: Sample[] = []
  private offset = 0
  constructor(private readonly monotonic: () => number) {}

  /** Sets a first estimate, which is late by the time that the message took; ignored once there are samples. */
  setFirstEstimate(now: number): void {
    if (this.samples.length === 0) this.offset = now - this.monotonic()
  }
  /** Adds a ping that was sent at `sent` (monotonic) and answered with the server's time `now`. */
  addSample(sent: number, now: number): void {
    const received = this.monotonic()
    const roundTripMs = received - sent
    this.samples = [...this.samples.slice(1 - MAX_SAMPLES), { roundTripMs, offset: now + roundTripMs / 2 - received }]
    this.offset = this.samples.reduce((best, sample) => (sample.roundTripMs < best.roundTripMs ? sample : best)).offset
  }
  now(): number {
    return this.monotonic() + this.offset
  }
}
