// Colyseus 0.17 with its own client: a state patch is sent after every move. One viewer of each table decodes the state; the others
// only count patches, as with Safehouse, so that the load generator does not cost more than the server.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../packages/server/testing/free-port.ts'
import { startNode, stop } from '../process.ts'
import { type RunningSubject, type Subject, type Table, VIEWERS_PER_TABLE, ViewerCountdown } from '../subject.ts'

const folder = fileURLToPath(new URL('../../peers/colyseus/', import.meta.url))
/** The first byte of a patch in Colyseus' protocol. */
const STATE_PATCH = 15
interface Room {
  readonly roomId: string
  readonly state: { turn: number; rolls: number }
  send(name: string, message?: unknown): void
  leave(): void
  onStateChange(listener: () => void): void
  readonly reconnection: { enabled: boolean }
  readonly connection: { readonly events: { onmessage(event: { readonly data: ArrayBuffer }): void } }
}
interface Sdk {
  create(name: string): Promise<Room>
  joinById(id: string): Promise<Room>
}

export const colyseus: Subject = {
  name: 'Colyseus (a patch a move)',
  durable: false,
  async start(): Promise<RunningSubject> {
    const port = await freePort()
    const child = await startNode('server.js', { cwd: folder, env: { PORT: String(port) }, ready: /listening/ })
    return { pids: [child.pid!], open: () => openTable(port), stop: () => stop(child) }
  },
}

async function openTable(port: number): Promise<Table> {
  const { Client } = createRequire(join(folder, 'server.js'))('@colyseus/sdk') as { Client: new (url: string) => Sdk }
  const sdk = new Client(`ws://127.0.0.1:${port}`)
  const firstRoom = await sdk.create('dice')
  const rooms = [firstRoom]
  while (rooms.length < VIEWERS_PER_TABLE) rooms.push(await sdk.joinById(firstRoom.roomId))
  for (const room of rooms) room.reconnection.enabled = false // do not reconnect to a server that was stopped
  const viewers = new ViewerCountdown()
  await new Promise((resolve) => setTimeout(resolve, 20))
  firstRoom.onStateChange(() => viewers.markSeen())
  for (const { connection } of rooms.slice(1))
    connection.events.onmessage = ({ data }) => {
      if (new Uint8Array(data)[0] === STATE_PATCH) viewers.markSeen()
    }
  return {
    move() {
      const allSeen = viewers.waitForAll()
      rooms[firstRoom.state.turn]!.send(firstRoom.state.rolls === 0 ? 'roll' : 'endTurn')
      return allSeen
    },
    close() {
      for (const room of rooms) room.leave()
    },
  }
}
