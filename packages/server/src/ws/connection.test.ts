// A connection that does not read or does not answer pings is cut; its client can reconnect and resume.
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openSocketPair } from '../../testing/socket-pair.ts'
import { wallClock } from '../clock.ts'
import { DEFAULT_RATE_LIMITS, RateLimiter } from '../limits/rate-limiter.ts'
import type { RateLimit } from '../limits/token-bucket.ts'
import { silentLog } from '../log.ts'
import { newMetrics } from '../metrics.ts'
import { Connection } from './connection.ts'
import { Outbox } from './outbox.ts'

async function connected(messages: RateLimit = { burst: 10, perSecond: 1 }) {
  const { client, socket, wire } = await openSocketPair()
  const none = () => 0
  const metrics = newMetrics({ tables: none, connections: none, queuedAppends: none, delayMs: none })
  const limits = new RateLimiter({ ...DEFAULT_RATE_LIMITS, messages, messagesFromAddress: { burst: 1e9, perSecond: 1 } }, wallClock)
  const parts = {
    requests: undefined as never,
    messages: undefined as never,
    clock: wallClock,
    metrics,
    log: silentLog(),
    version: '1',
    outbox: new Outbox(),
    limits,
  }
  const connection = new Connection(socket, wire, '127.0.0.1', parts)
  return { client, socket, connection, metrics }
}

test('a client that does not read what it is sent is cut', async () => {
  const { client, socket, connection, metrics } = await connected()
  client.pause()
  const closed = once(socket, 'close')
  for (let i = 0; i < 1000 && socket.readyState === socket.OPEN; i++) connection.send('x'.repeat(64 * 1024))
  await closed
  expect(await metrics.text()).toContain('safehouse_connections_dropped_total{reason="slow"} 1')
})
test('a silent client is pinged, and cut if it does not answer', async () => {
  const { client, socket, connection, metrics } = await connected()
  let asked = 0
  client.on('ping', () => asked++)
  connection.checkAlive() // it has just come
  connection.checkAlive()
  await expect.poll(() => connection.isAlive).toBe(true)
  expect(asked).toBe(1)
  connection.checkAlive() // it has answered
  client.pause()
  connection.checkAlive()
  expect(socket.readyState).toBe(socket.OPEN)
  const closed = once(socket, 'close')
  connection.checkAlive()
  await closed
  expect(await metrics.text()).toContain('safehouse_connections_dropped_total{reason="silent"} 1')
})
test('messages after a dismissal are ignored, even while the client keeps its end open', async () => {
  const { client, socket, connection } = await connected()
  const heard: string[] = []
  client.on('message', (data) => heard.push(String(data)))
  connection.isAlive = false
  client.pause()
  connection.dismiss({ t: 'elsewhere' })
  client.send(JSON.stringify({ t: 'ping', sent: 1 }))
  await once(socket, 'message')
  expect(connection.isAlive).toBe(false)
  client.resume()
  await once(client, 'close')
  expect(heard).toEqual(['{"t":"elsewhere"}'])
})
test('pings are answered with what they carry, and count as messages', async () => {
  const { client, metrics } = await connected()
  const answers: string[] = []
  client.on('pong', (payload) => answers.push(String(payload)))
  const closed = once(client, 'close')
  for (let i = 0; i < 500; i++) client.ping(`ping ${i}`)
  expect((await closed)[0]).toBe(1008)
  expect(answers).toEqual(Array.from({ length: 10 }, (_, i) => `ping ${i}`))
  expect(await metrics.text()).toContain('safehouse_connections_dropped_total{reason="flood"} 1')
})
test('a client that pings without reading the answers is cut, whatever its allowance', async () => {
  const { client, socket, metrics } = await connected({ burst: 1e9, perSecond: 1 })
  client.pause()
  const closed = once(socket, 'close')
  const payload = Buffer.alloc(125)
  let longest = 0
  while (socket.readyState === socket.OPEN) {
    for (let i = 0; i < 2000; i++) client.ping(payload)
    await new Promise((done) => setImmediate(done))
    longest = Math.max(longest, socket.bufferedAmount)
  }
  await closed
  expect(longest).toBeLessThan(4 * 1024 * 1024)
  expect(await metrics.text()).toContain('safehouse_connections_dropped_total{reason="slow"} 1')
})
