// Two nodes on one store: any node serves any table and tells what the other one has decided; a lost bus message only delays that.
import { feedOf } from '@safehouse/engine'
import { expect, test, vi } from 'vitest'
import type { Bus } from '../src/bus/bus.ts'
import { disconnectedBus, memoryBuses } from '../src/bus/memory.ts'
import { fasterClock, HandTurnedClock } from '../testing/clock.ts'
import { Player } from '../testing/player.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { testNodes } from '../testing/server.ts'
import { whoMayAct } from '../testing/table.ts'

async function playMatchOnTwoNodes(buses: readonly Bus[]): Promise<void> {
  const [here, there] = await testNodes(buses, { clock: fasterClock(20) })
  const { code, token } = await here.api.create({ name: 'Anna', place: 'room' })
  const bramSeat = await there.api.join(code, 'Bram')
  await there.api.command(code, token, { do: 'addBot' })
  const players = [new Player(here.origin, code, token), new Player(there.origin, code, bramSeat.token)]
  const screen = new Player(there.origin, code)
  await Promise.all(players.map((player) => player.until(() => player.house?.people.length === 3)))
  await there.api.command(code, token, { do: 'start', n: 1 })
  await Promise.all(players.map((player) => player.playOut()))
  const log = (await here.store.entries(`${code}/1`, 0)).map((entry) => JSON.parse(entry))
  await Promise.all([...players, screen].map((player) => player.until(() => player.house?.on?.state === 'over')))
  for (const player of players) expect(player.feed).toEqual(feedOf(log, player.seat))
  expect(screen.feed).toEqual(feedOf(log, 'spectator'))
  const ids = log.map(({ id }) => id).filter((id) => id !== undefined)
  expect(new Set(ids).size).toBe(ids.length)
  expect(players[0]!.house?.played).toHaveLength(1)
}

test('players of one table on two nodes play a match with a bot to its end', async () => {
  const [here, there] = memoryBuses(2)
  await playMatchOnTwoNodes([here!, there!])
}, 120_000)
test('players on two nodes play to the end although the bus loses every message', async () => {
  await playMatchOnTwoNodes([disconnectedBus(), disconnectedBus()])
}, 240_000)

test('a node tells what another one has stored without reading the store, and reads it only when a message was lost', async () => {
  const [here, there] = memoryBuses(2) as [Bus, Bus]
  let messagesToLose = 0
  const lossyBus: Bus = { ...here, announceEntries: (code, text) => (messagesToLose > 0 ? messagesToLose-- : here.announceEntries(code, text)) }
  const [first, second] = await testNodes([lossyBus, there], { clock: new HandTurnedClock() })
  const readEntries = vi.spyOn(second.store, 'entries')
  const { code, token } = await first.api.create({ name: 'Anna', place: 'room' })
  const bramSeat = await first.api.join(code, 'Bram')
  const players = [new Player(first.origin, code, token), new Player(first.origin, code, bramSeat.token)]
  const screen = new Player(second.origin, code)
  await Promise.all([...players, screen].map((player) => player.until(() => player.house)))
  await first.api.command(code, token, { do: 'start', n: 1 })
  await Promise.all([...players, screen].map((player) => player.until(() => player.feed.length > 0)))
  const playStep = async () => {
    const heardBefore = players[0]!.feed.length
    await Promise.race(players.map((player) => player.until(() => player.choices.length > 0)))
    expect(await (await whoMayAct(players)).actAtRandom()).toEqual({ ok: true })
    await players[0]!.until(() => players[0]!.feed.length > heardBefore)
  }
  const isComplete = () => screen.feed.length === players[0]!.feed.length
  readEntries.mockClear()
  for (let i = 0; i < 4; i++) await playStep()
  await screen.until(isComplete)
  expect(readEntries).not.toHaveBeenCalled()
  messagesToLose = 1
  await playStep()
  await playStep()
  await screen.until(isComplete)
  expect(readEntries).toHaveBeenCalledTimes(1)
  const log = (await first.store.entries(`${code}/1`, 0)).map((entry) => JSON.parse(entry))
  expect(screen.feed).toEqual(feedOf(log, 'spectator'))
})

test.each([
  ['with a bus', () => memoryBuses(2)],
  ['without one', () => [disconnectedBus(), disconnectedBus()]],
] as const)(
  'a spectator at a node that has unloaded the idle match still gets what is decided at another node, %s',
  async (_, buses) => {
    const clock = new HandTurnedClock()
    const [here, there] = await testNodes(buses(), { clock })
    const { code, token } = await here.api.create({ name: 'Anna', place: 'room' })
    const bramSeat = await here.api.join(code, 'Bram')
    const players = [new Player(here.origin, code, token), new Player(here.origin, code, bramSeat.token)]
    const screen = new Player(there.origin, code)
    const everyone = [...players, screen]
    await Promise.all(everyone.map((player) => player.until(() => player.house)))
    await here.api.command(code, token, { do: 'start', n: 1 })
    await clock.forward(3000)
    await Promise.all(everyone.map((player) => player.until(() => player.feed.length > 0)))
    await clock.forward(6 * 60_000)
    expect((await there.tables.get(code))!.hasMatchInMemory).toBe(false)
    await expect.poll(() => players.some(({ choices }) => choices.length > 0)).toBe(true)
    expect(await (await whoMayAct(players)).actAtRandom()).toEqual({ ok: true })
    await clock.forward(2000)
    await screen.until(() => screen.feed.length === 2)
  },
  60_000,
)

test('without bus messages a node admits people who joined at another node, and accepts answers to questions that another node asked', async () => {
  const [here, there] = await testNodes([disconnectedBus(), disconnectedBus()])
  const { code, token } = await here.api.create({ name: 'Anna', place: 'room' })
  await there.api.table(code)
  const bramSeat = await here.api.join(code, 'Bram')
  const sockets = []
  for (const seatToken of [token, bramSeat.token]) {
    const socket = await RawSocket.openWithHello(there.origin, { code, token: seatToken })
    sockets.push(socket)
  }
  const players = [new Player(here.origin, code, token), new Player(here.origin, code, bramSeat.token)]
  await Promise.all(players.map((player) => player.until(() => player.house)))
  await here.api.command(code, token, { do: 'start', n: 1 })
  // Every second action goes to the node that was not told of the action before.
  for (let i = 0; i < 8; i++) {
    await here.tables.get(code).then((table) => table!.catchUp())
    await Promise.race(players.map((player) => player.until(() => player.choices.length > 0)))
    const actor = await whoMayAct(players)
    const choice = actor.choices.find(({ fields }) => Object.keys(fields).length === 0)
    const heardBefore = actor.feed.length
    if (i % 2 === 1 && choice) {
      const socket = sockets[players.indexOf(actor)]!
      socket.say({ t: 'act', id: `from-afar-${i}`, n: 1, action: { do: choice.do, question: choice.question } })
      expect(await socket.takeFrame('ack')).toEqual({ t: 'ack', id: `from-afar-${i}` })
      await here.tables.get(code).then((table) => table!.catchUp())
    } else expect(await actor.actAtRandom()).toEqual({ ok: true })
    await actor.until(() => actor.feed.length > heardBefore)
  }
})
