// A burst of messages over a real socket is answered one a turn of the event loop, so that nobody else waits for all of them.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { LIVE_PATH } from '@safehouse/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { listenInTest } from '../../testing/listen.ts'
import { wallClock } from '../clock.ts'
import { Admission, DEFAULT_CAPACITY } from '../limits/admission.ts'
import { DEFAULT_RATE_LIMITS, RateLimiter } from '../limits/rate-limiter.ts'
import { silentLog } from '../log.ts'
import { newMetrics } from '../metrics.ts'
import { Outbox } from './outbox.ts'
import { SocketServer } from './socket-server.ts'

const none = () => 0
const MESSAGES = 100
/** A text or a ping as a whole frame, masked with zeros. */
const frame = (kind: number, text: string) => Buffer.from([kind, 0x80 | text.length, 0, 0, 0, 0, ...Buffer.from(text)])
const HANDSHAKE = `GET ${LIVE_PATH} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`

test.each([
  ['messages', frame(0x81, '{"t":"ping","sent":1}')],
  ['pings', frame(0x89, 'are you there?')],
])('%s that come in one packet are read one a turn, and none is lost', async (_, sent) => {
  const countInTurn = [0]
  class CountingLimiter extends RateLimiter {
    override refuseMessage(...given: Parameters<RateLimiter['refuseMessage']>) {
      countInTurn[countInTurn.length - 1]!++
      return super.refuseMessage(...given)
    }
  }
  const server = createServer()
  const load = { connections: none, queuedAppends: none, delayMs: none }
  const sockets = new SocketServer(server, new Admission(DEFAULT_CAPACITY, load), {
    requests: undefined as never,
    messages: undefined as never,
    clock: wallClock,
    metrics: newMetrics({ tables: none, ...load }),
    limits: new CountingLimiter(DEFAULT_RATE_LIMITS, wallClock),
    log: silentLog(),
    version: '1',
    outbox: new Outbox(),
    publicUrl: undefined,
    trustedProxies: 0,
  })
  onTestFinished(() => sockets.close())
  const client = connect(await listenInTest(server), '127.0.0.1')
  client.write(HANDSHAKE)
  await once(client, 'data')
  client.write(Buffer.concat(Array<Buffer>(MESSAGES).fill(sent)))
  const counted = () => countInTurn.reduce((sum, count) => sum + count)
  while (counted() < MESSAGES) {
    countInTurn.push(0)
    await new Promise((done) => setImmediate(done))
  }
  expect(Math.max(...countInTurn)).toBe(1)
  client.destroy()
})
