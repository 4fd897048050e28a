// HTTPS beside HTTP: the same server on both ports, with a certificate from its own authority; and the page /trust, which tells people
// how their device comes to trust that authority.
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { connect } from 'node:net'
import { LIVE_PATH } from '@safehouse/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../src/config.ts'
import { fingerprintOf, openAuthority } from '../src/https/authority.ts'
import { DEFAULT_CAPACITY } from '../src/limits/admission.ts'
import { tempFolder, testServer } from '../testing/server.ts'

async function startHttpsServer(more: Parameters<typeof testServer>[0] = {}) {
  const authority = openAuthority(tempFolder())
  const { root } = authority
  const server = await testServer({ ...more, tls: { port: 0, root, ...authority.issue([]) } })
  return { ...server, root, secure: `https://127.0.0.1:${server.httpsPort}` }
}
const bodyOf = async (answer: IncomingMessage): Promise<string> => Buffer.concat(await answer.toArray()).toString()

test('requests and WebSockets are answered over HTTPS as over HTTP', async () => {
  const { api, root: ca, secure, origin } = await startHttpsServer()
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
  const { httpsPort } = await startHttpsServer({ capacity: { ...DEFAULT_CAPACITY, maxSocketsPerAddress: 5 } })
  const openSocket = async () => {
    const socket = connect(httpsPort!, '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  const openSockets = await Promise.all([1, 2, 3, 4, 5].map(openSocket))
  await once((await openSocket()).resume(), 'close', { signal: AbortSignal.timeout(30_000) })
  expect(openSockets.map(({ closed }) => closed)).toEqual([false, false, false, false, false])
})
test('/trust has the steps for the requesting device, in its language, and offers the root certificate without its key', async () => {
  const { origin, root, httpsPort } = await startHttpsServer()
  const readPage = async (path: string, headers: Record<string, string>) => (await fetch(origin + path, { headers })).text()
  const german = await readPage('/trust', {
    'accept-language': 'de-AT,en;q=0.5',
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  })
  expect(german).toContain('Zertifikatsvertrauenseinstellungen')
  expect(german).toContain(`https://127.0.0.1:${httpsPort}`)
  expect(german).toContain(fingerprintOf(root))
  expect(await readPage('/trust?for=android', { 'accept-language': 'nl' })).toContain('CA-certificaat')
  expect(await readPage('/trust?for=toaster', { 'accept-language': 'tlh' })).toContain('Trust this house')
  const file = await fetch(`${origin}/trust/safehouse-root.crt`)
  expect(file.headers.get('content-type')).toBe('application/x-x509-ca-cert')
  expect(await file.text()).toBe(root)
})
test('without an authority there is no root certificate to download', async () => {
  const { origin } = await testServer()
  expect((await fetch(`${origin}/trust/safehouse-root.crt`)).status).toBe(404)
})
test('TLS_CERT and TLS_KEY must be set together; HTTPS_PORT alone means a certificate from the server’s own authority', () => {
  expect(readConfig({}).https).toBeUndefined()
  expect(readConfig({ HTTPS_PORT: '7443' }).https).toEqual({ port: 7443, files: undefined })
  expect(readConfig({ TLS_CERT: '/c.pem', TLS_KEY: '/k.pem' }).https).toEqual({ port: 7443, files: { cert: '/c.pem', key: '/k.pem' } })
  expect(() => readConfig({ TLS_CERT: '/c.pem' })).toThrow('TLS_CERT and TLS_KEY must be set together')
})
