// Frames that go to one connection in the same turn of the event loop leave together: a feed and its acknowledgement are
// one write to the network instead of two.
import type { Duplex } from 'node:stream'

export class Outbox {
  private readonly corked = new Set<Duplex>()

  /** To be called before each frame; what is written until the turn is over waits for its end. */
  hold(wire: Duplex): void {
    if (this.corked.has(wire)) return
    if (this.corked.size === 0) setImmediate(() => this.release())
    this.corked.add(wire)
    wire.cork()
  }
  private release(): void {
    for (const wire of this.corked) wire.uncork()
    this.corked.clear()
  }
}
