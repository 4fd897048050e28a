// Overload: newcomers are refused and told when to try again, and people with a seat play on.
import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { LIVE_PATH } from '@safehouse/protocol'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { DEFAULT_CAPACITY } from '../src/limits/admission.ts'
import { DEFAULT_RATE_LIMITS } from '../src/limits/rate-limiter.ts'
import { HandTurnedClock } from '../testing/clock.ts'
import { Player } from '../testing/player.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import { patientCapacity } from '../testing/server-parts.ts'
import { openTable, startMatch, whoMayAct } from '../testing/table.ts'

/** The answer to somebody who wants to connect, if it is no. */
const expectRefused = (origin: string): Promise<{ status: number; retryAfter: string | undefined }> =>
  new Promise((answer, failed) => {
    const socket = new WebSocket(origin.replace('http', 'ws') + LIVE_PATH)
    socket.on('unexpected-response', (_, { statusCode, headers }) => answer({ status: statusCode ?? 0, retryAfter: headers['retry-after'] }))
    socket.on('open', () => failed(new Error('let in')))
    socket.on('error', () => {})
  })
const post = async (server: TestServer, path: string, body: object) => {
  const response = await server.post(path, body)
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() }
}
/** Opens a plain socket and sends nothing. */
async function openSocket({ port }: TestServer): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
const serverFull = { status: 503, retryAfter: '2', body: { code: 'serverFull' } }

async function playOn(players: readonly Player[], actions: number): Promise<void> {
  for (let i = 0; i < actions; i++) {
    const actor = await whoMayAct(players)
    const heardBefore = actor.feed.length
    expect(await actor.actAtRandom()).toEqual({ ok: true })
    await Promise.all(players.map((player) => player.until(() => player.feed.length > heardBefore)))
  }
}

test('a full server refuses newcomers; people with a seat can reconnect and play on', async () => {
  const { server, code, seats, players } = await startMatch(testServer({ capacity: { ...patientCapacity, maxConnections: 10 } }), 4)
  const spectators = await Promise.all(Array.from({ length: 4 }, () => RawSocket.open(server.origin)))
  for (const spectator of spectators) spectator.say({ t: 'hello', code })
  await Promise.all(spectators.map((spectator) => spectator.takeFrame('welcome')))

  const stranger = await RawSocket.open(server.origin)
  expect(await post(server, '/api/tables', { name: 'Zoe', place: 'room' })).toEqual(serverFull)
  expect(await post(server, `/api/tables/${code}/seats`, { name: 'Zoe' })).toEqual(serverFull)
  stranger.say({ t: 'hello', code })
  expect(await stranger.takeFrame('error')).toEqual({ t: 'error', code: 'serverFull' })
  await playOn(players, 3)

  players[0]!.client.close()
  const reconnected = new Player(server.origin, code, seats[0]!.token)
  await reconnected.until(() => reconnected.state === 'open' && reconnected.feed.length > 0)
  await playOn([reconnected, ...players.slice(1)], 3)
})
test('at the hard limit nobody can connect, and everybody is told when to try again', async () => {
  const server = await testServer({ capacity: { ...patientCapacity, maxConnections: 3 } })
  const { code } = await server.api.create({ name: 'Anna', place: 'room' })
  const sockets = await Promise.all([1, 2, 3].map(() => RawSocket.open(server.origin)))
  expect(await expectRefused(server.origin)).toEqual({ status: 503, retryAfter: '2' })
  sockets[0]!.say({ t: 'hello', code, token: 'none' })
  await sockets[0]!.waitUntilClosed()
  await expect
    .poll(() =>
      RawSocket.open(server.origin).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
})
test('a server with a slow event loop serves people with seats and refuses newcomers', async () => {
  const { server, code, seats, command } = await openTable(testServer({ capacity: { ...DEFAULT_CAPACITY, maxDelayMs: 40 } }), 2)
  const status = async (authorization?: string) =>
    (await fetch(`${server.origin}/api/tables/${code}/games/1/choices`, authorization === undefined ? {} : { headers: { authorization } })).status
  const blocker = setInterval(() => {
    for (const end = performance.now() + 120; performance.now() < end; );
  })
  onTestFinished(() => clearInterval(blocker))
  await expect.poll(async () => (await fetch(`${server.origin}/api/games`)).status, { timeout: 30_000 }).toBe(503)
  expect(await status(`Bearer ${seats[0]!.token}`)).not.toBe(503)
  await command({ do: 'addBot' })
  clearInterval(blocker)
  await expect.poll(async () => (await fetch(`${server.origin}/api/games`)).status, { timeout: 30_000 }).toBe(200)
})
test('reconnecting does not reset a person’s message limit', async () => {
  const server = await testServer({ rateLimits: { ...DEFAULT_RATE_LIMITS, messages: { burst: 20, perSecond: 0.01 } } })
  const { code, token } = await server.api.create({ name: 'Anna', place: 'room' })
  const answered: number[] = []
  for (let time = 0; time < 3; time++) {
    const socket = await RawSocket.openWithHello(server.origin, { code, token })
    for (let i = 0; i < 15; i++) socket.say({ t: 'ping', sent: i })
    await socket.takeFrame(time === 0 ? 'pong' : 'error', time === 0 ? ({ sent }) => sent === 14 : undefined)
    answered.push(socket.texts.filter((text) => text.includes('"pong"')).length)
  }
  expect(answered[0]! + answered[1]! + answered[2]!).toBe(20)
})
test('a stranger who floods the server with pings before hello is cut', async () => {
  const server = await testServer({ rateLimits: { ...DEFAULT_RATE_LIMITS, messages: { burst: 20, perSecond: 0.01 } } })
  const socket = new WebSocket(server.origin.replace('http', 'ws') + LIVE_PATH)
  onTestFinished(() => socket.terminate())
  let pongs = 0
  socket.on('pong', () => pongs++)
  await once(socket, 'open')
  for (let i = 0; i < 1000; i++) socket.ping()
  expect((await once(socket, 'close', { signal: AbortSignal.timeout(30_000) }))[0]).toBe(1008)
  expect(pongs).toBe(20)
})
test('connections are limited by address', async () => {
  const server = await testServer({ capacity: { ...patientCapacity, maxConnectionsPerAddress: 5 } })
  await Promise.all(Array.from({ length: 5 }, () => RawSocket.open(server.origin)))
  expect(await expectRefused(server.origin)).toEqual({ status: 429, retryAfter: '2' })
})
test('event streams count as connections of their address', async () => {
  const server = await testServer({ capacity: { ...patientCapacity, maxConnectionsPerAddress: 3 } })
  const { code } = await server.api.create({ name: 'Anna', place: 'room' })
  const open = () => fetch(`${server.origin}/api/tables/${code}/events`)
  const first = await open()
  await open()
  await RawSocket.open(server.origin)
  expect((await open()).status).toBe(429)
  expect(await expectRefused(server.origin)).toMatchObject({ status: 429 })
  await first.body!.cancel()
  await expect.poll(async () => (await open()).status).toBe(200)
})
test('somebody who goes while an event stream is opened is neither counted nor seen', async () => {
  const server = await testServer({ capacity: { ...patientCapacity, maxConnectionsPerAddress: 3 } })
  const { code } = await server.api.create({ name: 'Anna', place: 'room' })
  server.tables.unloadAll()
  const readTable = server.store.table.bind(server.store)
  let reads = 0
  server.store.table = async (asked) => {
    reads++
    await new Promise((done) => setTimeout(done, 200))
    return readTable(asked)
  }
  const leaving = new AbortController()
  const streams = [1, 2, 3].map(() => fetch(`${server.origin}/api/tables/${code}/events`, { signal: leaving.signal }).catch(() => undefined))
  await expect.poll(() => reads).toBeGreaterThan(0)
  leaving.abort()
  await Promise.all(streams)
  await expect.poll(async () => (await server.tables.get(code))?.connections).toBe(0)
  const statuses = await Promise.all([1, 2, 3].map(async () => (await fetch(`${server.origin}/api/tables/${code}/events`)).status))
  expect(statuses).toEqual([200, 200, 200])
})
test('upgrades of wrong paths count as connections, so that they are rate limited', async () => {
  const server = await testServer({ rateLimits: { ...DEFAULT_RATE_LIMITS, connections: { burst: 3, perSecond: 0.01 } } })
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) {
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/elsewhere`)
    socket.on('error', () => {})
    const [, { statusCode }] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
    statuses.push(statusCode)
  }
  expect(statuses).toEqual([400, 400, 400, 429, 429])
})
test('a refused upgrade is closed, even if the client keeps its end open', async () => {
  const server = await testServer()
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (data) => {
    answer += String(data)
  })
  socket.write('GET /elsewhere HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  const cut = once(socket, 'error', { signal: AbortSignal.timeout(20_000) }) as Promise<[NodeJS.ErrnoException]>
  const timer = setInterval(() => socket.write('x'), 100) // only a socket that is gone answers with a reset
  onTestFinished(() => clearInterval(timer))
  await expect(cut.catch(([problem]) => problem)).resolves.toMatchObject([{ code: expect.stringMatching(/ECONNRESET|EPIPE/) }])
  expect(answer).toContain('{"code":"badRequest"}')
})
test('plain sockets are limited by address, before they send anything', async () => {
  const server = await testServer({ capacity: { ...patientCapacity, maxSocketsPerAddress: 5 } })
  const openSockets = await Promise.all([1, 2, 3, 4, 5].map(() => openSocket(server)))
  await once((await openSocket(server)).resume(), 'close', { signal: AbortSignal.timeout(30_000) })
  expect(openSockets.map(({ closed }) => closed)).toEqual([false, false, false, false, false])
  openSockets[0]!.destroy()
  await expect.poll(async () => (await fetch(`${server.origin}/healthz`).catch(() => undefined))?.status).toBe(200)
})
test('a server without sockets or file descriptors left says so in its log and is not ready', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
  const clock = new HandTurnedClock(Date.now(), () => new Promise((turn) => setImmediate(turn)))
  let inUse = 10
  const server = await testServer({ log, clock, capacity: { ...patientCapacity, maxSockets: 3 }, countFiles: async () => ({ inUse, limit: 1000 }) })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const readiness = async () => {
    await new Promise((later) => setTimeout(later, 1100)) // the answer is kept for a second
    const [response] = (await once(get(`${server.origin}/readyz`, { agent }), 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return response.statusCode
  }
  expect(await readiness()).toBe(200)
  inUse = 990
  await clock.forward(5000)
  expect(await readiness()).toBe(503)
  expect(lines.join()).toContain('ulimit -n')
  inUse = 10
  await clock.forward(5000)
  expect(await readiness()).toBe(200)
  for (let i = 0; i < 3; i++) await openSocket(server)
  expect(await readiness()).toBe(503)
  expect(lines.join()).toContain('no more sockets')
})
test('thirty devices behind one address can join, connect and play without reaching any limit', async () => {
  const server = await testServer()
  const tables = await Promise.all(Array.from({ length: 5 }, () => startMatch(server, 6)))
  for (const { players } of tables) await playOn(players, 5)
}, 120_000)
test('a flood of newcomers is refused, and people with seats play through it', async () => {
  const { server, players } = await startMatch(testServer({ capacity: { ...patientCapacity, maxConnections: 60 }, trustedProxies: 1 }), 4)
  const { statuses } = startFlood(server)
  await expect.poll(() => statuses.get(503) ?? 0, { timeout: 20_000 }).toBeGreaterThan(0)
  await playOn(players, 10)
  expect(players.every(({ state }) => state === 'open')).toBe(true)
})

/** Starts a flood from ever new addresses: tables are opened, seats asked for, connections held open. */
function startFlood({ origin }: TestServer): { readonly statuses: ReadonlyMap<number, number> } {
  const statuses = new Map<number, number>()
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const sockets: WebSocket[] = []
  let turn = 0
  const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const timer = setInterval(() => {
    const headers = { 'x-forwarded-for': `203.0.113.${turn++ % 250}`, 'content-type': 'application/json' }
    const create = request(`${origin}/api/tables`, { method: 'POST', agent, headers }, (answer) => {
      note(answer.statusCode ?? 0)
      answer.resume()
    })
    create.on('error', () => {})
    create.end('{"name":"Mob","place":"room"}')
    get(`${origin}/api/tables/ABCD`, { agent, headers }, (answer) => answer.resume()).on('error', () => {})
    const socket = new WebSocket(origin.replace('http', 'ws') + LIVE_PATH, { headers })
    socket.on('unexpected-response', (_, { statusCode }) => note(statusCode ?? 0))
    socket.on('error', () => {})
    sockets.push(socket)
  }, 2)
  onTestFinished(() => {
    clearInterval(timer)
    agent.destroy()
    for (const socket of sockets) socket.terminate()
  })
  return { statuses }
}
