// boardgame.io 0.50.2, in memory or with its file store; the load generator sends its socket.io messages directly, without
// boardgame.io's client, whose reducers would cost the generator time.
import { mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../packages/server/testing/free-port.ts'
import { startNode, stop } from '../process.ts'
import { type RunningSubject, type Subject, type Table, VIEWERS_PER_TABLE, ViewerCountdown } from '../subject.ts'

const folder = fileURLToPath(new URL('../../peers/boardgame.io/', import.meta.url))
interface SocketIo {
  emit(name: string, ...args: unknown[]): void
  on(name: string, listener: (...args: unknown[]) => void): void
  disconnect(): void
}

/** boardgame.io's server as a subject; `store` is where it keeps matches. */
export const boardgame = (store: 'memory' | 'file'): Subject => ({
  name: `boardgame.io (${store})`,
  durable: false,
  async start(): Promise<RunningSubject> {
    const port = await freePort()
    const data = mkdtempSync(join(tmpdir(), 'bench-boardgame-'))
    const child = await startNode('server.js', { cwd: folder, env: { PORT: String(port), STORE: store, DATA: data }, ready: /listening/ })
    return { pids: [child.pid!], open: () => openTable(port), stop: () => stop(child) }
  },
})

async function openTable(port: number): Promise<Table> {
  const { io } = createRequire(join(folder, 'server.js'))('socket.io-client') as { io(url: string, options: object): SocketIo }
  const base = `http://127.0.0.1:${port}`
  const postJson = async (path: string, body: object) =>
    (await fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
  const { matchID } = (await postJson('/games/dice/create', { numPlayers: VIEWERS_PER_TABLE })) as { matchID: string }
  const viewers = new ViewerCountdown()
  let state = { _stateID: 0, ctx: { currentPlayer: '0' }, G: { rolls: 0 } }
  const credentials: string[] = []
  const sockets: SocketIo[] = []
  for (let seat = 0; seat < VIEWERS_PER_TABLE; seat++) {
    const joinedPlayer = (await postJson(`/games/dice/${matchID}/join`, { playerID: String(seat), playerName: `p${seat}` })) as {
      playerCredentials: string
    }
    credentials.push(joinedPlayer.playerCredentials)
    const socket = io(`${base}/dice`, { transports: ['websocket'], forceNew: true })
    sockets.push(socket)
    await new Promise<void>((resolve) => {
      socket.on('sync', () => resolve())
      socket.on('connect', () => socket.emit('sync', matchID, String(seat), joinedPlayer.playerCredentials, VIEWERS_PER_TABLE))
    })
    socket.on('update', (_match, next) => {
      // What a move needs of the state is the same for all seats: one copy is enough.
      if (seat === 0) state = next as typeof state
      viewers.markSeen()
    })
  }
  return {
    move() {
      const player = state.ctx.currentPlayer
      const payload = { type: state.G.rolls === 0 ? 'roll' : 'endTurn', args: [], playerID: player, credentials: credentials[Number(player)] }
      const allSeen = viewers.waitForAll()
      sockets[Number(player)]!.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, player)
      return allSeen
    },
    close() {
      for (const socket of sockets) socket.disconnect()
    },
  }
}
