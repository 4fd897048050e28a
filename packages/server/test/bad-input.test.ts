// Invalid input from clients: each is answered with its error code, changes nothing, leaks nothing, and
// the server goes on.
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { DEFAULT_RATE_LIMITS } from '../src/limits/rate-limiter.ts'
import { Player } from '../testing/player.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import { openTable, startMatch, whoMayAct } from '../testing/table.ts'

async function post(server: TestServer, path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  return { status: response.status, body: (await response.json()) as { code: string; with?: object } }
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const expectAlive = async (server: TestServer) => expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)

test('malformed JSON over HTTP is a bad request', async () => {
  const server = await testServer()
  expect(await post(server, '/api/tables', '{"name":"Anna",')).toEqual({ status: 400, body: { code: 'badRequest' } })
  await expectAlive(server)
})
test('malformed JSON over a socket is a bad request, and the socket goes on', async () => {
  const server = await testServer()
  const { code, token } = await server.api.create({ name: 'Anna', place: 'room' })
  const socket = await RawSocket.open(server.origin)
  for (const text of ['{', 'null', '[]', '"hello"', '{"t":"nothing"}', '{"t":"__proto__"}']) {
    socket.say(text)
    expect(await socket.takeFrame('error')).toMatchObject({ t: 'error', code: 'badRequest' })
  }
  socket.say(new Uint8Array([1, 2, 3]))
  expect(await socket.takeFrame('error')).toMatchObject({ t: 'error', code: 'badRequest' })
  socket.say({ t: 'hello', code, token })
  await socket.takeFrame('welcome')
})
test("a command's token and limit are checked before its body is read, so that only people at a table can have large ones read", async () => {
  const server = await testServer({ rateLimits: { ...DEFAULT_RATE_LIMITS, commands: { burst: 1, perSecond: 0.001 } } })
  const { code, token } = await server.api.create({ name: 'Anna', place: 'room' })
  /** The status that answers the head of a command, whose body does not follow. */
  const statusOfHead = (bearerToken: string) =>
    new Promise<string>((done) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        const head = `POST /api/tables/${code} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bearerToken}\r\n`
        socket.write(`${head}Content-Type: application/json\r\nContent-Length: 500000\r\n\r\n`)
      })
      socket.once('data', (data) => {
        socket.destroy()
        done(String(data).split(' ')[1]!)
      })
      onTestFinished(() => void socket.destroy())
    })
  expect(await statusOfHead('x')).toBe('401')
  expect(await statusOfHead(`${token}x`)).toBe('401')
  expect(await post(server, `/api/tables/${code}`, '{"do":"fly"}', bearer(token))).toMatchObject({ status: 400 })
  expect(await statusOfHead(token)).toBe('429')
})
test('a message that nests deep or has hundreds of members is refused unread, with its id, and the socket goes on', async () => {
  const { server, code, seats } = await startMatch(testServer(), 2)
  const socket = await RawSocket.openWithHello(server.origin, { code, token: seats[0]!.token })
  const nested = `${'['.repeat(4000)}${']'.repeat(4000)}`
  const members = JSON.stringify(Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`k${i}`, 1])))
  for (const [i, action] of [nested, members].entries()) {
    const id = `abcdefgh-${i}`
    socket.say(`{"t":"act","id":"${id}","n":1,"action":${action}}`)
    expect(await socket.takeFrame('error')).toEqual({ t: 'error', code: 'badRequest', id })
  }
  socket.say({ t: 'ping', sent: 1 })
  expect(await socket.takeFrame('pong')).toMatchObject({ sent: 1 })
})
test('unknown fields are refused, in requests, messages and actions', async () => {
  const { server, code, seats, players } = await startMatch(testServer(), 2)
  expect(await post(server, '/api/tables', '{"name":"Anna","place":"room","admin":true}')).toMatchObject({
    status: 400,
    body: { code: 'badRequest' },
  })
  const lock = '{"do":"lock","locked":true,"quietly":true}'
  expect(await post(server, `/api/tables/${code}`, lock, bearer(seats[0]!.token))).toMatchObject({ status: 400, body: { code: 'badRequest' } })
  const actor = await whoMayAct(players)
  const { do: what, question } = actor.choices[0]!
  expect(await actor.act({ do: what, question, extra: 1 })).toEqual({ ok: false, error: 'badRequest' })
  const socket = await RawSocket.open(server.origin)
  socket.say({ t: 'hello', code, seat: 1 })
  expect(await socket.takeFrame('error')).toMatchObject({ code: 'badRequest' })
  expect(actor.house!.locked).toBe(false)
})
test('wrong types are refused', async () => {
  const { server, code, seats, players } = await startMatch(testServer(), 2)
  for (const body of ['{"name":7,"place":"room"}', '{"name":"Anna","place":"moon"}', '[]', 'null', '"Anna"']) {
    expect(await post(server, '/api/tables', body)).toMatchObject({ status: 400, body: { code: 'badRequest' } })
  }
  for (const body of ['{"do":"start","n":"1"}', '{"do":"start","n":1.5}', '{"do":"order","people":"all"}', '{"do":"fly"}']) {
    expect(await post(server, `/api/tables/${code}`, body, bearer(seats[0]!.token))).toMatchObject({ status: 400, body: { code: 'badRequest' } })
  }
  const actor = await whoMayAct(players)
  for (const action of [null, 7, 'roll', [], {}, { do: 'roll' }, { do: 7, question: 'x' }]) {
    expect(await actor.act(action)).toEqual({ ok: false, error: 'badRequest' })
  }
})
test('a body that is too long is refused unread, a message that is too long is refused', async () => {
  const server = await testServer()
  const { code } = await server.api.create({ name: 'Anna', place: 'room' })
  const long = JSON.stringify({ name: 'x'.repeat(70_000), place: 'room' })
  expect(await post(server, '/api/tables', long)).toEqual({ status: 413, body: { code: 'tooLarge' } })
  const socket = await RawSocket.open(server.origin)
  socket.say({ t: 'hello', code, token: 'x'.repeat(20_000) })
  expect(await socket.takeFrame('error')).toEqual({ t: 'error', code: 'tooLarge' })
  socket.say('x'.repeat(100_000))
  expect(await socket.waitUntilClosed()).toBe(1009)
  await expectAlive(server)
})
test('names that are too long, empty, taken or only spaces are refused with their own codes', async () => {
  const server = await testServer()
  const { code } = await server.api.create({ name: '  Zoë   van\u202e Dam ', place: 'room' })
  const join = async (name: string) => (await post(server, `/api/tables/${code}/seats`, JSON.stringify({ name }))).body.code
  expect((await server.api.table(code)).people[0]!.name).toBe('Zoë van Dam')
  expect(await join('x'.repeat(10_000))).toBe('nameTooLong')
  expect(await join('x'.repeat(21))).toBe('nameTooLong')
  expect(await join('   \u200b\u00a0 ')).toBe('nameEmpty')
  expect(await join('')).toBe('nameEmpty')
  expect(await join('ZOE VAN DAM')).toBe('nameTaken')
  expect((await server.api.join(code, '👩‍🚀👩‍🚀👩‍🚀')).you).toBeTruthy()
  expect((await server.api.join(code, 'שָׁלוֹם')).you).toBeTruthy()
})
test('nobody can act for another seat: the token decides the seat, and without a token there is none', async () => {
  const { server, code, players } = await startMatch(testServer(), 2)
  while (players.every(({ choices }) => choices[0]?.do !== 'roll')) await (await whoMayAct(players)).actAtRandom()
  const actor = players.find(({ choices }) => choices[0]?.do === 'roll')!
  const otherPlayer = players.find((player) => player !== actor)!
  const { question } = actor.choices[0]!
  const before = actor.feed.length
  expect(await otherPlayer.act({ do: 'roll', question })).toMatchObject({ ok: false, refusal: { rule: expect.stringMatching(/^SA-/) } })
  expect(await otherPlayer.act({ do: 'roll', question, seat: actor.seat })).toEqual({ ok: false, error: 'badRequest' })
  const spectator = await RawSocket.openWithHello(server.origin, { code })
  spectator.say({ t: 'act', id: 'abcdefgh', n: 1, action: { do: 'roll', question } })
  expect(await spectator.takeFrame('error')).toEqual({ t: 'error', code: 'notSeated', id: 'abcdefgh' })
  expect(actor.feed).toHaveLength(before)
})
test('a forged token, or one of another table, is refused everywhere', async () => {
  const server = await testServer()
  const { code, token, you } = await server.api.create({ name: 'Anna', place: 'room' })
  const elsewhere = await server.api.create({ name: 'Anna', place: 'room' })
  const forged = [`${code}.${you}.1.${'A'.repeat(43)}`, `${token}x`, token.replace(you, elsewhere.you), 'x', `${code}.${you}.1`, `${token}.more`]
  for (const forgedToken of forged) {
    expect(await post(server, `/api/tables/${code}`, '{"do":"addBot"}', bearer(forgedToken))).toEqual({ status: 401, body: { code: 'badToken' } })
    const socket = await RawSocket.open(server.origin)
    socket.say({ t: 'hello', code, token: forgedToken })
    expect(await socket.takeFrame('error')).toEqual({ t: 'error', code: 'badToken' })
    await socket.waitUntilClosed()
  }
  expect(await post(server, `/api/tables/${code}`, '{"do":"addBot"}')).toEqual({ status: 401, body: { code: 'badToken' } })
  const fromOtherTable = await post(server, `/api/tables/${code}`, '{"do":"addBot"}', bearer(elsewhere.token))
  expect(fromOtherTable).toEqual({ status: 403, body: { code: 'notYourTable' } })
  expect((await server.api.table(code)).people).toHaveLength(1)
})
test('a stale action is refused by its rule and changes nothing', async () => {
  const { players } = await startMatch(testServer(), 2)
  const actor = await whoMayAct(players)
  const { do: what, question } = actor.choices[0]!
  expect(await actor.act({ do: what, question })).toEqual({ ok: true })
  const before = actor.feed.length
  expect(await actor.act({ do: what, question })).toMatchObject({ ok: false, refusal: { rule: expect.stringMatching(/^SA-/) } })
  expect(actor.feed).toHaveLength(before)
  expect(await actor.client.act(7, { do: what, question })).toEqual({ ok: false, error: 'noGameRunning' })
})
test('the same action twice is done once and acknowledged twice', async () => {
  const { server, code, seats, players } = await startMatch(testServer(), 2)
  const actor = await whoMayAct(players)
  const { do: what, question } = actor.choices[0]!
  const socket = await RawSocket.openWithHello(server.origin, { code, token: seats[actor.seat]!.token })
  await socket.takeFrame('feed')
  const act = { t: 'act', id: 'the-same-id', n: 1, action: { do: what, question } }
  for (let i = 0; i < 3; i++) socket.say(act)
  for (let i = 0; i < 3; i++) expect(await socket.takeFrame('ack')).toEqual({ t: 'ack', id: 'the-same-id' })
  expect((await server.store.entries(`${code}/1`, 0)).filter((entry) => entry.includes('the-same-id'))).toHaveLength(1)
})
test('a connection that floods is cut off, and others are not affected', async () => {
  const { server, code, players } = await startMatch(testServer(), 2)
  const flood = await RawSocket.open(server.origin)
  flood.say({ t: 'hello', code })
  for (let i = 0; i < 500; i++) flood.say({ t: 'ping', sent: i })
  expect(await flood.takeFrame('error')).toEqual({ t: 'error', code: 'tooManyRequests', with: { limit: 'messages', seconds: 1 } })
  await flood.waitUntilClosed()
  const actor = await whoMayAct(players)
  expect(await actor.actAtRandom()).toEqual({ ok: true })
})
test('a flood of requests from one address is refused with the time to wait', async () => {
  const server = await testServer({ rateLimits: { ...DEFAULT_RATE_LIMITS, requests: { burst: 20, perSecond: 1 } } })
  const responses = await Promise.all(Array.from({ length: 40 }, () => fetch(`${server.origin}/api/games`)))
  const refused = responses.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(19)
  expect(refused[0]!.headers.get('retry-after')).toBe('1')
  expect(await refused[0]!.json()).toEqual({ code: 'tooManyRequests', with: { limit: 'requests', seconds: 1 } })
})
test('different spellings of a path share one limit, and other sites are refused under each of them', async () => {
  const server = await testServer({ rateLimits: { ...DEFAULT_RATE_LIMITS, requests: { burst: 20, perSecond: 1 } } })
  const encodedPath = `${server.origin}/%61pi`
  expect((await fetch(`${encodedPath}/tables`, { method: 'POST', headers: { origin: 'https://elsewhere.example' } })).status).toBe(400)
  const responses = await Promise.all(Array.from({ length: 40 }, () => fetch(`${encodedPath}/games`)))
  expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(19)
})
test('too many commands by one person, or joins from one address, are limited, and others are not', async () => {
  const few = { burst: 3, perSecond: 0.01 }
  const { server, code, seats } = await openTable(testServer({ rateLimits: { ...DEFAULT_RATE_LIMITS, commands: few, joins: few } }), 2)
  const rename = (seat: number, name: string) => server.api.command(code, seats[seat]!.token, { do: 'rename', name })
  for (const name of ['One', 'Two', 'Three']) await rename(0, name)
  const refused = { status: 429, body: { code: 'tooManyRequests' } }
  await expect(rename(0, 'Four')).rejects.toMatchObject({ status: 429, body: { with: { limit: 'commands', seconds: expect.any(Number) } } })
  await expect(server.api.move(code, seats[0]!.token)).rejects.toMatchObject(refused)
  await rename(1, 'Five')
  for (const name of ['Cleo', 'Dirk']) await server.api.join(code, name)
  await expect(server.api.join(code, 'Elif')).rejects.toMatchObject(refused)
})
test('guessing codes is limited, and afterwards the answer does not tell right codes from wrong ones', async () => {
  const server = await testServer()
  const { code, token } = await server.api.create({ name: 'Anna', place: 'room' })
  const lookUpCode = async (guess: string) => ((await (await fetch(`${server.origin}/api/tables/${guess}`)).json()) as { code: string }).code
  expect(await lookUpCode('AAAA')).toBe('unknownTable')
  for (let i = 0; i < 30; i++) await lookUpCode('BBBB')
  expect(await lookUpCode('AAAA')).toBe('tooManyRequests')
  expect(await lookUpCode(code)).toBe('tooManyRequests')
  await server.api.command(code, token, { do: 'addBot' }) // a person with a seat is not limited by wrong guesses from their address
})
test('a full table cannot be joined', async () => {
  const { server, code, command } = await openTable(testServer(), 1)
  await command({ do: 'chooseGame', game: 'spyfall-2' })
  for (let i = 0; i < 11; i++) await command({ do: 'addBot' })
  await expect(server.api.join(code, 'Gina')).rejects.toMatchObject({ status: 409, body: { code: 'tableFull' } })
  await expect(command({ do: 'addBot' })).rejects.toMatchObject({ body: { code: 'tableFull' } })
})
test('a running table and a locked one cannot be joined', async () => {
  const { server, code, command } = await startMatch(testServer(), 2)
  await expect(server.api.join(code, 'Gina')).rejects.toMatchObject({ status: 409, body: { code: 'gameRunning' } })
  await command({ do: 'endGame', n: 1 })
  await command({ do: 'lock', locked: true })
  await expect(server.api.join(code, 'Gina')).rejects.toMatchObject({ status: 409, body: { code: 'tableLocked' } })
})
test('of many start commands at once one starts the match, and the others are told that it has started', async () => {
  const { server, code, players, command } = await openTable(testServer(), 3)
  const starts = await Promise.allSettled(Array.from({ length: 8 }, () => command({ do: 'start', n: 1 })))
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const start of starts) if (start.status === 'rejected') expect(start.reason).toMatchObject({ status: 409, body: { code: 'alreadyStarted' } })
  await players[0]!.until(() => players[0]!.matchNumber === 1)
  expect(await server.store.match(`${code}/2`)).toBeUndefined()
})
test('a match cannot start with too few people, options must be valid, and the game must exist', async () => {
  const { command } = await openTable(testServer(), 1)
  await expect(command({ do: 'start', n: 1 })).rejects.toMatchObject({ body: { code: 'tooFewPlayers', with: { min: 2 } } })
  await expect(command({ do: 'setOptions', options: { decisionSeconds: 31 } })).rejects.toMatchObject({ body: { code: 'badOptions' } })
  await expect(command({ do: 'setOptions', options: { cheat: true } })).rejects.toMatchObject({ body: { code: 'badOptions' } })
  await expect(command({ do: 'chooseGame', game: 'chess' })).rejects.toMatchObject({ status: 404, body: { code: 'unknownGame' } })
})
test.each([
  { count: 0 },
  { count: 1.5 },
  { count: 13 },
  { count: '2' },
  { faces: new Array(13).fill('heron') },
  { faces: ['x'.repeat(41)] },
  { faces: 'heron' },
  { level: 'godlike' },
  { name: 'Anna' },
])('bots are not added by such a wish: %j', async (wish) => {
  const { server, code, seats } = await openTable(testServer(), 1)
  const answer = await post(server, `/api/tables/${code}`, JSON.stringify({ do: 'addBot', ...wish }), bearer(seats[0]!.token))
  expect(answer).toMatchObject({ status: 400, body: { code: 'badRequest' } })
})
test('what only the host may do is refused to others', async () => {
  const { server, code, seats } = await openTable(testServer(), 2)
  const asGuest = (command: object) => post(server, `/api/tables/${code}`, JSON.stringify(command), bearer(seats[1]!.token))
  for (const command of [
    { do: 'start', n: 1 },
    { do: 'addBot' },
    { do: 'lock', locked: true },
    { do: 'remove', person: seats[0]!.you },
    { do: 'pause' },
  ])
    expect(await asGuest(command)).toEqual({ status: 403, body: { code: 'notHost' } })
})
test('a message before hello, and a second hello, are refused', async () => {
  const server = await testServer()
  const { code, token } = await server.api.create({ name: 'Anna', place: 'room' })
  const early = await RawSocket.open(server.origin)
  early.say({ t: 'act', id: 'abcdefgh', n: 1, action: {} })
  expect(await early.takeFrame('error')).toEqual({ t: 'error', code: 'helloFirst', id: 'abcdefgh' })
  const twice = await RawSocket.open(server.origin)
  twice.say({ t: 'hello', code, token })
  twice.say({ t: 'hello', code, token })
  expect(await twice.takeFrame('error')).toEqual({ t: 'error', code: 'badRequest' })
})
test('spectators are refused at a table that does not exist, and at one whose host does not admit them', async () => {
  const { server, code, command } = await openTable(testServer(), 1)
  const spectator = new Player(server.origin, code)
  await spectator.until(() => spectator.state === 'open')
  await command({ do: 'setSettings', settings: { watching: false } })
  await spectator.until(() => spectator.state === 'refused')
  expect(spectator.error).toBe('watchingOff')
  const secondSpectator = new Player(server.origin, code)
  await secondSpectator.until(() => secondSpectator.error === 'watchingOff')
  const atUnknownTable = new Player(server.origin, 'ZZZZ')
  await atUnknownTable.until(() => atUnknownTable.error === 'unknownTable')
})
test('pages of other sites may neither post nor connect', async () => {
  const server = await testServer()
  const foreign = { origin: 'https://evil.example' }
  expect(await post(server, '/api/tables', '{"name":"Anna","place":"room"}', foreign)).toEqual({ status: 400, body: { code: 'badRequest' } })
  expect((await post(server, '/api/tables', '{"name":"Anna","place":"room"}', { origin: server.origin })).status).toBe(201)
  await expect(RawSocket.open(server.origin, { headers: foreign })).rejects.toThrow('400')
  await RawSocket.open(server.origin, { headers: { origin: server.origin } })
})
test('an unknown path of the API is answered with an error as JSON', async () => {
  const server = await testServer()
  const response = await fetch(`${server.origin}/api/nothing`)
  expect([response.status, await response.json()]).toEqual([404, { code: 'badRequest' }])
})
