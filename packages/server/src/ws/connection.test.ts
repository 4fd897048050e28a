// A connection that does not keep up, or does not answer, is cut: nobody waits for it, and it can come back and resume.
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { bothEnds } from '../../testing/both-ends.ts'
import { wallClock } from '../clock.ts'
import { DEFAULT_RATE_LIMITS, RateLimiter } from '../limits/rate-limiter.ts'
import { silentLog } from '../log.ts'
import { newMetrics } from '../metrics.ts'
import { Connection } from './connection.ts'
import { Outbox } from './outbox.ts'

async function connected() {
  const { client, socket, wire } = await bothEnds()
  const none = () => 0
  const metrics = newMetrics({ tables: none, connections: none, queuedAppends: none, delayMs: none })
  const limits = new RateLimiter({ ...DEFAULT_RATE_LIMITS, messages: { burst: 10, perSecond: 1 } }, wallClock)
  const parts = { desk: undefined as never, clock: wallClock, metrics, log: silentLog(), version: '1', outbox: new Outbox(), limits }
  const connection = new Connection(socket, wire, '127.0.0.1', parts)
  return { client, socket, connection, metrics }
}

test('a viewer that does not read what it is sent is cut', async () => {
  const { client, socket, connection, metrics } = await connected()
  client.pause()
  const closed = once(socket, 'close')
  for (let i = 0; i < 1000 && socket.readyState === socket.OPEN; i++) connection.send('x'.repeat(64 * 1024))
  await closed
  expect(await metrics.text()).toContain('safehouse_connections_dropped_total{reason="slow"} 1')
})
test('whoever is silent is asked for a sign of life, and cut if none comes', async () => {
  const { client, socket, connection, metrics } = await connected()
  let asked = 0
  client.on('ping', () => asked++)
  connection.look() // it has just come
  connection.look()
  await expect.poll(() => connection.alive).toBe(true)
  expect(asked).toBe(1)
  connection.look() // it has answered
  client.pause()
  connection.look()
  expect(socket.readyState).toBe(socket.OPEN)
  const closed = once(socket, 'close')
  connection.look()
  await closed
  expect(await metrics.text()).toContain('safehouse_connections_dropped_total{reason="silent"} 1')
})
test('whoever has been shown out is not listened to, even while the other side keeps its end open', async () => {
  const { client, socket, connection } = await connected()
  const heard: string[] = []
  client.on('message', (data) => heard.push(String(data)))
  connection.alive = false
  client.pause()
  connection.dismiss({ t: 'elsewhere' })
  client.send(JSON.stringify({ t: 'ping', sent: 1 }))
  await once(socket, 'message')
  expect(connection.alive).toBe(false)
  client.resume()
  await once(client, 'close')
  expect(heard).toEqual(['{"t":"elsewhere"}'])
})
