// What can go wrong, one by one. Each strikes a house under load and is done when the part that failed is back.
import type { LoneHouse, SharedHouse } from './houses.ts'
import type { ServerNode } from './nodes.ts'

export interface Fault<H> {
  readonly name: string
  strike(house: H): Promise<void>
}
const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))
const aMoment = (): Promise<void> => wait(Math.random() * 400)
const anyOf = (nodes: readonly ServerNode[]): ServerNode => nodes[Math.floor(Math.random() * nodes.length)]!
const hour = 3_600_000

/** Ends a node and brings it back. */
async function startedAgain(node: ServerNode, signal: NodeJS.Signals): Promise<void> {
  await node.end(signal)
  await aMoment()
  await node.start()
}
async function clockSet(node: ServerNode): Promise<void> {
  for (const jump of [hour, -2 * hour, hour + 30_000, -30_000]) {
    node.setClock(jump)
    await wait(400)
  }
}

/** To compare with: tables wait for their bots, and for the next game, without any fault. */
const nothing = { name: 'nothing', strike: () => wait(1000) }

export const loneFaults: readonly Fault<LoneHouse>[] = [
  nothing,
  { name: 'server killed (kill -9)', strike: ({ nodes }) => startedAgain(nodes[0]!, 'SIGKILL') },
  { name: 'server stopped in good order', strike: ({ nodes }) => startedAgain(nodes[0]!, 'SIGTERM') },
  {
    name: 'disk full',
    async strike({ disk, nodes }) {
      disk.fill(nodes[0]!.pid)
      await wait(1500)
      disk.free(nodes[0]!.pid)
    },
  },
  {
    name: 'server killed while the disk is full',
    async strike({ disk, nodes }) {
      disk.fill(nodes[0]!.pid)
      await wait(300)
      await nodes[0]!.end('SIGKILL')
      disk.free(nodes[0]!.pid)
      await nodes[0]!.start()
    },
  },
  { name: 'connections cut half-way', strike: ({ door }) => door.cutHalfWay() },
  { name: 'clock set forward and back', strike: ({ nodes }) => clockSet(nodes[0]!) },
]

export const sharedFaults: readonly Fault<SharedHouse>[] = [
  nothing,
  { name: 'one node of two killed (kill -9)', strike: ({ nodes }) => startedAgain(anyOf(nodes), 'SIGKILL') },
  {
    name: 'both nodes killed',
    strike: async ({ nodes }) => void (await Promise.all(nodes.map((node) => startedAgain(node, 'SIGKILL')))),
  },
  {
    name: 'Redis restarted',
    async strike({ redis }) {
      await redis.stop()
      await wait(1000)
      await redis.start()
    },
  },
  {
    name: 'Redis paused (SIGSTOP)',
    async strike({ redis }) {
      redis.pause()
      await wait(3000)
      redis.goOn()
    },
  },
  { name: 'PostgreSQL restarted', strike: ({ postgres }) => postgres.restart() },
  {
    name: 'PostgreSQL crashed',
    async strike({ postgres }) {
      await postgres.crash()
      await aMoment()
      await postgres.start()
    },
  },
  { name: 'a backend of PostgreSQL killed (kill -9)', strike: ({ postgres }) => postgres.killBackend() },
  {
    name: 'PostgreSQL paused (SIGSTOP)',
    async strike({ postgres }) {
      postgres.pause()
      await wait(3000)
      postgres.goOn()
    },
  },
  { name: "guests' connections cut half-way", strike: ({ door }) => door.cutHalfWay() },
  { name: "nodes' connections to PostgreSQL cut half-way", strike: ({ cable }) => cable.cutHalfWay() },
  {
    name: 'the way to PostgreSQL silent, nothing closed',
    async strike({ cable }) {
      cable.fallSilent()
      await wait(8000)
      cable.speakAgain()
    },
  },
  { name: "one node's clock set forward and back", strike: ({ nodes }) => clockSet(anyOf(nodes)) },
  {
    name: 'node, Redis and PostgreSQL killed at once',
    async strike({ nodes, redis, postgres }) {
      await Promise.all([nodes[0]!.end('SIGKILL'), redis.stop(), postgres.crash()])
      await Promise.all([postgres.start(), redis.start()])
      await nodes[0]!.start()
    },
  },
]
