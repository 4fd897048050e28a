// A real Redis for tests and benchmarks: an installed redis-server or valkey-server, else Debian's package, which is installed if this
// process is root and otherwise unpacked into a folder.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installFromDebian } from '../../../scripts/debian.js'
import { freePort } from './free-port.ts'

export interface TestRedis {
  readonly url: string
  /** Stops answering without closing its connections, until `resume`. */
  pause(): void
  resume(): void
  stop(): Promise<void>
  start(): Promise<void>
}

export async function startRedis(): Promise<TestRedis> {
  const port = await freePort()
  const program = findRedis()
  let child: ChildProcess
  const start = async () => {
    child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      cwd: mkdtempSync(join(tmpdir(), 'safehouse-redis-')),
      env: { ...process.env, LD_LIBRARY_PATH: join(UNPACK_FOLDER, 'usr/lib', `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`) },
    })
    await waitForOutput(child, /Ready to accept connections/)
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: () => kill(child),
  }
}
const waitForOutput = (child: ChildProcess, pattern: RegExp): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => pattern.test(String(chunk)) && resolve())
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
  })
const kill = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

const UNPACK_FOLDER = join(homedir(), '.cache', 'safehouse', 'redis')

function findRedis(): string {
  for (const name of ['redis-server', 'valkey-server']) {
    const path = (process.env.PATH ?? '')
      .split(':')
      .map((folder) => join(folder, name))
      .find(existsSync)
    if (path) return path
  }
  const program = join(UNPACK_FOLDER, 'usr/bin/redis-server')
  if (existsSync(program)) return program
  if (installFromDebian('redis-server')) return '/usr/bin/redis-server'
  try {
    unpack()
    return program
  } catch (problem) {
    throw new Error('These tests need Redis, and it could not be installed: sudo apt-get install redis-server', { cause: problem })
  }
}
/** Unpacks Debian's packages without installing them. Test files may do it side by side: whoever is first gives the folder its name. */
function unpack(): void {
  mkdirSync(dirname(UNPACK_FOLDER), { recursive: true })
  const folder = mkdtempSync(`${UNPACK_FOLDER}-`)
  execFileSync('apt-get', ['download', 'redis-server', 'redis-tools', 'liblzf1', 'libjemalloc2', 'liblua5.1-0'], { cwd: folder, stdio: 'ignore' })
  for (const file of readdirSync(folder)) if (file.endsWith('.deb')) execFileSync('dpkg', ['-x', file, '.'], { cwd: folder })
  if (existsSync(UNPACK_FOLDER)) rmSync(folder, { recursive: true })
  else renameSync(folder, UNPACK_FOLDER)
}
