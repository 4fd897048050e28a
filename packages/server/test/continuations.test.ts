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

/** A match of three that was broken off after a few moves. */
async function brokenOff(server: TestServer) {
  const table = await startMatch(server, 3)
  for (let i = 0; i < 8; i++) {
    const player = await whoMayAct(table.players)
    const before = player.feed.length
    await player.actAtRandom()
    await Promise.all(table.players.map((one) => one.until(() => one.feed.length > before)))
  }
  await table.command({ do: 'endGame', n: 1 })
  return { ...table, record: await recordOf(server, table.code, table.seats[0]!.token) }
}

test('somebody plays on from a moment as any seat: it was told what that seat was told, and the match ends with a record that verifies', async () => {
  const server = await testServer({ clock: fasterClock(50) })
  const { code, seats, record } = await brokenOff(server)
  const kept = record.entries.length - 2
  const grant = await server.api.playOn(code, 1, seats[0]!.token, { kept, seat: 2 })
  expect(grant.code).not.toBe(code)
  expect(grant.house).toMatchObject({ practice: true, kept: false, on: { continues: kept, game: 'spy-alley-dice' } })
  expect(grant.house.people.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['Anna bot', 'Bram bot', 'Cleo person'])

  const player = new Player(server.origin, grant.code, grant.token)
  await player.until(() => player.feed.length > 0, 'the feed')
  const told = feedOf(record.entries.slice(0, kept), 2)
  expect(player.feed.slice(0, told.length)).toEqual(told)
  await player.playOut()
  expect(player.house?.on?.state).toBe('over')
  // It holds the deal of the first match, which only that table's host may publish.
  const published = server.api.command(grant.code, grant.token, { do: 'publishRecord', n: 1, published: true })
  await expect(published).rejects.toMatchObject({ body: { code: 'recordPrivate' } })

  const again = await recordOf(server, grant.code, grant.token)
  expect(again.entries.slice(0, kept)).toEqual(record.entries.slice(0, kept))
  expect(again.secret).not.toBe(record.secret)
  expect(again.continues).toEqual([{ entries: kept, secret: record.secret, entropy: record.entropy }])
  expect(verify(game, again)).toBeUndefined()
  expect(verify(game, { ...again, continues: [] })).toMatchObject({ problem: 'chain' })
}, 120_000)
test('only people of the table play on, only on a seat and from a moment that there was', async () => {
  const server = await testServer()
  const { code, seats, record, command } = await brokenOff(server)
  const other = await server.api.create({ name: 'Otto', place: 'room' })
  const playOn = (token: string, kept: number, seat: number) => server.api.playOn(code, 1, token, { kept, seat })
  const own = seats[1]!.token
  await command({ do: 'publishRecord', n: 1, published: true })
  await expect(playOn(other.token, 3, 0)).rejects.toMatchObject({ body: { code: 'recordPrivate' } })
  await expect(playOn(own, record.entries.length + 1, 0)).rejects.toMatchObject({ body: { code: 'badRequest' } })
  await expect(playOn(own, 3, 3)).rejects.toMatchObject({ body: { code: 'badRequest' } })
  await expect(playOn(own, 0, 0)).rejects.toMatchObject({ body: { code: 'badRequest' } })
  await expect(server.api.playOn(code, 2, own, { kept: 1, seat: 0 })).rejects.toMatchObject({ body: { code: 'noGameRunning' } })
})
test('refused attempts to play on count as new tables, so that nobody can have a long match read without end', async () => {
  const server = await testServer({ allowances: { ...DEFAULT_RATE_LIMITS, newTables: { burst: 3, perSecond: 0.01 } } })
  const { code, seats } = await brokenOff(server) // its table is the first of the three
  const attempt = () => server.api.playOn(code, 1, seats[1]!.token, { kept: 3, seat: 99 })
  for (let i = 0; i < 2; i++) await expect(attempt()).rejects.toMatchObject({ body: { code: 'badRequest' } })
  await expect(attempt()).rejects.toMatchObject({ body: { code: 'tooManyRequests' } })
})
test('a match that was played on can be played on again, and both are proved', async () => {
  const server = await testServer({ clock: fasterClock(50) })
  const { code, seats, record } = await brokenOff(server)
  const first = await server.api.playOn(code, 1, seats[0]!.token, { kept: 4, seat: 0 })
  const player = new Player(server.origin, first.code, first.token)
  await player.playOut()
  const { entries } = await recordOf(server, first.code, first.token)
  const kept = Math.floor((entries.length + 4) / 2)
  const second = await server.api.playOn(first.code, 1, first.token, { kept, seat: 1 })
  await server.api.command(second.code, second.token, { do: 'endGame', n: 1 })
  const again = await recordOf(server, second.code, second.token)
  expect(again.continues?.map((seed) => seed.entries)).toEqual([4, kept])
  expect(again.continues?.[0]?.secret).toBe(record.secret)
  expect(again.entries.slice(0, kept)).toEqual(entries.slice(0, kept))
  expect(verify(game, again)).toBeUndefined()
}, 120_000)
