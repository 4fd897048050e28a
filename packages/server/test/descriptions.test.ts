// What the server says of itself to programs (OpenAPI, AsyncAPI, limits) is complete and true: real answers and real messages fit it.
import { LIVE_PATH } from '@safehouse/protocol'
import { clientMessages } from '@safehouse/protocol/messages'
import { responses } from '@safehouse/protocol/response-schemas'
import { serverMessages } from '@safehouse/protocol/server-messages'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_RATE_LIMITS } from '../src/limits/rate-limiter.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import { openTable, startMatch, whoMayAct } from '../testing/table.ts'

type Json = { readonly [key: string]: unknown }
const fetchJson = async (server: TestServer, path: string, token?: string): Promise<Json> =>
  (await (await fetch(server.origin + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})).json()) as Json

/** Fails for wrong fields and, since objects drop what they do not know, for fields that the schema lacks. */
function expectToFit(schema: z.ZodType, value: unknown): void {
  expect(schema.parse(value)).toEqual(value)
}
const referencesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => (name === '$ref' ? [String(inner)] : referencesIn(inner)))
const resolve = (document: Json, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((inner, name) => (inner as Json | undefined)?.[name], document)

test('every $ref in both descriptions can be resolved', async () => {
  const server = await testServer()
  for (const name of ['openapi', 'asyncapi']) {
    const document = await fetchJson(server, `/api/${name}.json`)
    expect(referencesIn(document).length).toBeGreaterThan(20)
    for (const reference of referencesIn(document)) expect([reference, resolve(document, reference)]).toEqual([reference, expect.anything()])
  }
})
test('OpenAPI has a schema for every response of every operation, and AsyncAPI for every message', async () => {
  const server = await testServer()
  const { paths } = (await fetchJson(server, '/api/openapi.json')) as { paths: Record<string, Record<string, { responses: Json }>> }
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods))
      for (const [status, response] of Object.entries(operation.responses))
        if (status !== '204')
          expect([path, method, status, response]).toEqual([path, method, status, expect.objectContaining({ content: expect.anything() })])
  const { components, channels } = (await fetchJson(server, '/api/asyncapi.json')) as { components: { schemas: Json }; channels: Json }
  expect(channels).toMatchObject({ live: { address: LIVE_PATH } })
  const names = [...Object.keys(clientMessages).map((t) => `client.${t}`), ...Object.keys(serverMessages).map((t) => `server.${t}`)]
  expect(Object.keys(components.schemas).sort()).toEqual(names.sort())
})
test('real answers fit their schemas', async () => {
  const server = await testServer()
  const { api } = server
  expectToFit(responses.ServerInfo, await api.info())
  expectToFit(responses.Limits, await fetchJson(server, '/api/limits'))
  expectToFit(responses.Games, await api.games())
  expectToFit(responses.GameDetails, await api.game('top-secret', 'nl'))
  for (const lang of ['en', 'nl', 'de']) expectToFit(responses.BotCharacters, await fetchJson(server, `/api/bots?lang=${lang}`))
  for (const pack of ['lamplight', 'kitchen-table']) expectToFit(responses.PackTexts, await fetchJson(server, `/api/packs/${pack}`))
  const { code, seats, players, start } = await openTable(server, 3)
  expectToFit(responses.SeatGrant, seats[0])
  expectToFit(responses.TableSummary, await api.table(code))
  expectToFit(responses.CommandResult, await api.command(code, seats[0]!.token, { do: 'lock', locked: true }))
  expectToFit(responses.KnockAnswer, await api.knock(code, 'Sam', 'a'.repeat(32)))
  expectToFit(responses.SeatMoveKey, await api.move(code, seats[1]!.token))
  expectToFit(responses.GroupKey, await api.keep(code, seats[0]!.token))
  await start()
  const actor = await whoMayAct(players)
  await actor.actAtRandom()
  for (const { token } of seats) {
    expectToFit(responses.SeatChoices, await api.choices(code, 1, token))
    expectToFit(responses.SeatView, await fetchJson(server, `/api/tables/${code}/games/1/view`, token))
  }
  expectToFit(responses.CommandResult, await api.command(code, seats[0]!.token, { do: 'pause' }))
  expectToFit(responses.Error, await fetchJson(server, '/api/games/chess'))
})
test('real messages fit their schemas, through a whole evening of one table', async () => {
  const { server, code, seats, players, command } = await openTable(testServer(), 3)
  const sockets = await Promise.all(
    [{ choices: true, view: true }, { choices: true, changes: true }, { changes: true }].map(async (requested, seat) => {
      players[seat]!.client.close()
      const socket = await RawSocket.openWithHello(server.origin, { code, token: seats[seat]!.token, ...requested })
      return socket
    }),
  )
  await command({ do: 'start', n: 1 })
  await Promise.all(sockets.map((socket) => socket.takeFrame('feed')))
  sockets[0]!.say({ t: 'say', id: 'chat-line-1', text: 'Good evening' })
  sockets[0]!.say({ t: 'react', id: 'reaction-1', reaction: 'laugh' })
  sockets[0]!.say({ t: 'ping', sent: 1 })
  sockets[0]!.say({ t: 'act', id: 'bad-action-1', n: 1, action: { do: 'dance' } })
  expect(await sockets[0]!.takeFrame('error')).toEqual({ t: 'error', code: 'badRequest', id: 'bad-action-1', with: { field: 'action.do' } })
  sockets[0]!.say({ t: 'act', id: 'too-early-1', n: 1, action: { do: 'endTurn', question: 'none' } })
  await sockets[0]!.takeFrame('refused')
  await command({ do: 'nudge', person: seats[1]!.you })
  await sockets[1]!.takeFrame('nudged')
  await command({ do: 'pause' })
  await sockets[2]!.takeFrame('houseChanged', ({ house }) => (house as { on?: { clock: { pausedAt: unknown } } }).on?.clock.pausedAt != null)
  const kinds = new Set<string>()
  for (const text of sockets.flatMap(({ texts }) => texts)) {
    const message = JSON.parse(text) as { t: keyof typeof serverMessages }
    kinds.add(message.t)
    expectToFit(serverMessages[message.t], message)
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['welcome', 'house', 'houseChanged', 'feed', 'choices', 'view', 'refused', 'error', 'said', 'pong']),
  )
})

test('a program’s house document says whom the running match waits for; the house document for pages does not', async () => {
  const { server, code, seats, players, command } = await startMatch(testServer(), 3)
  const program = await RawSocket.open(server.origin)
  program.say({ t: 'hello', code, choices: true, changes: true })
  const awaited = () => players.flatMap((player) => (player.choices.length > 0 ? [player.you] : []))
  const namesAwaitedPeople = ({ house }: { house?: unknown }) =>
    JSON.stringify([...((house as { waitsFor?: string[] }).waitsFor ?? [])].sort()) === JSON.stringify(awaited().sort())
  await program.takeFrame('house', ({ house }) => namesAwaitedPeople({ house }))
  for (let move = 0; move < 3; move++) {
    const before = awaited()
    await (await whoMayAct(players)).actAtRandom()
    await Promise.all(players.map((player) => player.until(() => player.feed.length > 0)))
    if (awaited().join() !== before.join())
      await program.takeFrame('houseChanged', ({ house }) => 'waitsFor' in (house as object) && namesAwaitedPeople({ house }))
  }
  await command({ do: 'pause' })
  await program.takeFrame('houseChanged', ({ gone }) => (gone as string[] | undefined)?.includes('waitsFor') === true)
  for (const { house } of players) expect(house).not.toHaveProperty('waitsFor')
  expect((await server.api.command(code, seats[0]!.token, { do: 'goOn' })).house.waitsFor?.toSorted()).toEqual(awaited().sort())
})

test('an error for too many requests names the rate limit and the seconds to wait, and /api/limits lists all limits', async () => {
  const joins = { burst: 2, perSecond: 0.1 }
  const server = await testServer({ rateLimits: { ...DEFAULT_RATE_LIMITS, joins } })
  expect(await fetchJson(server, '/api/limits')).toMatchObject({ joins: { ...joins, by: 'address and table' }, requests: { by: 'address' } })
  const { code } = await server.api.create({ name: 'Anna', place: 'room' })
  const join = (name: string) => server.post(`/api/tables/${code}/seats`, { name })
  for (const name of ['Bram', 'Cleo']) expect((await join(name)).status).toBe(201)
  const refused = await join('Dirk')
  const { code: problem, with: reached } = (await refused.json()) as { code: string; with: { limit: string; seconds: number } }
  expect([refused.status, problem, reached.limit]).toEqual([429, 'tooManyRequests', 'joins'])
  expect(reached.seconds).toBeGreaterThanOrEqual(9)
  expect(refused.headers.get('retry-after')).toBe(String(reached.seconds))
})
test('a message that is too large is answered with its id', async () => {
  const { server, code, seats } = await openTable(testServer(), 1)
  const socket = await RawSocket.openWithHello(server.origin, { code, token: seats[0]!.token })
  socket.say({ t: 'say', id: 'a-long-line', text: 'x'.repeat(17 * 1024) })
  expect(await socket.takeFrame('error')).toEqual({ t: 'error', code: 'tooLarge', id: 'a-long-line' })
})
