// Outgoing WebSocket frames. Frames for one connection in the same turn of the event loop are sent in one write, and a text for many
// connections is framed once: `ws` would frame it for each of them and write header and body separately.
import type { Duplex } from 'node:stream'

/** More than this is written at once instead of at the end of the turn. */
const FLUSH_ABOVE_BYTES = 16 * 1024

export class Outbox {
  private readonly waiting = new Map<Duplex, Buffer>()
  private last: { readonly text: string; readonly frame: Buffer } = { text: '', frame: textFrame('') }

  put(wire: Duplex, text: string): void {
    if (this.last.text !== text) this.last = { text, frame: textFrame(text) }
    const before = this.waiting.get(wire)
    if (this.waiting.size === 0) setImmediate(() => this.flushAll())
    const all = before ? Buffer.concat([before, this.last.frame]) : this.last.frame
    this.waiting.set(wire, all)
    if (all.length > FLUSH_ABOVE_BYTES) this.flush(wire)
  }
  /** Must be called before anything else is written to the connection. */
  flush(wire: Duplex): void {
    const frames = this.waiting.get(wire)
    if (!frames) return
    this.waiting.delete(wire)
    if (wire.writable) wire.write(frames)
  }
  private flushAll(): void {
    for (const wire of this.waiting.keys()) this.flush(wire)
  }
}

/** A complete, unmasked text frame: RFC 6455, section 5.2. */
function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text)
  const head = size < 126 ? 2 : size < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + size)
  frame[0] = 0x81
  if (head === 2) frame[1] = size
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(size, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(size), 2)
  }
  frame.write(text, head)
  return frame
}
