// Connections over real sockets that send far more than a request at once: read in slices, whole and in order, and cut if they pipeline.
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { listenInTest } from '../../testing/listen.ts'
import { acceptInSlices } from './accepting.ts'
import { MAX_LINES_A_SLICE, MAX_LONG_READS_A_TURN, MAX_UNANSWERED, SlicedReading } from './reading.ts'

async function startSlicedServer(answer: RequestListener) {
  const server = createServer(answer)
  const reading = new SlicedReading(server)
  acceptInSlices(server, (socket) => reading.begin(socket))
  const port = await listenInTest(server)
  const connectClient = async (): Promise<{ client: Socket; received: () => string }> => {
    const client = connect(port, '127.0.0.1')
    onTestFinished(() => void client.destroy())
    client.on('error', () => {})
    let received = ''
    client.setEncoding('latin1').on('data', (data: string) => {
      received += data
    })
    await once(client, 'connect')
    return { client, received: () => received }
  }
  return { server, connected: connectClient }
}
/** Of the shortest request. */
const LINES_A_REQUEST = 3
const UPGRADE = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
/** A text in a frame of a client, masked with zeros. */
function maskedFrame(message: string): Buffer {
  const head = message.length < 126 ? [0x81, 0x80 | message.length] : [0x81, 0xfe, message.length >> 8, message.length & 0xff]
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), Buffer.from(message)])
}
const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`

test('requests that come in one packet are parsed a slice a turn, and in order', async () => {
  const paths = Array.from({ length: 1000 }, (_, i) => `/${1000 + i}`)
  const [seen, inTurn]: [string[], number[]] = [[], [0]]
  const { server, connected } = await startSlicedServer(() => {})
  // Instead of the limit on unanswered requests, which would cut the connection.
  server.removeAllListeners('request').on('request', ({ url }, response) => {
    seen.push(url!)
    inTurn[inTurn.length - 1]!++
    response.end()
  })
  const { client } = await connected()
  client.write(paths.map((path) => request(path)).join(''))
  while (seen.length < paths.length) {
    inTurn.push(0)
    await new Promise((done) => setImmediate(done))
  }
  expect(seen).toEqual(paths)
  // What is left of a packet is passed on at the end of the turn in which it came.
  expect(Math.max(...inTurn)).toBeLessThanOrEqual(2 * Math.ceil(MAX_LINES_A_SLICE / LINES_A_REQUEST))
})
test('a connection may have some requests without an answer, and is cut with one more', async () => {
  const [waiting, counted]: [(() => void)[], string[]] = [[], []]
  const { connected } = await startSlicedServer(({ url }, response) => {
    counted.push(url!)
    waiting.push(() => response.end('answered'))
  })
  const { client, received } = await connected()
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < MAX_UNANSWERED; i++) client.write(request('/allowed'))
    await expect.poll(() => waiting.length).toBe(MAX_UNANSWERED)
    for (const answer of waiting.splice(0)) answer()
    await expect.poll(() => received().split('answered').length - 1).toBe((round + 1) * MAX_UNANSWERED)
  }
  const closed = once(client, 'close')
  client.write(request('/flood').repeat(3 * MAX_UNANSWERED))
  await closed
  expect(counted.filter((url) => url === '/flood')).toHaveLength(MAX_UNANSWERED)
})
test('a body of many slices arrives whole', async () => {
  const body = Array.from({ length: 30_000 }, (_, i) => `line ${i}\n`).join('')
  const { connected } = await startSlicedServer(async (incoming, response) => {
    const received = await text(incoming)
    response.end(received === body ? 'the same' : 'another')
  })
  const { client, received } = await connected()
  client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
  await expect.poll(received).toContain('the same')
})
test('what comes in the packet of an upgrade reaches the WebSocket whole', async () => {
  const { server, connected } = await startSlicedServer(() => {})
  const heardTexts: string[] = []
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (incoming, socket, head) =>
    sockets.handleUpgrade(incoming, socket, head, (webSocket) => webSocket.on('message', (data) => heardTexts.push(String(data)))),
  )
  const { client } = await connected()
  const message = 'hello\n'.repeat(10 * MAX_LINES_A_SLICE)
  const frame = maskedFrame(message)
  client.write(Buffer.concat([Buffer.from(request('/', UPGRADE)), frame, frame]))
  await expect.poll(() => heardTexts).toEqual([message, message])
})
test('long messages of many WebSockets are read a few a turn, and a short one does not wait for them', async () => {
  const { server, connected } = await startSlicedServer(() => {})
  const turns: string[][] = [[]]
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (incoming, socket, head) =>
    sockets.handleUpgrade(incoming, socket, head, (webSocket) => webSocket.on('message', (data) => turns.at(-1)!.push(String(data)))),
  )
  const clients = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const { client, received } = await connected()
      client.write(request('/', UPGRADE))
      await expect.poll(received).toContain('101')
      return client
    }),
  )
  const long = maskedFrame('x'.repeat(16_000))
  for (const client of clients.slice(1)) client.write(long)
  clients[0]!.write(maskedFrame('short'))
  while (turns.flat().length < clients.length) {
    await new Promise((done) => setImmediate(done))
    turns.push([])
  }
  // What waits is passed on at the end of the turn in which others were read at once.
  expect(Math.max(...turns.map((turn) => turn.filter((text) => text !== 'short').length))).toBeLessThanOrEqual(2 * MAX_LONG_READS_A_TURN)
  expect(turns.findIndex((turn) => turn.includes('short'))).toBeLessThan(turns.findLastIndex((turn) => turn.length > 0))
})
test('a connection that goes with requests unread hurts nobody', async () => {
  const { connected } = await startSlicedServer((_, response) => response.end('answered'))
  const { client } = await connected()
  client.write(request('/').repeat(1000), () => client.resetAndDestroy())
  await once(client, 'close')
  const otherClient = await connected()
  otherClient.client.write(request('/'))
  await expect.poll(otherClient.received).toContain('answered')
})
test('a client that ends its side after its request is answered', async () => {
  const { connected } = await startSlicedServer((_, response) => response.end('answered'))
  const { client, received } = await connected()
  client.end(request('/', 'X-More: x\r\n'.repeat(2 * MAX_LINES_A_SLICE)))
  await expect.poll(received).toContain('answered')
})
