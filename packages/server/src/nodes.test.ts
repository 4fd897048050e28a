// Two nodes on one store: any node serves any table, what one decides the other tells, and a lost wake-up costs a second.
import { feedOf } from '@safehouse/engine'
import { expect, onTestFinished, test } from 'vitest'
import { fasterClock } from '../testing/clock.ts'
import { Player } from '../testing/player.ts'
import { tempFolder, testServer } from '../testing/server.ts'
import type { Bus } from './bus/bus.ts'
import { memoryBuses } from './bus/memory.ts'
import { openSqlite } from './store/sqlite/index.ts'

const deafBus = (): Bus => ({ alone: false, grown: () => {}, listen: () => {}, pass: () => {}, receive: () => {}, close: async () => {} })

async function twoNodes(buses: readonly [Bus, Bus]) {
  const folder = tempFolder()
  const clock = fasterClock(20)
  const nodes = []
  for (const bus of buses) {
    const store = await openSqlite(folder)
    onTestFinished(() => store.close())
    nodes.push(await testServer({ store, bus, clock }))
  }
  return nodes as [Awaited<ReturnType<typeof testServer>>, Awaited<ReturnType<typeof testServer>>]
}

async function playsThrough(buses: readonly [Bus, Bus]): Promise<void> {
  const [here, there] = await twoNodes(buses)
  const { code, token } = await here.api.create({ name: 'Anna', place: 'room' })
  const guest = await there.api.join(code, 'Bram')
  await there.api.command(code, token, { do: 'addBot' })
  const players = [new Player(here.origin, code, token), new Player(there.origin, code, guest.token)]
  const screen = new Player(there.origin, code)
  await Promise.all(players.map((player) => player.until(() => player.house?.people.length === 3)))
  await there.api.command(code, token, { do: 'start', n: 1 })
  await Promise.all(players.map((player) => player.playOut()))
  const log = (await here.store.entries(`${code}/1`, 0)).map((entry) => JSON.parse(entry))
  await Promise.all([...players, screen].map((player) => player.until(() => player.house?.on?.state === 'over')))
  for (const player of players) expect(player.feed).toEqual(feedOf(log, player.seat))
  expect(screen.feed).toEqual(feedOf(log, 'table'))
  const ids = log.map(({ id }) => id).filter((id) => id !== undefined)
  expect(new Set(ids).size).toBe(ids.length)
  expect(players[0]!.house?.played).toHaveLength(1)
}

test('players of one table sit on two nodes and play a game with a bot to its end', async () => {
  const [here, there] = memoryBuses(2)
  await playsThrough([here!, there!])
}, 120_000)
test('the same if the bus loses everything', async () => {
  await playsThrough([deafBus(), deafBus()])
}, 240_000)
