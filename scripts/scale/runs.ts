// The real runs of `npm run scale -- --run NAME`: each starts the bundled server with SQLite and full sync, does one thing on a large scale and
// prints one line. CPU is that of the server's process, so that other programs on the machine count little.
import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { openTables, sleep } from '../../bench/src/load.ts'
import { readCpuSeconds, readMemoryBytes, stop } from '../../bench/src/process.ts'
import { bundleFolder, openTable, type RollingTable, startSafehouse } from '../../bench/src/subjects/safehouse.ts'
import { SOCKET_SHARE_OF_FILES } from '../../packages/server/src/limits/socket-limits.ts'
import { bundle } from '../bundle.js'

/** Servers of the present run that have not been stopped. */
const running = new Set<ChildProcess>()
async function startServer(folder: string) {
  const server = await startSafehouse({ DATA: folder })
  running.add(server.child)
  server.child.once('exit', () => running.delete(server.child))
  return server
}
/** Ports that one address can connect from; more connections come from more addresses of the loopback network. */
const CONNECTIONS_PER_ADDRESS = 20_000
const CONNECTIONS_PER_TABLE = 4
/** Sockets for the requests that open the tables. */
const SPARE_FILES = 200

/** The address of the loopback network from which a table's devices connect. */
const addressOf = (table: number): string => `127.0.0.${2 + Math.floor((table * CONNECTIONS_PER_TABLE) / CONNECTIONS_PER_ADDRESS)}`
const openTablesAt = (port: number, count: number): Promise<RollingTable[]> => openTables((table) => openTable([port], addressOf(table)), count)
/** A spectator, or with a token a seat's device, that counts its frames of the feed; resolves with the first one. */
async function connectViewer(port: number, code: string, token?: string): Promise<{ frames: number; bytes: number; close(): void }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live?table=${code}`, { perMessageDeflate: false })
  const viewer = { frames: 0, bytes: 0, close: () => socket.terminate() }
  await once(socket, 'open')
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', (data: Buffer) => {
      if (!data.subarray(0, 12).includes('"feed"')) return
      viewer.frames++
      viewer.bytes += data.length
      resolve(viewer)
    })
    socket.send(JSON.stringify({ t: 'hello', code, ...(token && { token }) }))
  })
}
const milliseconds = (since: number): string => `${(performance.now() - since).toFixed(0)} ms`

export const runs: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  /** Many tables at which nobody does anything. */
  async idle(folder) {
    const { port, child } = await startServer(folder)
    const before = await readMemoryBytes([child.pid!])
    // This process and the server each have one end of every connection, and the server keeps a share of its files for other things.
    const mostConnections = openFilesLimit() * SOCKET_SHARE_OF_FILES - SPARE_FILES
    const count = Math.min(Number(process.env.TABLES ?? 10_000), Math.floor(mostConnections / CONNECTIONS_PER_TABLE))
    const tables = await openTablesAt(port, count)
    await sleep(5000)
    const memory = (await readMemoryBytes([child.pid!])) - before
    const cpu = readCpuSeconds([child.pid!])
    await sleep(30_000)
    const share = (readCpuSeconds([child.pid!]) - cpu) / 30
    for (const table of tables) table.close()
    await stop(child)
    const connections = count * CONNECTIONS_PER_TABLE
    return `${count} tables, ${connections} idle connections: ${(memory / 2 ** 20).toFixed(0)} MiB more (${(memory / connections / 1024).toFixed(1)} KiB a connection), ${(share * 100).toFixed(1)} % of a core`
  },
  /** One table that two thousand people watch. */
  async spectators(folder) {
    const { port, child } = await startServer(folder)
    const table = await openTable([port])
    const viewers: Awaited<ReturnType<typeof connectViewer>>[] = []
    const count = Number(process.env.SPECTATORS ?? 2000)
    while (viewers.length < count) viewers.push(...(await Promise.all(Array.from({ length: 50 }, () => connectViewer(port, table.code)))))
    const moves = 100
    const frames = () => viewers.reduce((sum, viewer) => sum + viewer.frames, 0)
    await sleep(3000)
    const [cpu, framesBefore, bytesBefore, begun] = [readCpuSeconds([child.pid!]), frames(), viewers[0]!.bytes, performance.now()]
    for (let move = 1; move <= moves; move++) {
      await table.move()
      while (viewers.some((viewer) => viewer.frames < viewers[0]!.frames) || frames() - framesBefore < move * count) await sleep(1)
    }
    const cpuUsed = readCpuSeconds([child.pid!]) - cpu
    const bytes = (viewers[0]!.bytes - bytesBefore) / moves
    const took = (performance.now() - begun) / moves
    for (const { close } of viewers) close()
    table.close()
    await stop(child)
    return `${count} spectators: ${((cpuUsed / moves) * 1000).toFixed(2)} ms CPU a move (${((cpuUsed / moves / count) * 1e6).toFixed(1)} µs a spectator), ${bytes.toFixed(0)} bytes to each, ${took.toFixed(1)} ms until all have seen it, mean of ${moves} moves`
  },
  /** A device that comes to a match with a long log, at a server that has it in memory and at one that has to read it. */
  async resume(folder) {
    let { port, child } = await startServer(folder)
    const table = await openTable([port])
    const moves = Number(process.env.ENTRIES ?? 5000)
    for (let move = 0; move < moves; move++) await table.move()
    const resumeOnce = async (): Promise<string> => {
      const begun = performance.now()
      const viewer = await connectViewer(port, table.code, table.tokens[0])
      const result = `${milliseconds(begun)}, ${viewer.bytes} bytes`
      viewer.close()
      return result
    }
    const inMemory = await resumeOnce()
    table.close()
    await stop(child)
    ;({ port, child } = await startServer(folder))
    const cold = await resumeOnce()
    await stop(child)
    const stored = statSync(join(folder, 'safehouse.db')).size / moves
    return `a log of ${moves} entries resumed: ${inMemory} from memory; ${cold} after a restart; ${stored.toFixed(0)} bytes of database an entry`
  },
  /** A server that was killed while many matches ran. */
  async restart(folder) {
    const first = await startServer(folder)
    const count = Number(process.env.TABLES ?? 1000)
    const tables = await openTablesAt(first.port, count)
    const ended = once(first.child, 'exit')
    first.child.kill('SIGKILL')
    await ended
    const begun = performance.now()
    const server = await startServer(folder)
    const listening = milliseconds(begun)
    const listeningAt = performance.now()
    const served: { close(): void }[] = []
    for (let i = 0; i < count; i += 50)
      served.push(...(await Promise.all(tables.slice(i, i + 50).map(({ code, tokens }) => connectViewer(server.port, code, tokens[0])))))
    const allServed = milliseconds(listeningAt)
    for (const { close } of served) close()
    await stop(server.child)
    return `kill -9 with ${count} running matches: listening after ${listening}, all served again ${allServed} later`
  },
}

export async function doRun(name: string): Promise<string> {
  const server = fileURLToPath(new URL('../../bench/src/safehouse-server.ts', import.meta.url))
  await bundle({ 'safehouse-server': server }, bundleFolder)
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-scale-'))
  try {
    return await runs[name]!(folder)
  } finally {
    await Promise.all([...running].map(stop))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** File descriptors that this process may open; the server that it starts inherits the limit. */
const openFilesLimit = (): number => Number(spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout)
