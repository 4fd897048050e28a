// Outgoing messages of all connections, as WebSocket frames or server-sent events. Messages for one connection in the same turn of the
// event loop are sent in one write, and a text for many connections is framed once: `ws` would frame it for each of them and write header
// and body separately. A text for hundreds is written in slices, so that none of them holds the event loop.
import type { Writable } from 'node:stream'
import { TurnSlices } from '../limits/turn-slices.ts'

/** More than this is written at once instead of at the end of the turn. */
const FLUSH_ABOVE_BYTES = 16 * 1024
/** Each takes about a twentieth of a millisecond. */
const MAX_WRITES_A_TURN = 64

interface LastFramed<T> {
  readonly message: T
  readonly frame: Buffer
}

export class Outbox {
  /** What waits for the end of the turn, by connection. */
  private readonly writes = new TurnSlices<Writable, Buffer>(MAX_WRITES_A_TURN, write)
  private lastText: LastFramed<string> | undefined
  private lastEvent: LastFramed<string> | undefined
  private lastBytes: LastFramed<Uint8Array> | undefined

  put(wire: Writable, text: string): void {
    if (this.lastText?.message !== text) this.lastText = { message: text, frame: textFrame(text) }
    this.putFrame(wire, this.lastText.frame)
  }
  /** A text as a server-sent event. */
  putEvent(wire: Writable, text: string): void {
    if (this.lastEvent?.message !== text) this.lastEvent = { message: text, frame: Buffer.from(`data: ${text}\n\n`) }
    this.putFrame(wire, this.lastEvent.frame)
  }
  /** Bytes that are framed once for all their receivers, one after another. */
  putBytes(wire: Writable, bytes: Uint8Array): void {
    if (this.lastBytes?.message !== bytes) this.lastBytes = { message: bytes, frame: binaryFrame(bytes) }
    this.putFrame(wire, this.lastBytes.frame)
  }
  /** What is written as it is. */
  putFrame(wire: Writable, frame: Buffer): void {
    const before = this.writes.valueOf(wire)
    const all = before ? Buffer.concat([before, frame]) : frame
    this.writes.doLater(wire, all)
    if (all.length > FLUSH_ABOVE_BYTES) this.flush(wire)
  }
  /** Must be called before anything else is written to the connection. */
  flush(wire: Writable): void {
    const frames = this.writes.valueOf(wire)
    if (!frames) return
    this.writes.remove(wire)
    write(wire, frames)
  }
}
/** Calls back now, or when the connection has room again because its client reads. */
export function whenDrained(wire: Writable, call: () => void): void {
  if (wire.writableNeedDrain) wire.once('drain', call)
  else call()
}
function write(wire: Writable, frames: Buffer): void {
  if (wire.writable && !wire.destroyed) wire.write(frames)
}

/** First byte of a frame that is a whole message. */
const TEXT_FRAME = 0x81
const BINARY_FRAME = 0x82

function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text)
  const frame = emptyFrame(TEXT_FRAME, size)
  frame.write(text, frame.length - size)
  return frame
}
function binaryFrame(bytes: Uint8Array): Buffer {
  const frame = emptyFrame(BINARY_FRAME, bytes.length)
  frame.set(bytes, frame.length - bytes.length)
  return frame
}
/** A complete, unmasked frame with room for a message of this many bytes at its end: RFC 6455, section 5.2. */
function emptyFrame(kind: number, size: number): Buffer {
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
  return frame
}
