// Everything that a server sends over its sockets, as it sends it: to whom, at what time of its clock, and the very bytes.
import { onTestFinished } from 'vitest'
import type { Clock } from '../src/clock.ts'
import { Connection } from '../src/ws/connection.ts'

export interface Sent {
  readonly at: number
  readonly text: string
}
/** By person; spectators are ''. Heartbeats are among it. */
export type Overheard = ReadonlyMap<string, readonly Sent[]>

const { send, ping } = Connection.prototype
/** From now on; whoever listened before hears no more. */
export function overhear(clock: Clock): Overheard {
  const heard = new Map<string, Sent[]>()
  const note = ({ person }: Connection, text: string) => {
    const sent = heard.get(person ?? '') ?? []
    sent.push({ at: clock.now(), text })
    heard.set(person ?? '', sent)
  }
  Connection.prototype.send = function (text) {
    note(this, text)
    send.call(this, text)
  }
  Connection.prototype.ping = function () {
    note(this, 'heartbeat')
    ping.call(this)
  }
  onTestFinished(() => void Object.assign(Connection.prototype, { send, ping }))
  return heard
}
