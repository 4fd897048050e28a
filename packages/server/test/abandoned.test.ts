// Tables that everybody has left: bots wait, matches are paused and later closed, and people who come back are told.
import type { GameTypes } from '@safehouse/engine'
import { expect, test } from 'vitest'
import type { Thinker } from '../src/bots/thinker.ts'
import type { TableDocument } from '../src/lobby/table-document.ts'
import { HandTurnedClock } from '../testing/clock.ts'
import { Player } from '../testing/player.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import { openTable, type TestTable } from '../testing/table.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** The clock jumps over hours in which nothing happens; that must not look like an outage. */
const noOutage = { outageAfterMs: 1e12 }

async function everybodyLeaves({ tables, store }: TestServer, { players, code }: TestTable, clock: HandTurnedClock): Promise<void> {
  for (const player of players) player.client.close()
  await expect.poll(() => tables.inUse).toEqual([])
  await clock.forward(4000)
  // Since when they are away is stored by now: a busy machine would else store it after the clock has jumped on.
  const peopleStored = async () => (JSON.parse((await store.table(code))!.document) as TableDocument).people
  await expect.poll(async () => (await peopleStored()).every(({ kind, awaySince }) => kind === 'bot' || awaySince)).toBe(true)
}
async function matchOf(server: TestServer, game: string, options: Record<string, unknown>) {
  const table = await openTable(server, 6)
  await table.command({ do: 'chooseGame', game })
  await table.command({ do: 'setOptions', options })
  await table.command({ do: 'start', n: 1 })
  return table
}
const comeBack = async ({ origin }: TestServer, { code, seats }: TestTable, seat: number): Promise<Player> => {
  const player = new Player(origin, code, seats[seat]!.token)
  await player.until(() => player.house)
  return player
}

test('bots wait while nobody is connected, and go on when somebody comes back', async () => {
  const clock = new HandTurnedClock()
  let questions = 0
  const thinker: Thinker = {
    think: async () => {
      questions++
      return undefined as { action: GameTypes['action']; delayMs: number } | undefined
    },
    close: async () => {},
  }
  const server = await testServer({ clock, thinker })
  const table = await openTable(server, 1)
  await table.command({ do: 'addBot' })
  await table.start()
  const askedDuring = async (milliseconds: number) => {
    const before = questions
    await clock.forward(milliseconds)
    return questions - before
  }
  expect(await askedDuring(10_000)).toBeGreaterThan(0)
  await everybodyLeaves(server, table, clock)
  expect(await askedDuring(MINUTE_MS)).toBe(0)
  const screen = Player.openScreen(server.origin, table.code)
  await screen.until(() => screen.house)
  expect(await askedDuring(10_000)).toBeGreaterThan(0)
  screen.client.close()
  await expect.poll(() => server.tables.inUse).toEqual([])
  await clock.forward(4000)
  expect(await askedDuring(MINUTE_MS)).toBe(0)
  await comeBack(server, table, 0)
  expect(await askedDuring(10_000)).toBeGreaterThan(0)
})

test.each([
  ['cia-vs-kgb', { answersEach: 0 }],
  ['spyfall-2', {}],
])('a match of %s that everybody has left is paused, and the first player who comes back can continue it', async (game, options) => {
  const clock = new HandTurnedClock()
  const server = await testServer({ clock, ...noOutage })
  const table = await matchOf(server, game, options)
  await everybodyLeaves(server, table, clock)
  clock.jump(25 * MINUTE_MS)
  await server.tables.sweepAbandoned()
  expect((await server.tables.get(table.code))?.document.on?.clock.pausedAt).toBeNull()
  clock.jump(10 * MINUTE_MS)
  await server.tables.sweepAbandoned()
  const bram = await comeBack(server, table, 1)
  expect(bram.house?.on).toMatchObject({ state: 'running', abandoned: true, clock: { pausedAt: clock.now() } })
  const { house } = await server.api.command(table.code, table.seats[1]!.token, { do: 'goOn' })
  expect(house.on).toMatchObject({ state: 'running', clock: { pausedAt: null } })
  expect(house.on).not.toHaveProperty('abandoned')
  await expect(server.api.command(table.code, table.seats[1]!.token, { do: 'pause' })).rejects.toMatchObject({ body: { code: 'notHost' } })
})
test('a match that everybody has left for a day is closed, and people who come back see why', async () => {
  const clock = new HandTurnedClock()
  const server = await testServer({ clock, ...noOutage })
  const table = await matchOf(server, 'cia-vs-kgb', { answersEach: 0 })
  await everybodyLeaves(server, table, clock)
  clock.jump(HOUR_MS)
  await server.tables.sweepAbandoned()
  server.tables.unloadAll()
  clock.jump(22 * HOUR_MS)
  await server.tables.sweepAbandoned()
  expect((await server.tables.get(table.code))?.document.on).toMatchObject({ state: 'running', abandoned: true })
  server.tables.unloadAll()
  clock.jump(HOUR_MS)
  await server.tables.sweepAbandoned()
  const anna = await comeBack(server, table, 0)
  expect(anna.house?.on).toMatchObject({ state: 'ended', abandoned: true })
  expect(await server.store.unfinishedMatches(clock.now())).toEqual([])
  const { house } = await server.api.command(table.code, table.seats[0]!.token, { do: 'start', n: 2 })
  expect(house.on).not.toHaveProperty('abandoned')
})
test('a match that a person has paused is neither closed nor touched', async () => {
  const clock = new HandTurnedClock()
  const server = await testServer({ clock, ...noOutage })
  const table = await matchOf(server, 'cia-vs-kgb', { answersEach: 0 })
  await table.command({ do: 'pause' })
  await everybodyLeaves(server, table, clock)
  const storedTable = async () => (await server.store.table(table.code))!
  clock.jump(47 * HOUR_MS)
  const before = await storedTable()
  await server.tables.sweepAbandoned()
  expect(await storedTable()).toEqual(before)
})
test('a match whose people did not come back after a restart is closed too, after as many hours as the operator says', async () => {
  const clock = new HandTurnedClock()
  const server = await testServer({ clock, abandonedHours: 2, ...noOutage })
  const table = await matchOf(server, 'cia-vs-kgb', { answersEach: 0 })
  for (const player of table.players) player.client.close()
  await expect.poll(() => server.tables.inUse).toEqual([])
  server.tables.unloadAll() // nobody was marked as away
  await server.tables.sweepAbandoned()
  await clock.forward(20_000)
  clock.jump(2 * HOUR_MS)
  await server.tables.sweepAbandoned()
  expect((await server.tables.get(table.code))?.document.on).toMatchObject({ state: 'ended', abandoned: true })
})
