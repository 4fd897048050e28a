// The house's own authority: OpenSSL (through Node's TLS) believes it for addresses of a home, and for nothing else.
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { connect, createServer, type TLSSocket } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { listenInTest } from '../../testing/listen.ts'
import { tempFolder } from '../../testing/server.ts'
import { fingerprintOf, isHomeName, openAuthority } from './authority.ts'

async function serve(given: { key: string; cert: string }): Promise<number> {
  const server = createServer(given, (socket) => socket.end('hello'))
  server.on('tlsClientError', () => {})
  return listenInTest(server)
}
async function greet(port: number, servername: string, ca: string): Promise<string> {
  const socket: TLSSocket = connect({ port, host: '127.0.0.1', servername, ca })
  onTestFinished(() => void socket.destroy())
  const [answer] = await once(socket, 'data')
  return String(answer)
}

test('a device that trusts the root believes the house at its home names and addresses, and at no other', async () => {
  const authority = openAuthority(tempFolder())
  const port = await serve(authority.issue(['192.168.1.20', 'safehouse.local', 'play.example.org', '8.8.8.8']))
  expect(await greet(port, 'safehouse.local', authority.root)).toBe('hello')
  expect(await greet(port, 'localhost', authority.root)).toBe('hello')
  await expect(greet(port, 'play.example.org', authority.root)).rejects.toThrow(/does not match/)
  const leaf = new X509Certificate(authority.issue(['192.168.1.20', 'play.example.org']).cert)
  expect(leaf.subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1, IP Address:192.168.1.20')
  expect(leaf.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
  expect(Date.parse(leaf.validTo) - Date.now()).toBeLessThan(398 * 86_400_000)
})
test('a device that does not trust the root refuses it', async () => {
  const [ours, theirs] = [openAuthority(tempFolder()), openAuthority(tempFolder())]
  const port = await serve(ours.issue(['safehouse.local']))
  await expect(greet(port, 'safehouse.local', theirs.root)).rejects.toThrow()
})
test('the authority is made once, stays the same, and is readable by its owner alone', () => {
  const folder = tempFolder()
  const { root } = openAuthority(folder)
  expect(openAuthority(folder).root).toBe(root)
  const path = join(folder, 'safehouse.authority.pem')
  expect(statSync(path).mode & 0o077).toBe(0)
  expect(readFileSync(path, 'utf8')).toContain('PRIVATE KEY')
  expect(root).not.toContain('PRIVATE KEY')
  const certificate = new X509Certificate(root)
  expect(certificate.ca).toBe(true)
  expect(certificate.fingerprint256.replaceAll(':', ' ').startsWith(fingerprintOf(root))).toBe(true)
})
test('home names are those that no site on the internet can have', () => {
  expect(['localhost', 'anna.local', 'nas.home.arpa', '10.1.2.3', '172.31.0.1', '192.168.0.9'].every(isHomeName)).toBe(true)
  expect(['example.org', 'local.example', '172.32.0.1', '8.8.8.8', 'notlocal'].some(isHomeName)).toBe(false)
})
