// The two deployments that faults are tried on: a single node with SQLite, and two nodes that share PostgreSQL and Redis. Clients
// and the database are connected through proxies that can fail.
import { openPostgres } from '../../src/store/postgres/index.ts'
import { openSqlite } from '../../src/store/sqlite/index.ts'
import type { Store } from '../../src/store/store.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { startRedis, type TestRedis } from '../redis.ts'
import { type Disk, makeSmallDisk } from './disk.ts'
import { FaultyProxy } from './faulty-proxy.ts'
import { ServerNode } from './server-node.ts'
import { TableLoad } from './table-load.ts'

interface Deployment {
  readonly nodes: readonly ServerNode[]
  /** Between the players and the nodes. */
  readonly clientProxy: FaultyProxy
  readonly load: TableLoad
  /** The store, opened directly and not through a proxy. */
  readonly store: Store
  close(): Promise<void>
}
export interface SingleNode extends Deployment {
  readonly disk: Disk
}
export interface TwoNodes extends Deployment {
  readonly postgres: TestPostgres
  readonly redis: TestRedis
  /** Between the nodes and the database. */
  readonly databaseProxy: FaultyProxy
}

export async function startSingleNode(tables: number, lookIntervalMs?: number): Promise<SingleNode> {
  const disk = makeSmallDisk()
  const nodes = [await ServerNode.launch({ SAFEHOUSE_DATA: disk.folder })]
  const { clientProxy, load } = await startLoad(nodes, tables, lookIntervalMs)
  const store = await openSqlite(disk.folder)
  const close = async () => {
    await stopAll(nodes, clientProxy, load)
    await store.close()
    disk.remove()
  }
  return { nodes, clientProxy, load, store, disk, close }
}
export async function startTwoNodes(tables: number, lookIntervalMs?: number): Promise<TwoNodes> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const url = await postgres.freshDatabase()
  const databaseProxy = new FaultyProxy(() => [Number(new URL(url).port)])
  const DATABASE_URL = Object.assign(new URL(url), { port: String(await databaseProxy.listen()) }).href
  const nodes = await Promise.all([1, 2].map(() => ServerNode.launch({ DATABASE_URL, REDIS_URL: redis.url })))
  const { clientProxy, load } = await startLoad(nodes, tables, lookIntervalMs)
  const store = await openPostgres(url)
  const close = async () => {
    await stopAll(nodes, clientProxy, load)
    databaseProxy.close()
    await store.close()
    await Promise.all([postgres.stop(), redis.stop()])
  }
  return { nodes, clientProxy, load, store, postgres, redis, databaseProxy, close }
}

async function startLoad(
  nodes: readonly ServerNode[],
  tables: number,
  lookIntervalMs: number | undefined,
): Promise<{ clientProxy: FaultyProxy; load: TableLoad }> {
  const clientProxy = new FaultyProxy(() => nodes.filter(({ isRunning }) => isRunning).map(({ port }) => port))
  const load = new TableLoad(`http://127.0.0.1:${await clientProxy.listen()}`, lookIntervalMs)
  await load.open(tables)
  return { clientProxy, load }
}
async function stopAll(nodes: readonly ServerNode[], clientProxy: FaultyProxy, load: TableLoad): Promise<void> {
  load.close()
  clientProxy.close()
  for (const node of nodes) await node.end('SIGKILL')
}
