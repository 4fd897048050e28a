// A real server for tests: real sockets on a free port and a real database in its own folder, removed afterwards.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Api, type ErrorCode } from '@safehouse/protocol'
import { onTestFinished } from 'vitest'
import { thinkerPool } from '../src/bots/pool.ts'
import type { Bus } from '../src/bus/bus.ts'
import { type Running, type ServerParts, startServer } from '../src/server.ts'
import { openSqlite } from '../src/store/sqlite/index.ts'
import type { Store } from '../src/store/store.ts'
import { HandTurnedClock } from './clock.ts'
import { usualParts } from './server-parts.ts'

export { silentThinker } from './server-parts.ts'

export interface TestServer extends Running {
  readonly origin: string
  readonly api: Api
  readonly store: Store
  /** Sends JSON to a path, as the person with this token if there is one. */
  post(path: string, body: object, token?: string): Promise<Response>
  /** Stops the server cleanly and closes its store; the folder stays until the test is over. */
  shutDown(): Promise<void>
}
/** What a request that is refused rejects with. */
export const errorBody = (code: ErrorCode, status = 409) => ({ status, body: { code } })

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Scenes are over at once: a test that is about them says so. */
const TEST_SCENE_SPEED = 1000

/** The bot threads that all test servers of a file share: a thread takes a second to load the bots. They end with the process. */
let bots: ReturnType<typeof thinkerPool> | undefined
const getSharedBots = () => {
  bots ??= thinkerPool()
  return bots
}

/** Nodes that share one database, one for each bus. */
export async function testNodes(buses: readonly Bus[], parts: Partial<ServerParts> = {}): Promise<[TestServer, TestServer, ...TestServer[]]> {
  const folder = tempFolder()
  const nodes: TestServer[] = []
  for (const bus of buses) nodes.push(await testServer({ ...parts, folder, bus }))
  return nodes as [TestServer, TestServer]
}
export async function testServer(given: Partial<ServerParts> & { folder?: string } = {}): Promise<TestServer> {
  const { folder = tempFolder(), ...more } = given
  const store = given.store ?? (await openSqlite(folder))
  // With a clock that runs faster than real time, a slow machine would look like an outage.
  const outageAfterMs = given.clock instanceof HandTurnedClock ? undefined : 10 * 60_000
  if (given.clock instanceof HandTurnedClock) given.clock.waitFor(() => store.table('none').catch(() => {}))
  const parts = { ...usualParts(store), thinker: getSharedBots(), sceneSpeed: TEST_SCENE_SPEED, ...(outageAfterMs && { outageAfterMs }) }
  const running = await startServer({ ...parts, ...more })
  let down: Promise<void> | undefined
  const shutDown = () => {
    down ??= running.stop().then(async () => {
      if (!given.store) await store.close()
    })
    return down
  }
  onTestFinished(shutDown)
  const origin = `http://127.0.0.1:${running.port}`
  const post = (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  return { ...running, origin, api: new Api(origin), store, post, shutDown }
}
