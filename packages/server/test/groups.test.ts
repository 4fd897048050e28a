// A group's lasting history through the real server: the host keeps it, anybody with the key can read it, add tables to it and delete it.
import type { ErrorCode } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { Groups } from '../src/groups.ts'
import { fasterClock } from '../testing/clock.ts'
import { Player } from '../testing/player.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import { openTable } from '../testing/table.ts'

const errorBody = (code: ErrorCode) => ({ body: { code } })

/** Opens a table of two and plays its first match to the end. */
async function playEvening(server: TestServer) {
  const table = await openTable(server, 2)
  await table.command({ do: 'start', n: 1 })
  await Promise.all(table.players.map((player) => player.playOut()))
  return table
}

test('a table’s results are kept from before and after it joins a group, each match once', async () => {
  const server = await testServer({ clock: fasterClock(50) })
  const { code, seats, players, command } = await playEvening(server)
  const [anna, bram] = seats as [(typeof seats)[0], (typeof seats)[0]]
  expect(players[0]!.house?.kept).toBe(false)
  const { key } = await server.api.keep(code, anna.token)
  expect(key).toMatch(/^[\w-]{22}$/)
  expect((await server.api.group(key)).games).toMatchObject([
    {
      id: `${code}/1`,
      game: 'spy-alley-dice',
      sitters: [
        { name: 'Anna', kind: 'person' },
        { name: 'Bram', kind: 'person' },
      ],
      luck: [{ what: 'first', deals: 1, odds: 1 / 2 }],
    },
  ])
  expect(await server.api.keep(code, anna.token)).toEqual({ key })
  expect(await server.api.keptIn(code, bram.token)).toEqual({ key })
  await players[1]!.until(() => players[1]!.house?.kept)

  await command({ do: 'start', n: 2 })
  await Promise.all(players.map((player) => player.playOut()))
  await expect.poll(async () => (await server.api.group(key)).games.map(({ id }) => id)).toEqual([`${code}/1`, `${code}/2`])
  const { games } = await server.api.group(key)
  expect(games[1]!.winners).toEqual(players[0]!.house!.played[1]!.winners.map((id) => players[0]!.house!.on!.seats.indexOf(id)))
}, 60_000)
test('another table can be created for the same group', async () => {
  const server = await testServer()
  const { code, token } = await server.api.create({ name: 'Anna', place: 'room' })
  const { key } = await server.api.keep(code, token)
  const next = await server.api.create({ name: 'Anna', place: 'room', group: key })
  expect(next.house.kept).toBe(true)
  expect(await server.api.keptIn(next.code, next.token)).toEqual({ key })
  const third = await server.api.create({ name: 'Anna', place: 'room' })
  expect(await server.api.keep(third.code, third.token, key)).toEqual({ key })
  await expect(server.api.create({ name: 'Anna', place: 'room', group: 'nonsense' })).rejects.toMatchObject(errorBody('unknownGroup'))
  await expect(server.api.keep(third.code, third.token, 'nonsense')).rejects.toMatchObject(errorBody('unknownGroup'))
})
test('a table that is kept twice at the same time has one group', async () => {
  const server = await testServer()
  const { code, token } = await server.api.create({ name: 'Anna', place: 'room' })
  const [first, second] = await Promise.all([server.api.keep(code, token), server.api.keep(code, token)])
  expect(first).toEqual(second)
  expect(await server.api.keptIn(code, token)).toEqual(first)
})
test('only the host keeps a table’s results, only its players get the key, and the house document does not hold it', async () => {
  const { server, code, seats, players, command } = await openTable(testServer(), 2)
  await expect(server.api.keep(code, seats[1]!.token)).rejects.toMatchObject(errorBody('notHost'))
  await expect(server.api.keptIn(code, seats[1]!.token)).rejects.toMatchObject(errorBody('unknownGroup'))
  const { key } = await server.api.keep(code, seats[0]!.token)
  const spectator = new Player(server.origin, code)
  await spectator.until(() => spectator.house?.kept)
  expect(JSON.stringify([spectator.house, players[1]!.house, await server.api.table(code)])).not.toContain(key)
  await expect(server.api.keptIn(code, 'nonsense')).rejects.toMatchObject(errorBody('badToken'))
  await expect(server.api.keptIn(code, seats[1]!.token)).rejects.toMatchObject(errorBody('notSeated'))
  await command({ do: 'start', n: 1 })
  expect(await server.api.keptIn(code, seats[1]!.token)).toEqual({ key })
  const latecomer = await server.api.join(code, 'Cleo', { nextGame: true })
  await expect(server.api.keptIn(code, latecomer.token)).rejects.toMatchObject(errorBody('notSeated'))
})
test('a deleted group is gone from the store, and no table makes it again', async () => {
  const server = await testServer({ clock: fasterClock(50) })
  const { code, seats, players, command } = await playEvening(server)
  const { key } = await server.api.keep(code, seats[0]!.token)
  await server.api.deleteGroup(key)
  expect(await server.store.group(key)).toBeUndefined()
  await expect(server.api.group(key)).rejects.toMatchObject(errorBody('unknownGroup'))
  await expect(server.api.deleteGroup(key)).rejects.toMatchObject(errorBody('unknownGroup'))
  await command({ do: 'start', n: 2 })
  await Promise.all(players.map((player) => player.playOut()))
  await players[0]!.until(() => players[0]!.house?.kept === false, 'the evening to let go')
  expect(await server.store.group(key)).toBeUndefined()
}, 60_000)
test('two nodes that add results at the same time neither lose nor double any', async () => {
  const { store } = await testServer()
  const clock = fasterClock(1)
  const [first, second] = [new Groups(store, clock), new Groups(store, clock)]
  const key = await first.make()
  const playedMatch = (n: number) => ({
    n,
    game: 'spy-alley-dice',
    seats: ['a'],
    winners: ['a'],
    at: n,
    sitters: [{ name: 'Anna', kind: 'person' as const, mark: 0 }],
  })
  const matches = Array.from({ length: 20 }, (_, i) => playedMatch(i + 1))
  await Promise.all(
    matches.flatMap((_, i) => [
      first.add(key, { code: 'ABCD' }, matches.slice(0, i + 1)),
      second.add(key, { code: 'EFGH' }, matches.slice(0, i + 1)),
    ]),
  )
  const ids = (await first.read(key))!.games.map(({ id }) => id)
  expect(ids).toHaveLength(40)
  expect(new Set(ids).size).toBe(40)
})
test('after too many wrong keys an address is refused right ones too', async () => {
  const server = await testServer()
  const { code, token } = await server.api.create({ name: 'Anna', place: 'room' })
  const { key } = await server.api.keep(code, token)
  await Promise.all(Array.from({ length: 20 }, (_, i) => server.api.group(`wrong${i}`).catch(() => {}))) // one by one the limit would recover
  await expect(server.api.group(key)).rejects.toMatchObject(errorBody('tooManyRequests'))
})
test('a practice table begins at once, against bots', async () => {
  const server = await testServer()
  const { code, token, house } = await server.api.create({ name: 'Anna', place: 'room', game: 'top-secret', practice: 4 })
  expect(house).toMatchObject({ practice: true, on: { n: 1, game: 'top-secret', state: 'running' } })
  expect(house.people.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot'])
  const anna = new Player(server.origin, code, token)
  await anna.until(() => anna.feed.length > 0 && anna.seat === 0)
  await expect(server.api.create({ name: 'Anna', place: 'room', game: 'spy-alley-dice', practice: 7 })).rejects.toMatchObject(errorBody('tableFull'))
  const speaking = { name: 'Anna', place: 'room', game: 'spyfall-2', practice: 3 } as const
  expect((await server.api.create({ ...speaking, options: { language: 'nl' } })).house.on?.options).toMatchObject({ language: 'nl' })
  await expect(server.api.create({ ...speaking, options: { language: 'xx' } })).rejects.toMatchObject({ status: 400 })
  const before = server.tables.count
  await expect(server.api.create({ ...speaking, practice: 2 })).rejects.toMatchObject(errorBody('tooFewPlayers'))
  expect(server.tables.count).toBe(before)
})
