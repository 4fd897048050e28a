// A real ACME authority for tests: Pebble, Let's Encrypt's own test server, installed or from Debian's package, unpacked into a folder of
// its own; with its DNS server, which answers every name with this machine.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openAuthority } from '../src/https/authority.ts'
import { freePort } from './free-port.ts'
import { tempFolder } from './server.ts'

interface Pebble {
  readonly directory: string
  /** File of the root that the directory's own https needs to be trusted with. */
  readonly rootFile: string
  /** Address at which TXT records are set and deleted. */
  readonly dns: string
  /** The root of the certificates that it gives out. */
  root(): Promise<string>
}
const unpacked = join(homedir(), '.cache', 'safehouse', 'pebble')

/** `httpPort` is where it asks over HTTP. */
export async function startPebble(httpPort: number): Promise<Pebble> {
  const folder = tempFolder()
  const { root, issue } = openAuthority(folder)
  const { key, cert } = issue(['localhost'])
  const [port, managementPort, dnsPort, dnsControlPort] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const writeTo = (name: string, content: string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const [listenAddress, managementListenAddress] = [`127.0.0.1:${port}`, `127.0.0.1:${managementPort}`]
  const served = { listenAddress, managementListenAddress, certificate: writeTo('cert.pem', cert), privateKey: writeTo('key.pem', key) }
  const config = writeTo('pebble.json', JSON.stringify({ pebble: { ...served, httpPort, tlsPort: httpPort, ocspResponderURL: '' } }))
  const offOptions = ['-http01', '', '-https01', '', '-tlsalpn01', '']
  start('pebble-challtestsrv', ['-dns01', `127.0.0.1:${dnsPort}`, '-management', `127.0.0.1:${dnsControlPort}`, '-defaultIPv6', '', ...offOptions])
  const pebble = start('pebble', ['-config', config, '-dnsserver', `127.0.0.1:${dnsPort}`])
  await new Promise<void>((resolve, reject) => {
    pebble.stdout?.on('data', (text) => /Listening on/.test(String(text)) && resolve())
    pebble.once('exit', (code) => reject(new Error(`pebble ended with ${code}`)))
  })
  const rootFile = writeTo('root.pem', root)
  return {
    directory: `https://localhost:${port}/dir`,
    rootFile,
    dns: `http://127.0.0.1:${dnsControlPort}`,
    root: async () => {
      const [answer] = (await once(get(`https://localhost:${managementPort}/roots/0`, { ca: root }), 'response')) as [IncomingMessage]
      return Buffer.concat(await answer.toArray()).toString()
    },
  }
}
function start(name: string, options: readonly string[]): ChildProcess {
  const child = spawn(find(name), options, { env: { ...process.env, PEBBLE_VA_NOSLEEP: '1' }, stdio: ['ignore', 'pipe', 'ignore'] })
  child.stdout?.resume()
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
/** Whether Pebble is here or could be had; tests that need it are skipped where not. */
export function canHavePebble(): boolean {
  try {
    find('pebble')
    return true
  } catch (problem) {
    console.warn((problem as Error).message)
    return false
  }
}
function find(name: string): string {
  const installed = (process.env.PATH ?? '').split(':').map((folder) => join(folder, name))
  const program = join(unpacked, 'usr/bin', name)
  const found = [...installed, program].find(existsSync)
  if (found) return found
  try {
    mkdirSync(unpacked, { recursive: true })
    execFileSync('apt-get', ['download', 'pebble'], { cwd: unpacked, stdio: 'ignore' })
    for (const file of readdirSync(unpacked)) if (file.endsWith('.deb')) execFileSync('dpkg', ['-x', file, '.'], { cwd: unpacked })
    return program
  } catch (problem) {
    throw new Error('These tests need Pebble, and it could not be had: sudo apt-get install pebble', { cause: problem })
  }
}
