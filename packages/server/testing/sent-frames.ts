// Records everything that a server sends over its sockets: to whom, when by its clock, and the exact text.
import { onTestFinished } from 'vitest'
import type { Clock } from '../src/clock.ts'
import { Connection } from '../src/ws/connection.ts'

export interface SentFrame {
  readonly at: number
  readonly text: string
}
/** By person; '' stands for spectators. Heartbeats are included. */
export type SentFrames = ReadonlyMap<string, readonly SentFrame[]>

const { send, ping } = Connection.prototype
/** Records from now on; an earlier recording ends. */
export function recordSentFrames(clock: Clock): SentFrames {
  const frames = new Map<string, SentFrame[]>()
  const recordFrame = ({ person }: Connection, text: string) => {
    const sent = frames.get(person ?? '') ?? []
    sent.push({ at: clock.now(), text })
    frames.set(person ?? '', sent)
  }
  Connection.prototype.send = function (text) {
    recordFrame(this, text)
    send.call(this, text)
  }
  Connection.prototype.ping = function () {
    recordFrame(this, 'heartbeat')
    ping.call(this)
  }
  onTestFinished(() => void Object.assign(Connection.prototype, { send, ping }))
  return frames
}
