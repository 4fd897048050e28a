// The two kinds of house that faults are tried on: one server with its SQLite file, and two nodes that share a PostgreSQL and a
// Redis, each behind a line of its own.
import { openPostgres } from '../../src/store/postgres/index.ts'
import { openSqlite } from '../../src/store/sqlite/index.ts'
import type { Store } from '../../src/store/store.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { startRedis, type TestRedis } from '../redis.ts'
import { type Disk, smallDisk } from './disk.ts'
import { Line } from './line.ts'
import { ServerNode } from './nodes.ts'
import { Party } from './party.ts'

interface House {
  readonly nodes: readonly ServerNode[]
  /** Between the guests and the nodes. */
  readonly door: Line
  readonly party: Party
  /** The log, read past every line. */
  readonly store: Store
  close(): Promise<void>
}
export interface LoneHouse extends House {
  readonly disk: Disk
}
export interface SharedHouse extends House {
  readonly postgres: TestPostgres
  readonly redis: TestRedis
  /** Between the nodes and the database. */
  readonly cable: Line
}

export async function openLoneHouse(tables: number): Promise<LoneHouse> {
  const disk = smallDisk()
  const nodes = [await ServerNode.started({ SAFEHOUSE_DATA: disk.folder })]
  const { door, party } = await opened(nodes, tables)
  const store = await openSqlite(disk.folder)
  const close = async () => {
    await closeDoors(nodes, door, party)
    await store.close()
    disk.remove()
  }
  return { nodes, door, party, store, disk, close }
}
export async function openSharedHouse(tables: number): Promise<SharedHouse> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const url = await postgres.freshDatabase()
  const cable = new Line(() => [Number(new URL(url).port)])
  const DATABASE_URL = Object.assign(new URL(url), { port: String(await cable.listen()) }).href
  const nodes = await Promise.all([1, 2].map(() => ServerNode.started({ DATABASE_URL, REDIS_URL: redis.url })))
  const { door, party } = await opened(nodes, tables)
  const store = await openPostgres(url)
  const close = async () => {
    await closeDoors(nodes, door, party)
    cable.close()
    await store.close()
    await Promise.all([postgres.stop(), redis.stop()])
  }
  return { nodes, door, party, store, postgres, redis, cable, close }
}

async function opened(nodes: readonly ServerNode[], tables: number): Promise<{ door: Line; party: Party }> {
  const door = new Line(() => nodes.filter(({ isRunning }) => isRunning).map(({ port }) => port))
  const party = new Party(`http://127.0.0.1:${await door.listen()}`)
  await party.open(tables)
  return { door, party }
}
async function closeDoors(nodes: readonly ServerNode[], door: Line, party: Party): Promise<void> {
  party.close()
  door.close()
  for (const node of nodes) await node.end('SIGKILL')
}
