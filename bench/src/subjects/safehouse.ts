// Safehouse: one node with SQLite (full sync), or two nodes with PostgreSQL and Redis and the players of every
// table spread over both, or all at one.
// The load generator sends plain protocol messages as described in docs/protocol.md.
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { freePort } from '../../../packages/server/testing/free-port.ts'
import { startPostgres } from '../../../packages/server/testing/postgres.ts'
import { startRedis } from '../../../packages/server/testing/redis.ts'
import { pidsOf, startNode, stop } from '../process.ts'
import { type RunningSubject, type Subject, type Table, VIEWERS_PER_TABLE, ViewerCountdown } from '../subject.ts'

/** Where `run.ts` puts the bundled server. */
export const bundleFolder = fileURLToPath(new URL('../../../.cache/bench/', import.meta.url))
/** Starts the bundled server, as it is in the package, in this process's Node or in another one. */
export const startSafehouse = async (env: Record<string, string>, node?: string) => {
  const port = await freePort()
  const child = await startNode('safehouse-server.js', { cwd: bundleFolder, env: { ...env, PORT: String(port) }, node, ready: /listening/ })
  return { port, child }
}
const startWithSqlite = async (node?: string): Promise<RunningSubject> => {
  const { port, child } = await startSafehouse({ DATA: mkdtempSync(join(tmpdir(), 'bench-safehouse-')) }, node)
  return { pids: [child.pid!], open: () => openTable([port]), stop: () => stop(child) }
}

export const safehouseSqlite: Subject = {
  name: 'Safehouse (SQLite, full sync)',
  durable: true,
  start: () => startWithSqlite(),
}
/** The same in another Node; `node` is its program. */
export const safehouseInNode = (node: string): Subject => ({
  name: `Safehouse (SQLite, full sync, Node ${execFileSync(node, ['--version']).toString().trim()})`,
  durable: true,
  start: () => startWithSqlite(node),
})
/** Several nodes with PostgreSQL and Redis. `portsForTable` says at which of them the people of the n-th table are. */
export async function startNodes(count: number, portsForTable: (ports: readonly number[], n: number) => readonly number[]): Promise<RunningSubject> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const findOtherProcesses = () => ({ PostgreSQL: pidsOf('postgres'), Redis: pidsOf('redis-server') })
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url }
  const nodes: Awaited<ReturnType<typeof startSafehouse>>[] = []
  while (nodes.length < count) nodes.push(await startSafehouse(env))
  const ports = nodes.map(({ port }) => port)
  let openedTables = 0
  return {
    pids: nodes.map(({ child }) => child.pid!),
    beside: findOtherProcesses,
    open: () => openTable(portsForTable(ports, openedTables++)),
    async stop() {
      await Promise.all(nodes.map(({ child }) => stop(child)))
      await Promise.all([postgres.stop(), redis.stop()])
    },
  }
}
export const safehouseNodes: Subject = {
  name: 'Safehouse (PostgreSQL + Redis, two nodes)',
  durable: true,
  start: () => startNodes(2, (ports) => ports),
}
export const safehouseAffinity: Subject = {
  name: "Safehouse (PostgreSQL + Redis, two nodes, a table's people at one)",
  durable: true,
  start: () => startNodes(2, (ports, n) => [ports[n % ports.length]!]),
}

/** Recognises `{"t":"feed",…` by one byte, without parsing, so that the load generator does not cost more than the server. */
const [KIND_OFFSET, FEED_BYTE] = [6, 'f'.charCodeAt(0)]
interface ServerMessage {
  readonly t: string
  readonly messages?: readonly { readonly facts: readonly { readonly kind: string; readonly seat: number }[] }[]
}

/** A table whose people are at these ports, one after another, and come from this address of the loopback network. */
export async function openTable(ports: readonly number[], localAddress = '127.0.0.1'): Promise<RollingTable> {
  const base = `http://127.0.0.1:${ports[0]}`
  const postJson = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json() as Promise<{ code: string; token: string }>
  }
  const host = await postJson('/api/tables', { name: 'P0', place: 'room', game: 'spy-alley-dice' })
  const path = `/api/tables/${host.code}`
  const tokens = [host.token]
  for (let seat = 1; seat < VIEWERS_PER_TABLE; seat++) tokens.push((await postJson(`${path}/seats`, { name: `P${seat}` })).token)
  await postJson(path, { do: 'start', n: 1 }, host.token)
  const rolling = new RollingTable(host.code, tokens, localAddress)
  await Promise.all(tokens.map((token, seat) => rolling.join(ports[seat % ports.length]!, token)))
  await rolling.rollForStart()
  return rolling
}

/** A table of Spy Alley Dice that follows the open facts without the game's rules: turn number and step name the question. */
export class RollingTable implements Table {
  private readonly sockets: WebSocket[] = []
  private readonly viewers = new ViewerCountdown()
  private turn = 0
  private step = 0
  private roller = 0
  private asked: readonly number[] = []
  private rounds = 0
  private moves = 0

  constructor(
    readonly code: string,
    readonly tokens: readonly string[],
    private readonly localAddress: string,
  ) {}

  join(port: number, token: string): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
      localAddress: this.localAddress,
    })
    const seat = this.tokens.indexOf(token)
    this.sockets[seat] = socket
    return new Promise((resolve) => {
      socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', code: this.code, token })))
      socket.on('message', (data: Buffer) => {
        if (data[KIND_OFFSET] !== FEED_BYTE) return
        if (seat === 0) this.follow(JSON.parse(String(data)) as ServerMessage)
        this.viewers.markSeen()
        resolve()
      })
    })
  }
  async rollForStart(): Promise<void> {
    while (this.turn === 0) {
      const round = this.rounds
      for (const seat of this.asked) {
        const allSeen = this.viewers.waitForAll()
        this.send(seat, { do: 'rollForStart', question: `start.${round}` })
        await allSeen
      }
    }
  }
  move(): Promise<void> {
    const allSeen = this.viewers.waitForAll()
    this.send(this.roller, { do: this.step === 0 ? 'roll' : 'endTurn', question: `${this.turn}.${this.step}` })
    return allSeen
  }
  close(): void {
    for (const socket of this.sockets) socket.terminate()
  }

  private send(seat: number, action: object): void {
    this.sockets[seat]!.send(JSON.stringify({ t: 'act', id: `${this.code}-${String(this.moves++).padStart(8, '0')}`, n: 1, action }))
  }
  private follow({ messages = [] }: ServerMessage): void {
    for (const { facts } of messages) {
      for (const fact of facts) {
        if (fact.kind === 'startAsked') {
          this.asked = (fact as unknown as { seats: number[] }).seats
          this.rounds++
        } else if (fact.kind === 'turnBegan') {
          this.turn++
          this.step = 0
          this.roller = fact.seat
        } else if (fact.kind === 'rolled') this.step++
      }
    }
  }
}
