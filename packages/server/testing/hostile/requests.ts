// Attacks with HTTP requests and upgrades. The server holds if it answers an error of our shape or closes the connection, and never
// answers a 5xx or a file that is not its own.
import { connect } from 'node:net'
import { LIVE_PATH } from '@safehouse/protocol'
import { type Attack, countHeld, countRounds, type HttpRequest, isRefused, newAddress, repeat, sendRaw, sendRequest, type Target } from './attack.ts'

const statusOf = async (target: Target, question: HttpRequest): Promise<number> => (await sendRequest(target, question)).status

const SMUGGLED: readonly string[] = [
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n',
  'GET / HTTP/1.1\nHost: x\n\n\u0000',
  `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`,
]
const TRAVERSALS: readonly string[] = [
  ...['/../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%5c..%5cpackage.json'],
  ...['/%00', '/%', '/%c0%ae%c0%ae/etc/passwd', '//etc/passwd', '/api/tables/..%2f..%2fmetrics', '/api/tables/__proto__'],
]
/** Marks in the order that costs a normaliser most: each of the second half belongs before all of the first. */
const COMBINING_MARKS = `a${'\u0315'.repeat(15_000)}${'\u0300'.repeat(15_000)}`
/** A refusal may take so much longer with marks than with plain letters: the machine may be busy. */
const MAX_EXTRA_MS = 50
/** How many milliseconds the refusal of a name takes; infinite if the name was accepted. */
async function measureRefusal(target: Target, name: string): Promise<number> {
  const began = performance.now()
  const answer = await sendRequest(target, { method: 'POST', path: '/api/tables', body: JSON.stringify({ name, place: 'room' }) })
  return isRefused(answer) ? performance.now() - began : Number.POSITIVE_INFINITY
}
/** What one packet holds of the shortest request. */
const PIPELINED = 'GET / HTTP/1.1\r\nHost:x\r\n\r\n'.repeat(2400)
/** More than the server answers on one connection before it cuts it. */
const MANY_ANSWERS = 100

/** Sends an upgrade, keeps its own side open, and writes again after a while: held if the server has let go of the connection. */
function isLetGo({ port }: Target, bytes: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: newAddress(), allowHalfOpen: true }, () => socket.write(bytes))
    const finish = (isHeld: boolean) => {
      for (const timer of timers) clearTimeout(timer)
      socket.destroy()
      done(isHeld)
    }
    const timers = [6000, 6500, 7000].map((after) => setTimeout(() => socket.write('x'), after))
    timers.push(setTimeout(() => finish(false), 8000))
    socket.on('error', () => finish(true))
    socket.on('close', () => finish(true))
    socket.resume()
  })
}

export const requestAttacks: readonly Attack[] = [
  {
    name: 'request smuggling',
    run: (target, rounds) =>
      countHeld(repeat(rounds, SMUGGLED).map(async (bytes) => !/^HTTP\/1.1 [25]|safehouse_/.test((await sendRaw(target, bytes, 20_000)).text))),
  },
  {
    name: 'thousands of requests in one packet (pipelining)',
    run: (target, rounds) =>
      countHeld(
        Array.from({ length: rounds * 5 }, async () => {
          const { text, isClosed } = await sendRaw(target, PIPELINED)
          return isClosed && text.split('HTTP/1.1 200').length < MANY_ANSWERS
        }),
      ),
  },
  {
    name: 'path traversal',
    run: (target, rounds) =>
      countHeld(
        repeat(rounds, TRAVERSALS).map(async (path) => {
          const { text } = await sendRaw(target, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
          return text !== '' && !/^HTTP\/1.1 5|root:|"workspaces"|safehouse_/.test(text)
        }),
      ),
  },
  {
    name: 'foreign origins',
    run: (target, rounds) =>
      countHeld(
        repeat(rounds * 5, ['https://evil.example', 'null', 'http://127.0.0.1.evil.example']).map(async (origin) =>
          isRefused(await sendRequest(target, { method: 'POST', path: '/api/tables', body: '{"name":"Eve","place":"room"}', headers: { origin } })),
        ),
      ),
  },
  {
    name: 'deep and prototype JSON bodies',
    run: (target, rounds) =>
      countHeld(
        repeat(rounds * 5, [
          `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
          '{"__proto__":{"name":"Eve"},"place":"room"}',
          '{"constructor":{"prototype":{"name":"Eve"}},"name":1}',
          `{"name":"Eve","place":"room"${',"x":1'.repeat(5000)}}`,
        ]).map(async (body) => isRefused(await sendRequest(target, { method: 'POST', path: '/api/tables', body }))),
      ),
  },
  {
    name: 'combining marks in names (Unicode bomb)',
    run: (target, rounds) =>
      countRounds(rounds, async () => {
        const [plainMs, bombMs] = [await measureRefusal(target, 'a'.repeat(60_000)), await measureRefusal(target, COMBINING_MARKS)]
        return { tried: 1, held: bombMs < 2 * plainMs + MAX_EXTRA_MS ? 1 : 0 }
      }),
  },
  {
    name: 'guessing codes from one address',
    run: async (target, rounds) => {
      const from = newAddress()
      const guesses = Array.from({ length: rounds * 100 }, () => statusOf(target, { path: '/api/tables/QQQQ', from }))
      const answered = (await Promise.all(guesses)).filter((status) => status === 404).length
      return { tried: guesses.length, held: guesses.length - Math.max(0, answered - 20) } // an address may be wrong twenty times
    },
  },
  {
    name: 'slow requests (slowloris)',
    run: (target, rounds) =>
      countHeld(
        Array.from({ length: rounds * 20 }, async () => {
          const { isClosed, text } = await sendRaw(target, 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n', 60_000)
          return isClosed && !text.startsWith('HTTP/1.1 2')
        }),
      ),
  },
  {
    name: 'refused upgrades that stay open',
    run: (target, rounds) =>
      countHeld(
        Array.from({ length: rounds * 20 }, async (_, i) => {
          const [path, origin] = i % 2 === 0 ? ['/nowhere', ''] : [LIVE_PATH, 'Origin: https://evil.example\r\n']
          const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
          const head = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${target.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${origin}`
          return isLetGo(target, `${head}${key}`)
        }),
      ),
  },
]
