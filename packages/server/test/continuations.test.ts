// Playing on from a moment of a match that is over, at a practice table.
import { feedOf, type GameRecord, type GameTypes, verify } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { expect, test } from 'vitest'
import { DEFAULT_RATE_LIMITS } from '../src/limits/rate-limiter.ts'
import { fasterClock } from '../testing/clock.ts'
import { Player } from '../testing/player.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import { startMatch, whoMayAct } from '../testing/table.ts'

const { game } = games['spy-alley-dice']!
const recordOf = (server: TestServer, code: string, token: string) => server.api.record(code, 1, token) as Promise<GameRecord<GameTypes>>

/** Plays a match of three for a few moves; then the host ends it. */
async function playAndEndEarly(server: TestServer) {
  const table = await startMatch(server, 3)
  for (let i = 0; i < 8; i++) {
    const player = await whoMayAct(table.players)
    const before = player.feed.length
    await player.actAtRandom()
    await Promise.all(table.players.map((other) => other.until(() => other.feed.length > before)))
  }
  await table.command({ do: 'endGame', n: 1 })
  return { ...table, record: await recordOf(server, table.code, table.seats[0]!.token) }
}

test('a person plays on from a moment as another seat, is told what that seat was told, and the match ends with a record that verifies', async () => {
  const server = await testServer({ clock: fasterClock(50) })
  const { code, seats, record } = await playAndEndEarly(server)
  const kept = record.entries.length - 2
  const grant = await server.api.playOn(code, 1, seats[0]!.token, { kept, seat: 2 })
  expect(grant.code).not.toBe(code)
  expect(grant.house).toMatchObject({ practice: true, kept: false, on: { continues: kept, game: 'spy-alley-dice' } })
  expect(grant.house.people.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['Anna bot', 'Bram bot', 'Cleo person'])

  const player = new Player(server.origin, grant.code, grant.token)
  await player.until(() => player.feed.length > 0, 'the feed')
  const feedOfSeat = feedOf(record.entries.slice(0, kept), 2)
  expect(player.feed.slice(0, feedOfSeat.length)).toEqual(feedOfSeat)
  await player.playOut()
  expect(player.house?.on?.state).toBe('over')
  // This record contains the deal of the first match, which only the host of the first table may publish.
  const publishing = server.api.command(grant.code, grant.token, { do: 'publishRecord', n: 1, published: true })
  await expect(publishing).rejects.toMatchObject({ body: { code: 'recordPrivate' } })

  const continuationRecord = await recordOf(server, grant.code, grant.token)
  expect(continuationRecord.entries.slice(0, kept)).toEqual(record.entries.slice(0, kept))
  expect(continuationRecord.secret).not.toBe(record.secret)
  expect(continuationRecord.continues).toEqual([{ entries: kept, secret: record.secret, entropy: record.entropy }])
  expect(verify(game, continuationRecord)).toBeUndefined()
  expect(verify(game, { ...continuationRecord, continues: [] })).toMatchObject({ problem: 'chain' })
}, 120_000)
test('only people of the table may play on, and only from a seat and a moment that the match had', async () => {
  const server = await testServer()
  const { code, seats, record, command } = await playAndEndEarly(server)
  const otherTable = await server.api.create({ name: 'Otto', place: 'room' })
  const playOn = (token: string, kept: number, seat: number) => server.api.playOn(code, 1, token, { kept, seat })
  const ownToken = seats[1]!.token
  await command({ do: 'publishRecord', n: 1, published: true })
  await expect(playOn(otherTable.token, 3, 0)).rejects.toMatchObject({ body: { code: 'recordPrivate' } })
  await expect(playOn(ownToken, record.entries.length + 1, 0)).rejects.toMatchObject({ body: { code: 'badRequest' } })
  await expect(playOn(ownToken, 3, 3)).rejects.toMatchObject({ body: { code: 'badRequest' } })
  await expect(playOn(ownToken, 0, 0)).rejects.toMatchObject({ body: { code: 'badRequest' } })
  await expect(server.api.playOn(code, 2, ownToken, { kept: 1, seat: 0 })).rejects.toMatchObject({ body: { code: 'noGameRunning' } })
})
test('refused attempts to play on are rate limited like new tables, because each of them reads a whole match', async () => {
  const server = await testServer({ rateLimits: { ...DEFAULT_RATE_LIMITS, newTables: { burst: 3, perSecond: 0.01 } } })
  const { code, seats } = await playAndEndEarly(server) // its table is the first of the three
  const attempt = () => server.api.playOn(code, 1, seats[1]!.token, { kept: 3, seat: 99 })
  for (let i = 0; i < 2; i++) await expect(attempt()).rejects.toMatchObject({ body: { code: 'badRequest' } })
  await expect(attempt()).rejects.toMatchObject({ body: { code: 'tooManyRequests' } })
})
test('a continuation can be continued again, and the last record verifies all parts', async () => {
  const server = await testServer({ clock: fasterClock(50) })
  const { code, seats, record } = await playAndEndEarly(server)
  const first = await server.api.playOn(code, 1, seats[0]!.token, { kept: 4, seat: 0 })
  const player = new Player(server.origin, first.code, first.token)
  await player.playOut()
  const { entries } = await recordOf(server, first.code, first.token)
  const kept = Math.floor((entries.length + 4) / 2)
  const second = await server.api.playOn(first.code, 1, first.token, { kept, seat: 1 })
  await server.api.command(second.code, second.token, { do: 'endGame', n: 1 })
  const continuationRecord = await recordOf(server, second.code, second.token)
  expect(continuationRecord.continues?.map((seed) => seed.entries)).toEqual([4, kept])
  expect(continuationRecord.continues?.[0]?.secret).toBe(record.secret)
  expect(continuationRecord.entries.slice(0, kept)).toEqual(entries.slice(0, kept))
  expect(verify(game, continuationRecord)).toBeUndefined()
}, 120_000)
