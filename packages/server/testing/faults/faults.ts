// The faults. Each is injected into a deployment under load and resolves when the part that failed is back.
import type { SingleNode, TwoNodes } from './deployments.ts'
import type { ServerNode } from './server-node.ts'

export interface Fault<D> {
  readonly name: string
  inject(deployment: D): Promise<void>
}
const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))
const MAX_BRIEF_WAIT_MS = 400
/** Random, so that the part that failed is back at another moment of the match each time. */
const waitBriefly = (): Promise<void> => wait(Math.random() * MAX_BRIEF_WAIT_MS)
const pickNode = (nodes: readonly ServerNode[]): ServerNode => nodes[Math.floor(Math.random() * nodes.length)]!
const HOUR_MS = 3_600_000
/** Shorter than the nodes' timeouts for Redis and PostgreSQL (5 s), so that connections survive. */
const PAUSE_MS = 3000
/** Longer than these timeouts, so that nodes give their connections up. */
const SILENCE_MS = 8000

async function restartNode(node: ServerNode, signal: NodeJS.Signals): Promise<void> {
  await node.end(signal)
  await waitBriefly()
  await node.start()
}
async function jumpClock(node: ServerNode): Promise<void> {
  // The jumps add up to 0.
  for (const jump of [HOUR_MS, -2 * HOUR_MS, HOUR_MS + 30_000, -30_000]) {
    node.jumpClock(jump)
    await wait(400)
  }
}

/** For comparison: the longest gap between stored actions when nothing fails. */
const noFault = { name: 'nothing', inject: () => wait(1000) }

export const singleNodeFaults: readonly Fault<SingleNode>[] = [
  noFault,
  { name: 'server killed (kill -9)', inject: ({ nodes }) => restartNode(nodes[0]!, 'SIGKILL') },
  { name: 'server stopped (SIGTERM)', inject: ({ nodes }) => restartNode(nodes[0]!, 'SIGTERM') },
  {
    name: 'disk full',
    // The limit of file sizes, where that stands for a full disk, is one of the process.
    async inject({ disk, nodes }) {
      disk.fill(nodes[0]!.pid)
      await wait(1500)
      disk.free(nodes[0]!.pid)
    },
  },
  {
    name: 'server killed while the disk is full',
    async inject({ disk, nodes }) {
      disk.fill(nodes[0]!.pid)
      await wait(300)
      await nodes[0]!.end('SIGKILL')
      disk.free(nodes[0]!.pid)
      await nodes[0]!.start()
    },
  },
  { name: 'connections cut mid-frame', inject: ({ clientProxy }) => clientProxy.cutMidFrame() },
  { name: 'clock set forward and back', inject: ({ nodes }) => jumpClock(nodes[0]!) },
]

export const twoNodeFaults: readonly Fault<TwoNodes>[] = [
  noFault,
  { name: 'one node of two killed (kill -9)', inject: ({ nodes }) => restartNode(pickNode(nodes), 'SIGKILL') },
  {
    name: 'both nodes killed',
    inject: async ({ nodes }) => void (await Promise.all(nodes.map((node) => restartNode(node, 'SIGKILL')))),
  },
  {
    name: 'Redis restarted',
    async inject({ redis }) {
      await redis.stop()
      await wait(1000)
      await redis.start()
    },
  },
  {
    name: 'Redis paused (SIGSTOP)',
    async inject({ redis }) {
      redis.pause()
      await wait(PAUSE_MS)
      redis.resume()
    },
  },
  { name: 'PostgreSQL restarted', inject: ({ postgres }) => postgres.restart() },
  {
    name: 'PostgreSQL crashed',
    async inject({ postgres }) {
      await postgres.crash()
      await waitBriefly()
      await postgres.start()
    },
  },
  { name: 'a backend of PostgreSQL killed (kill -9)', inject: ({ postgres }) => postgres.killBackend() },
  {
    name: 'PostgreSQL paused (SIGSTOP)',
    async inject({ postgres }) {
      postgres.pause()
      await wait(PAUSE_MS)
      postgres.resume()
    },
  },
  { name: "players' connections cut mid-frame", inject: ({ clientProxy }) => clientProxy.cutMidFrame() },
  { name: "nodes' connections to PostgreSQL cut mid-frame", inject: ({ databaseProxy }) => databaseProxy.cutMidFrame() },
  {
    name: 'network to PostgreSQL silent, nothing closed',
    async inject({ databaseProxy }) {
      databaseProxy.stopForwarding()
      await wait(SILENCE_MS)
      databaseProxy.startForwarding()
    },
  },
  { name: "one node's clock set forward and back", inject: ({ nodes }) => jumpClock(pickNode(nodes)) },
  {
    name: 'node, Redis and PostgreSQL killed at once',
    // Always the first node: the same one has to be started again.
    async inject({ nodes, redis, postgres }) {
      await Promise.all([nodes[0]!.end('SIGKILL'), redis.stop(), postgres.crash()])
      await Promise.all([postgres.start(), redis.start()])
      await nodes[0]!.start()
    },
  },
]
