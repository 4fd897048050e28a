// https beside http: the same server on both, with a certificate that a device believes once it trusts the house; and the page that says how.
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { connect } from 'node:net'
import { LIVE_PATH } from '@safehouse/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../src/config.ts'
import { fingerprint, openAuthority } from '../src/https/authority.ts'
import { DEFAULT_CAPACITY } from '../src/limits/admission.ts'
import { tempFolder, testServer } from '../testing/server.ts'

async function secureServer(more: Parameters<typeof testServer>[0] = {}) {
  const authority = openAuthority(tempFolder())
  const { root } = authority
  const server = await testServer({ ...more, tls: { port: 0, root, ...authority.issue([]) } })
  return { ...server, root, secure: `https://127.0.0.1:${server.httpsPort}` }
}
const bodyOf = async (answer: IncomingMessage): Promise<string> => Buffer.concat(await answer.toArray()).toString()

test('requests and sockets come in over https and over http alike', async () => {
  const { api, root: ca, secure, origin } = await secureServer()
  const [answer] = (await once(get(`${secure}/api/info`, { ca }), 'response')) as [IncomingMessage]
  expect(JSON.parse(await bodyOf(answer))).toEqual(await api.info())
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  const { code, token } = await api.create({ name: 'Anna', place: 'room' })
  const socket = new WebSocket(secure.replace('https', 'wss') + LIVE_PATH, { ca, origin: secure })
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  const welcomed = once(socket, 'message')
  socket.send(JSON.stringify({ t: 'hello', code, token }))
  expect(String((await welcomed)[0])).toContain('"welcome"')
})
test('sockets that never begin their handshake count against their address’s limit', async () => {
  const { httpsPort } = await secureServer({ capacity: { ...DEFAULT_CAPACITY, maxSocketsPerAddress: 5 } })
  const open = async () => {
    const socket = connect(httpsPort!, '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  const held = await Promise.all([1, 2, 3, 4, 5].map(open))
  await once((await open()).resume(), 'close', { signal: AbortSignal.timeout(30_000) })
  expect(held.map(({ closed }) => closed)).toEqual([false, false, false, false, false])
})
test('/trust has the steps for the device that asks, in its language, and the root without its key', async () => {
  const { origin, root, httpsPort } = await secureServer()
  const read = async (path: string, headers: Record<string, string>) => (await fetch(origin + path, { headers })).text()
  const german = await read('/trust', { 'accept-language': 'de-AT,en;q=0.5', 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' })
  expect(german).toContain('Zertifikatsvertrauenseinstellungen')
  expect(german).toContain(`https://127.0.0.1:${httpsPort}`)
  expect(german).toContain(fingerprint(root))
  expect(await read('/trust?for=android', { 'accept-language': 'nl' })).toContain('CA-certificaat')
  expect(await read('/trust?for=toaster', { 'accept-language': 'tlh' })).toContain('Trust this house')
  const file = await fetch(`${origin}/trust/safehouse-root.crt`)
  expect(file.headers.get('content-type')).toBe('application/x-x509-ca-cert')
  expect(await file.text()).toBe(root)
})
test('without an authority there is nothing to trust', async () => {
  const { origin } = await testServer()
  expect((await fetch(`${origin}/trust/safehouse-root.crt`)).status).toBe(404)
})
test('settings: files come in pairs, and a port alone means the house’s own certificate', () => {
  expect(readConfig({}).https).toBeUndefined()
  expect(readConfig({ HTTPS_PORT: '7443' }).https).toEqual({ port: 7443, files: undefined })
  expect(readConfig({ TLS_CERT: '/c.pem', TLS_KEY: '/k.pem' }).https).toEqual({ port: 7443, files: { cert: '/c.pem', key: '/k.pem' } })
  expect(() => readConfig({ TLS_CERT: '/c.pem' })).toThrow('TLS_CERT and TLS_KEY must be set together')
})
