// `safehouse doctor`: checks everything that a server needs on this machine, without starting one, and prints one line a check: what it
// found and, where something is wrong, what to do. It changes nothing: the file with which it tries the data folder is removed again.
import { accessSync, constants, existsSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { freemem } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { BadConfig, type Config, lanAddresses, readConfig, startErrorSentence } from '@safehouse/server'

/** What one check found. `remedy` is there if something is wrong. */
export interface Finding {
  readonly topic: string
  readonly found: string
  readonly remedy?: string
}

const MIN_NODE = 20
const MIN_FREE_DISK_BYTES = 200e6
const MIN_FREE_MEMORY_BYTES = 150e6
const MAX_CLOCK_SKEW_MS = 60_000
const ANSWER_TIMEOUT_MS = 3000

export async function doctor(args: string[]): Promise<number> {
  parseArgs({ args, options: {} })
  const findings = await examine()
  for (const { topic, found, remedy } of findings) {
    console.log(`${remedy === undefined ? 'ok   ' : 'wrong'}  ${topic.padEnd(8)}  ${found}`)
    if (remedy !== undefined) console.log(`${' '.repeat(17)}→ ${remedy}`)
  }
  return findings.some(({ remedy }) => remedy !== undefined) ? 1 : 0
}

async function examine(): Promise<readonly Finding[]> {
  const node = checkNode(process.versions.node)
  try {
    const config = readConfig(process.env)
    const parts = [checkPort(config), ...storeChecks(config), checkNetwork(config, lanAddresses()), checkTls(config)]
    return [node, ...(await Promise.all(parts)), checkMemory(process.availableMemory?.() ?? freemem())]
  } catch (problem) {
    if (!(problem instanceof BadConfig)) throw problem
    return [node, { topic: 'settings', found: problem.message, remedy: 'change this environment variable; docs/hosting.md explains all of them' }]
  }
}

export const checkNode = (version: string): Finding => ({
  topic: 'node',
  found: version,
  ...(Number.parseInt(version, 10) < MIN_NODE && { remedy: `install Node ${MIN_NODE} or newer from nodejs.org` }),
})

export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const topic = 'port'
  const problem = await new Promise<Error | undefined>((done) => {
    const server = createServer().once('error', done)
    server.listen(port, host, () => server.close(() => done(undefined)))
  })
  if (!problem) return { topic, found: `${port} is free` }
  const sentence = startErrorSentence(problem)
  if (!('code' in problem) || problem.code !== 'EADDRINUSE') return { topic, found: `${port} cannot be used`, remedy: sentence }
  if (await isSafehouse(port)) return { topic, found: `${port} is served by Safehouse: it is running` }
  return { topic, found: `${port} is taken`, remedy: sentence }
}
async function isSafehouse(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
  const info = await fetch(`http://127.0.0.1:${port}/api/info`, { signal })
    .then((answer) => answer.json())
    .catch(() => undefined)
  return typeof info?.version === 'string' && Array.isArray(info.addresses)
}

/** With PostgreSQL there is no data folder; instead it is checked whether the database answers. */
function storeChecks(config: Config): (Finding | Promise<Finding>)[] {
  const { data, databaseUrl, redisUrl } = config
  if (databaseUrl === undefined) return [checkDataFolder(data), checkDisk(data), checkClock(data, Date.now())]
  return [checkService('database', databaseUrl, 5432), ...(redisUrl === undefined ? [] : [checkService('redis', redisUrl, 6379)])]
}
export function checkDataFolder(folder: string): Finding {
  const topic = 'data'
  try {
    if (existsSync(folder)) {
      rmSync(mkdtempSync(join(folder, 'doctor-')), { recursive: true })
      return { topic, found: folder }
    }
    accessSync(nearestFolder(folder), constants.W_OK)
    return { topic, found: `${folder} will be made at the first start` }
  } catch (problem) {
    const { code, path } = problem as NodeJS.ErrnoException
    const shown = Object.assign(new Error(String(problem)), { code, path: path === undefined ? folder : path.replace(/\/doctor-\w+$/, '') })
    return { topic, found: `${folder} cannot be used`, remedy: startErrorSentence(shown) }
  }
}
export function checkDisk(folder: string, read: typeof statfsSync = statfsSync): Finding {
  const { bavail, bsize } = read(nearestFolder(folder))
  const free = bavail * bsize
  const remedy = free < MIN_FREE_DISK_BYTES && { remedy: 'make room on this disk, or set SAFEHOUSE_DATA to a folder on another one' }
  return { topic: 'disk', found: `${inMegabytes(free)} free`, ...remedy }
}
/** A clock that was set back shows in files that were written later than now. */
export function checkClock(folder: string, now: number): Finding {
  const written = ['safehouse.known', 'safehouse.db'].map((name) => join(folder, name)).filter((path) => existsSync(path))
  const newest = Math.max(0, ...written.map((path) => statSync(path).mtimeMs))
  const remedy = newest > now + MAX_CLOCK_SKEW_MS && {
    remedy: `the database was written at ${new Date(newest).toISOString()}, later than now: set the clock right (timedatectl set-ntp true)`,
  }
  return { topic: 'clock', found: new Date(now).toISOString(), ...remedy }
}
function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path))
}

export function checkService(topic: string, address: string, usualPort: number): Promise<Finding> {
  const { hostname, port } = new URL(address)
  const place = `${hostname}:${port || usualPort}`
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port) || usualPort, timeout: ANSWER_TIMEOUT_MS })
    const end = (finding: Finding) => {
      socket.destroy()
      done(finding)
    }
    const remedy = `start it, or set ${topic === 'redis' ? 'REDIS_URL' : 'DATABASE_URL'} to where it is`
    socket.once('connect', () => end({ topic, found: `${place} answers` }))
    socket.once('timeout', () => end({ topic, found: `${place} does not answer`, remedy }))
    socket.once('error', () => end({ topic, found: `${place} does not answer`, remedy }))
  })
}

export function checkNetwork({ host, port, publicUrl }: Pick<Config, 'host' | 'port' | 'publicUrl'>, addresses: readonly string[]): Finding {
  const topic = 'network'
  if (publicUrl !== undefined) return { topic, found: `people come in at ${publicUrl}` }
  if (['127.0.0.1', '::1', 'localhost'].includes(host))
    return { topic, found: 'this machine alone can come in', remedy: 'leave HOST out, or set PUBLIC_URL if a proxy is in front of the server' }
  const [best] = addresses
  if (best === undefined) return { topic, found: 'no network', remedy: 'connect this machine to the Wi-Fi that the phones use' }
  return { topic, found: `phones come in at http://${best}:${port}` }
}

export async function checkTls({ publicUrl, https }: Pick<Config, 'publicUrl' | 'https'>): Promise<Finding> {
  const topic = 'tls'
  const missing = Object.values(https?.files ?? {}).find((path) => !existsSync(path))
  if (missing !== undefined) return { topic, found: `${missing} is not there`, remedy: 'set TLS_CERT and TLS_KEY to files that exist' }
  if (publicUrl === undefined && https) return { topic, found: tlsSource(https) }
  if (publicUrl === undefined) return { topic, found: 'none: plain http, which is fine on your own Wi-Fi' }
  if (!publicUrl.startsWith('https:'))
    return {
      topic,
      found: `${publicUrl} is plain http`,
      remedy: 'put a proxy with a certificate in front of the server (docs/hosting.md), and set PUBLIC_URL to https',
    }
  const problem = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).then(
    () => undefined,
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  )
  if (problem === undefined) return { topic, found: `${publicUrl} answers, and its certificate is good` }
  return { topic, found: `${publicUrl}: ${problem}`, remedy: 'check the domain, the proxy and its certificate' }
}

const tlsSource = ({ files, acme }: NonNullable<Config['https']>): string => {
  if (acme) return `a certificate for ${acme.domains.join(', ')} from ${new URL(acme.directory).host}`
  return files ? `the certificate ${files.cert}` : 'of this house: each device trusts it once, at /trust'
}

export const checkMemory = (available: number): Finding => ({
  topic: 'memory',
  found: `${inMegabytes(available)} available`,
  ...(available < MIN_FREE_MEMORY_BYTES && { remedy: `a server takes about ${inMegabytes(MIN_FREE_MEMORY_BYTES)}: end other programs` }),
})

const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`
