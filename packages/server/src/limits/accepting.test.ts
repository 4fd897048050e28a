import { createServer } from 'node:http'
import { connect, createServer as createTcpServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenInTest } from '../../testing/listen.ts'
import { acceptInSlices, MAX_ACCEPTED_A_TURN } from './accepting.ts'

const BURST = 3 * MAX_ACCEPTED_A_TURN

/** Clients that are connected, the server's sockets of their connections, which no HTTP server has accepted yet, and what each client reads. */
async function openConnections(count: number) {
  const serverSockets: Socket[] = []
  const port = await listenInTest(createTcpServer({ allowHalfOpen: true }, (socket) => serverSockets.push(socket)))
  const clients = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1' }))
  onTestFinished(() => {
    for (const socket of [...clients, ...serverSockets]) socket.destroy()
  })
  const answers = clients.map((client) => {
    let text = ''
    client.setEncoding('latin1').on('data', (data: string) => {
      text += data
    })
    return () => text
  })
  await expect.poll(() => serverSockets.length).toBe(count)
  return { clients, serverSockets, answers }
}
/** An HTTP server that answers every request with its path; `accepted` are the connections that it has accepted. */
async function startServer() {
  const accepted = new Set<Socket>()
  const server = createServer(({ url }, answer) => answer.end(`you asked for ${url}`))
  server.on('connection', (socket) => accepted.add(socket))
  acceptInSlices(server)
  await listenInTest(server)
  return { server, accepted }
}
const nextTurn = () => new Promise((done) => setImmediate(done))

test('a burst of connections is accepted in slices, and each is answered, whatever it has sent before its turn', async () => {
  const { server, accepted } = await startServer()
  const { clients, serverSockets, answers } = await openConnections(BURST)
  for (const [i, client] of clients.entries()) client.write(`GET /${i} HTTP/1.1\r\nHost: x\r\n\r\nGET /again-${i} HTTP/1.1\r\nHost: x\r\n\r\n`)
  for (const socket of serverSockets) server.emit('connection', socket)
  expect(accepted.size).toBe(MAX_ACCEPTED_A_TURN)
  await nextTurn()
  expect(accepted.size).toBe(2 * MAX_ACCEPTED_A_TURN)
  await expect.poll(() => answers.filter((text, i) => text().includes(`for /${i}`) && text().includes(`for /again-${i}`)).length).toBe(BURST)
})
test('a connection that breaks before its turn is not accepted, and all others are served', async () => {
  const { server, accepted } = await startServer()
  const { clients, serverSockets, answers } = await openConnections(BURST)
  for (const socket of serverSockets) server.emit('connection', socket)
  const [broken] = serverSockets.slice(-1) as [Socket]
  broken.destroy(new Error('reset by the client'))
  clients[BURST - 2]!.write('GET /last HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => answers[BURST - 2]!()).toContain('for /last')
  expect([accepted.size, accepted.has(broken)]).toEqual([BURST - 1, false])
})
test('connections that wait when the server is closed are closed too', async () => {
  const { server } = await startServer()
  const { serverSockets } = await openConnections(BURST)
  for (const socket of serverSockets) server.emit('connection', socket)
  server.close()
  await expect.poll(() => serverSockets.slice(MAX_ACCEPTED_A_TURN).every(({ destroyed }) => destroyed)).toBe(true)
})
