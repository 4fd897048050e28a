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

  /** Sets a first estimate, which is late by the time that the message took; ignored while there are samples. */
  setFirstEstimate(now: number): void {
    if (this.samples.length === 0) this.offset = now - this.monotonic()
  }
  /** Adds a ping that was sent at `sent` (monotonic) and answered with the server's time `now`. */
  addSample(sent: number, now: number): void {
    const received = this.monotonic()
    const roundTripMs = received - sent
    const sample = { roundTripMs, offset: now + roundTripMs / 2 - received }
    // The true offset is within half a round trip of each sample. Samples that exclude each other mean that a clock jumped, for
    // example because the device slept: those from before the jump are dropped.
    const kept = this.samples.filter((before) => Math.abs(before.offset - sample.offset) <= (before.roundTripMs + roundTripMs) / 2)
    this.samples = [...kept.slice(1 - MAX_SAMPLES), sample]
    this.offset = this.samples.reduce((best, sample) => (sample.roundTripMs < best.roundTripMs ? sample : best)).offset
  }
  /** Notes that the server sent something at this time: its clock cannot be behind it. */
  advanceTo(sentAt: number): void {
    if (sentAt <= this.now()) return
    this.samples = []
    this.offset = sentAt - this.monotonic()
  }
  now(): number {
    return this.monotonic() + this.offset
  }
}
