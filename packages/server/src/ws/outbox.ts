// Outgoing WebSocket frames. Frames for one connection in the same turn of the event loop are sent in one write, and a text for many
// connections is framed once: `ws` would frame it for each of them and write header and body separately.
import type { Duplex } from 'node:stream'

/** More than this is written at once instead of at the end of the turn. */
const FLUSH_ABOVE_BYTES = 16 * 1024

export class Outbox {
  private readonly waiting = new Map<Duplex, Buffer>()
  private last: { readonly text: string; readonly frame: Buffer } = { text: '', frame: frameOf(Buffer.alloc(0), TEXT_FRAME) }
  private lastBytes: { readonly bytes: Uint8Array; readonly frame: Buffer } | undefined

  put(wire: Duplex, text: string): void {
    if (this.last.text !== text) this.last = { text, frame: frameOf(Buffer.from(text), TEXT_FRAME) }
    this.putFrame(wire, this.last.frame)
  }
  /** Bytes that are framed once for all their receivers, one after another. */
  putBytes(wire: Duplex, bytes: Uint8Array): void {
    if (this.lastBytes?.bytes !== bytes) this.lastBytes = { bytes, frame: frameOf(bytes, BINARY_FRAME) }
    this.putFrame(wire, this.lastBytes.frame)
  }
  private putFrame(wire: Duplex, frame: Buffer): void {
    const before = this.waiting.get(wire)
    if (this.waiting.size === 0) setImmediate(() => this.flushAll())
    const all = before ? Buffer.concat([before, frame]) : frame
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

/** First byte of a frame that is a whole message. */
const TEXT_FRAME = 0x81
const BINARY_FRAME = 0x82

/** A complete, unmasked frame: RFC 6455, section 5.2. */
function frameOf(bytes: Uint8Array, kind: number): Buffer {
  const size = bytes.length
  const head = size < 126 ? 2 : size < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + size)
  frame[0] = kind
  if (head === 2) frame[1] = size
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(size, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(size), 2)
  }
  frame.set(bytes, head)
  return frame
}
