// Requests that no route takes: bad URLs, unknown methods, a foreign `Host`. They get our error shape, our headers and our limits.
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { LIVE_PATH } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { testServer } from '../../testing/server.ts'
import { DEFAULT_RATE_LIMITS } from '../limits/rate-limiter.ts'

interface Answer {
  readonly status: number
  readonly head: string
  readonly body: string
}
/** Sends bytes as they are: a client library would mend or refuse them. */
async function sendRaw(port: number, text: string): Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => {
    received += String(data)
  })
  socket.on('error', () => {}) // the server may close before it has read everything
  socket.write(text)
  await once(socket, 'close')
  const [head = '', body = ''] = received.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head: head.toLowerCase(), body }
}
const requestWith = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${more}\r\n`

const badRequests: Readonly<Record<string, readonly [string, number]>> = {
  'a malformed percent escape in the API': [requestWith('GET /api/tables/%zz'), 400],
  'a malformed percent escape in a page': [requestWith('GET /t/%E0%A4%A'), 400],
  'an overlong part of a path': [requestWith(`GET /api/tables/${'A'.repeat(5000)}`), 414],
  'an overlong URL': [requestWith(`GET /api/${'A'.repeat(40_000)}`), 431],
  'overlong headers': [requestWith('GET /api/games', `X-Long: ${'A'.repeat(40_000)}\r\n`), 431],
  'an unknown method': [requestWith('BREW /api/games'), 400],
  'a method that we do not use': [requestWith('PROPFIND /api/games'), 404],
  'a method on a path that has others': [requestWith('DELETE /api/games'), 404],
  'a request line that is none': ['hello there\r\n\r\n', 400],
  'a URL with control characters': [requestWith('GET /api/\u0001games'), 400],
}
test('a request that no route takes gets our error shape and headers', async () => {
  const { port } = await testServer()
  for (const [name, [text, status]] of Object.entries(badRequests)) {
    const answer = await sendRaw(port, text)
    expect([name, answer.status, answer.body]).toEqual([name, status, '{"code":"badRequest"}'])
    const headers = ['content-type: application/json', 'cache-control: no-store', 'x-content-type-options: nosniff', "default-src 'none'"]
    expect([name, headers.filter((header) => !answer.head.includes(header))]).toEqual([name, []])
  }
})
test('bad URLs and requests that cannot be parsed count as requests', async () => {
  for (const text of [requestWith('GET /api/%zz'), requestWith('BREW /api/games')]) {
    const { port, origin } = await testServer({ rateLimits: { ...DEFAULT_RATE_LIMITS, requests: { burst: 3, perSecond: 0.001 } } })
    for (let i = 0; i < 3; i++) expect((await sendRaw(port, text)).status).toBe(400)
    expect((await sendRaw(port, text)).status).toBe(429)
    expect((await fetch(`${origin}/api/games`)).status).toBe(429)
  }
})

const getFromHost = (port: number, path: string, host: string): Promise<{ status: number | undefined; body: string }> =>
  new Promise((answered, failed) => {
    const outgoing = request({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
      let body = ''
      response.on('data', (data) => {
        body += String(data)
      })
      response.on('end', () => answered({ status: response.statusCode, body }))
    })
    outgoing.on('error', failed)
    outgoing.end()
  })
test('with PUBLIC_URL, requests for another host are refused and told the right address; health checks are not', async () => {
  const { port } = await testServer({ publicUrl: 'https://play.example.org', metricsToken: 'watchful' })
  const wrong = { code: 'wrongHost', with: { address: 'https://play.example.org' } }
  for (const host of ['evil.example', 'play.example.org.evil.example', 'evil.example:443', '203.0.113.9', 'evil.example/play.example.org']) {
    const answer = await getFromHost(port, '/api/games', host)
    expect([host, answer.status, JSON.parse(answer.body)]).toEqual([host, 421, wrong])
    expect(await getFromHost(port, '/t/ABCD', host)).toEqual({ status: 421, body: 'This server is at https://play.example.org\n' })
    for (const path of ['/healthz', '/readyz']) expect([path, (await getFromHost(port, path, host)).status]).toEqual([path, 200])
    expect((await getFromHost(port, '/metrics', host)).status).toBe(401)
  }
  for (const host of ['play.example.org', 'PLAY.example.org:8443', 'localhost:7007', '127.0.0.1', `[::1]:${port}`])
    expect([host, (await getFromHost(port, '/api/games', host)).status]).toEqual([host, 200])
})
test('without PUBLIC_URL every host is accepted', async () => {
  const { port } = await testServer()
  expect((await getFromHost(port, '/api/games', '192.168.1.20:7007')).status).toBe(200)
})
test('a WebSocket for another host than PUBLIC_URL is refused', async () => {
  const { port } = await testServer({ publicUrl: 'https://play.example.org' })
  const statusFor = async (host: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, { headers: { host } })
    socket.on('error', () => {})
    const statusIfOpened = once(socket, 'open').then(() => 101)
    const statusIfRefused = once(socket, 'unexpected-response').then(([, { statusCode }]) => statusCode as number)
    const status = await Promise.race([statusIfOpened, statusIfRefused])
    socket.terminate()
    return status
  }
  expect(await statusFor('evil.example')).toBe(421)
  expect(await statusFor('play.example.org')).toBe(101)
})
