// A burst of connections over real sockets: a slice of them a turn, none forgotten, and none that is gone brings the server down.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { acceptInSlices, MAX_ACCEPTED_A_TURN } from './accepting.ts'

const BURST = 3 * MAX_ACCEPTED_A_TURN

const listen = async (server: Server): Promise<number> => {
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
/** Clients that are connected, and the server's ends of their connections, which no HTTP server has heard of yet. */
async function connections(count: number) {
  const ends: Socket[] = []
  const port = await listen(createTcpServer({ allowHalfOpen: true }, (socket) => ends.push(socket)))
  const clients = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1' }))
  onTestFinished(() => {
    for (const socket of [...clients, ...ends]) socket.destroy()
  })
  const answers = clients.map((client) => {
    let text = ''
    client.setEncoding('latin1').on('data', (data: string) => {
      text += data
    })
    return () => text
  })
  await expect.poll(() => ends.length).toBe(count)
  return { clients, ends, answers }
}
/** An HTTP server that answers every request with its path; `taken` are the connections that it has taken up. */
async function slicedServer() {
  const taken = new Set<Socket>()
  const server = createServer(({ url }, answer) => answer.end(`you asked for ${url}`))
  server.on('connection', (socket) => taken.add(socket))
  acceptInSlices(server)
  await listen(server)
  return { server, taken }
}
const nextTurn = () => new Promise((done) => setImmediate(done))

test('a burst of connections is taken up in slices, and each is answered, whatever it has sent before its turn', async () => {
  const { server, taken } = await slicedServer()
  const { clients, ends, answers } = await connections(BURST)
  for (const [i, client] of clients.entries()) client.write(`GET /${i} HTTP/1.1\r\nHost: x\r\n\r\nGET /again-${i} HTTP/1.1\r\nHost: x\r\n\r\n`)
  for (const socket of ends) server.emit('connection', socket)
  expect(taken.size).toBe(MAX_ACCEPTED_A_TURN)
  await nextTurn()
  expect(taken.size).toBe(2 * MAX_ACCEPTED_A_TURN)
  await expect.poll(() => answers.filter((text, i) => text().includes(`for /${i}`) && text().includes(`for /again-${i}`)).length).toBe(BURST)
})
test('a connection that breaks before its turn is not taken up, and hurts nobody', async () => {
  const { server, taken } = await slicedServer()
  const { clients, ends, answers } = await connections(BURST)
  for (const socket of ends) server.emit('connection', socket)
  const [broken] = ends.slice(-1) as [Socket]
  broken.destroy(new Error('reset by the client'))
  clients[BURST - 2]!.write('GET /last HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => answers[BURST - 2]!()).toContain('for /last')
  expect([taken.size, taken.has(broken)]).toEqual([BURST - 1, false])
})
test('connections that wait when the server is closed are closed too', async () => {
  const { server } = await slicedServer()
  const { ends } = await connections(BURST)
  for (const socket of ends) server.emit('connection', socket)
  server.close()
  await expect.poll(() => ends.slice(MAX_ACCEPTED_A_TURN).every(({ destroyed }) => destroyed)).toBe(true)
})
