// Colyseus 0.17 with its own client: state patches, sent at once after every move.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, startNode, stop } from '../process.ts'
import { type Running, type Subject, type Table, viewers, Witnesses } from '../subject.ts'

const folder = fileURLToPath(new URL('../../peers/colyseus/', import.meta.url))
interface Room {
  readonly roomId: string
  readonly state: { turn: number; rolls: number }
  send(name: string, message?: unknown): void
  leave(): void
  onStateChange(listener: () => void): void
}
interface Sdk {
  create(name: string): Promise<Room>
  joinById(id: string): Promise<Room>
}

export const colyseus: Subject = {
  name: 'Colyseus (a patch a move)',
  durable: false,
  async start(): Promise<Running> {
    const port = await freePort()
    const child = await startNode('server.js', { cwd: folder, env: { PORT: String(port) }, ready: /listening/ })
    return { pids: [child.pid!], open: () => openTable(port), stop: () => stop(child) }
  },
}

async function openTable(port: number): Promise<Table> {
  const { Client } = createRequire(join(folder, 'server.js'))('@colyseus/sdk') as { Client: new (url: string) => Sdk }
  const sdk = new Client(`ws://127.0.0.1:${port}`)
  const first = await sdk.create('dice')
  const rooms = [first]
  while (rooms.length < viewers) rooms.push(await sdk.joinById(first.roomId))
  const witnesses = new Witnesses()
  for (const room of rooms) room.onStateChange(() => witnesses.saw())
  await new Promise((resolve) => setTimeout(resolve, 20))
  return {
    move() {
      const seen = witnesses.wait()
      rooms[first.state.turn]!.send(first.state.rolls === 0 ? 'roll' : 'endTurn')
      return seen
    },
    close() {
      for (const room of rooms) room.leave()
    },
  }
}
