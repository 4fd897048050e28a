// The bare floor as a benchmark subject; floor-server.ts explains it.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { freePort } from '../../../packages/server/testing/free-port.ts'
import { startNode, stop } from '../process.ts'
import { type RunningSubject, type Subject, type Table, VIEWERS_PER_TABLE, ViewerCountdown } from '../subject.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const entry = JSON.stringify({
  at: 1_750_000_000_000,
  seat: 1,
  told: [{ kind: 'rolled', seat: 1, dice: ['russian', 'french', 'spanish', 'german', 'italian'] }],
})

export const floor: Subject = {
  name: 'bare floor (ws + SQLite, no rules)',
  durable: true,
  async start(): Promise<RunningSubject> {
    const port = await freePort()
    const data = mkdtempSync(join(tmpdir(), 'bench-floor-'))
    const child = await startNode('floor-server.ts', {
      cwd: folder,
      env: { PORT: String(port), DATA: data },
      nodeArgs: ['--import', 'tsx'],
      ready: /listening/,
    })
    let openedTables = 0
    return { pids: [child.pid!], open: () => openTable(port, `/${openedTables++}`), stop: () => stop(child) }
  },
}

async function openTable(port: number, path: string): Promise<Table> {
  const witnesses = new ViewerCountdown()
  const sockets = await Promise.all(
    Array.from({ length: VIEWERS_PER_TABLE }, () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false, skipUTF8Validation: true })
      socket.on('message', () => witnesses.markSeen())
      return new Promise<WebSocket>((resolve) => socket.on('open', () => resolve(socket)))
    }),
  )
  let moves = 0
  return {
    move() {
      const allSeen = witnesses.waitForAll()
      sockets[(moves++ >> 1) % VIEWERS_PER_TABLE]!.send(entry)
      return allSeen
    },
    close() {
      for (const socket of sockets) socket.close()
    },
  }
}
