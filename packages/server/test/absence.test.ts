// Absence through real sockets: everybody sees who is away, a bot may play with what that seat knows, and a person who returns gets the seat back.
import { expect, onTestFinished, test } from 'vitest'
import { memoryBuses } from '../src/bus/memory.ts'
import type { Clock } from '../src/clock.ts'
import { openSqlite } from '../src/store/sqlite/index.ts'
import { fasterClock, HandTurnedClock } from '../testing/clock.ts'
import { Player } from '../testing/player.ts'
import { type TestServer, tempFolder, testServer } from '../testing/server.ts'
import { openTable, startMatch } from '../testing/table.ts'

const MINUTE_MS = 60_000
const errorBody = (code: string, status = 409) => ({ status, body: { code } })
const connections = (server: TestServer, code: string) => async () => (await server.tables.get(code))?.connections
/** Thinks of nothing: bots that never move. */
const silentThinker = { think: async () => undefined, close: async () => {} }

test('the host lets a bot play for somebody, who gets the seat back by connecting', async () => {
  const server = await testServer({ clock: fasterClock(30) })
  const { code, seats, players, command } = await startMatch(server, 2)
  const [anna, bram] = players as [Player, Player]
  bram.client.close()
  await anna.until(() => anna.house?.people[1]?.here === false)
  await command({ do: 'letBotPlay', person: seats[1]!.you })
  await anna.until(() => anna.house?.people[1]?.standIn)
  const heardBefore = bram.feed.length
  await anna.until(() => anna.choices.length > 0)
  await anna.actAtRandom()
  await anna.until(() => anna.feed.length > heardBefore + 1, 'the move of a bot', 30_000)

  const back = new Player(server.origin, code, seats[1]!.token)
  await anna.until(() => anna.house?.people[1]?.here && !anna.house.people[1].standIn)
  await back.until(() => back.feed.length > heardBefore)
  await Promise.all([anna.playOut(), back.playOut()])
  expect(back.house?.on?.state).toBe('over')
}, 120_000)
test('a bot that stands in is given the feed of that seat and nothing else', async () => {
  const asked: { seat: number; feed: unknown }[] = []
  const think = async (question: { seat: number; feed: unknown }) => {
    asked.push(question)
    return undefined
  }
  const server = await testServer({ thinker: { think, close: async () => {} } })
  const { seats, players, command } = await startMatch(server, 3)
  const before = players[1]!.feed
  await command({ do: 'letBotPlay', person: seats[1]!.you })
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked.map(({ seat }) => seat)).toEqual(asked.map(() => 1))
  expect(asked[0]!.feed).toEqual(before)
})
test('somebody who is connected can take the seat back from a bot', async () => {
  const server = await testServer({ thinker: silentThinker })
  const { code, seats, players, command } = await startMatch(server, 2)
  await command({ do: 'letBotPlay', person: seats[1]!.you })
  await players[1]!.until(() => players[1]!.house?.people[1]?.standIn)
  expect((await command({ do: 'letBotPlay', person: seats[1]!.you })).people[1]).toMatchObject({ standIn: true }) // once more changes nothing
  await server.api.command(code, seats[1]!.token, { do: 'takeBack' })
  await players[1]!.until(() => players[1]!.house?.people[1]?.standIn === false)
})
test('a bot takes over after the time that the host has set, but not while everybody is away', async () => {
  const clock = new HandTurnedClock()
  const server = await testServer({ clock, thinker: silentThinker })
  const { code, seats, players, command } = await startMatch(server, 3)
  await command({ do: 'setSettings', settings: { awayMinutes: 2 } })
  const standIns = () => players[0]!.house!.people.map(({ standIn }) => standIn)
  const left = clock.now()
  players[1]!.client.close()
  await expect.poll(connections(server, code)).toBe(2)
  await clock.forward(10_000)
  expect(players[0]!.house?.people[1]).toMatchObject({ here: false, awaySince: left, standIn: false })
  await clock.forward(2 * MINUTE_MS - 11_000)
  expect(standIns()).toEqual([false, false, false])
  await clock.forward(2000)
  expect(standIns()).toEqual([false, true, false])
  const back = new Player(server.origin, code, seats[1]!.token)
  await back.until(() => back.house?.people[1]?.awaySince === null && !back.house.people[1].standIn)
})
test('a pause does not count as absence, and a match that everybody left waits', async () => {
  const clock = new HandTurnedClock()
  const server = await testServer({ clock, thinker: silentThinker })
  const { code, players, command } = await startMatch(server, 2)
  await command({ do: 'setSettings', settings: { awayMinutes: 1 } })
  await command({ do: 'pause' })
  players[1]!.client.close()
  await expect.poll(connections(server, code)).toBe(1)
  await clock.forward(2 * MINUTE_MS)
  const people = async () => JSON.parse((await server.store.table(code))!.document).people as { standIn: boolean; awaySince?: number }[]
  expect((await people())[1]).toMatchObject({ standIn: false, awaySince: expect.any(Number) })
  await command({ do: 'goOn' })
  await clock.forward(50_000)
  expect((await people())[1]!.standIn).toBe(false)
  players[0]!.client.close()
  await expect.poll(connections(server, code)).toBe(0)
  await clock.forward(2 * MINUTE_MS)
  expect((await people()).map(({ standIn }) => standIn)).toEqual([false, false])
})
test('somebody who does not reconnect after a restart is away', async () => {
  const clock = new HandTurnedClock()
  const folder = tempFolder()
  const first = await testServer({ clock, folder, thinker: silentThinker })
  const { code, seats } = await startMatch(first, 2)
  await first.api.command(code, seats[0]!.token, { do: 'setSettings', settings: { awayMinutes: 1 } })
  await first.shutDown()
  const second = await testServer({ clock, folder, thinker: silentThinker })
  const anna = new Player(second.origin, code, seats[0]!.token)
  await anna.until(() => anna.house)
  await clock.forward(90_000)
  await anna.until(() => anna.house?.people[1]?.standIn)
  expect(anna.house?.people[0]?.standIn).toBe(false)
})
test('a host who does not reconnect between matches is away too, and somebody else can become host', async () => {
  const clock = new HandTurnedClock()
  const folder = tempFolder()
  const first = await testServer({ clock, folder })
  const { code, seats } = await openTable(first, 2)
  await first.shutDown()
  const second = await testServer({ clock, folder })
  const bram = new Player(second.origin, code, seats[1]!.token)
  await bram.until(() => bram.house)
  await clock.forward(20_000)
  await bram.until(() => bram.house?.people[0]?.awaySince !== null)
  await clock.forward(MINUTE_MS)
  await second.api.command(code, seats[1]!.token, { do: 'handOver', person: seats[1]!.you })
  await bram.until(() => bram.house?.host === seats[1]!.you)
})
test('somebody who joined and never connected is away, and a bot plays for them', async () => {
  const clock = new HandTurnedClock()
  const server = await testServer({ clock, thinker: silentThinker })
  const { code, players, command, start } = await openTable(server, 2)
  await clock.forward(MINUTE_MS)
  const late = await server.api.join(code, 'Cleo')
  await command({ do: 'setSettings', settings: { awayMinutes: 1 } })
  await start()
  await clock.forward(90_000)
  await players[0]!.until(() => players[0]!.house?.people.find(({ id }) => id === late.you)?.standIn)
})
async function twoNodes(clock: Clock): Promise<[TestServer, TestServer]> {
  const folder = tempFolder()
  const nodes = []
  for (const bus of memoryBuses(2)) {
    const store = await openSqlite(folder)
    onTestFinished(() => store.close())
    nodes.push(await testServer({ store, bus, clock }))
  }
  return nodes as [TestServer, TestServer]
}
test('people on two nodes see each other arrive and leave', async () => {
  const [here, there] = await twoNodes(fasterClock(20))
  const host = await here.api.create({ name: 'Anna', place: 'room' })
  const joined = await there.api.join(host.code, 'Bram')
  const anna = new Player(here.origin, host.code, host.token)
  const bram = new Player(there.origin, host.code, joined.token)
  for (const player of [anna, bram]) await player.until(() => player.house?.people.length === 2 && player.house.people.every((person) => person.here))
  bram.client.close()
  await anna.until(() => anna.house?.people[1]?.here === false)
  const again = new Player(there.origin, host.code, joined.token)
  await anna.until(() => anna.house?.people[1]?.here)
  expect(again.error).toBeUndefined()
})
test('a shared screen at one node is known at the others, until it goes or its node dies', async () => {
  const clock = new HandTurnedClock()
  const [here, there] = await twoNodes(clock)
  const host = await here.api.create({ name: 'Anna', place: 'room' })
  const screenOn = (node: TestServer) => new Player(node.origin, host.code, undefined, true)
  const screen = screenOn(there)
  await screen.until(() => screen.house)
  const anna = new Player(here.origin, host.code, host.token) // her node has the table in memory only now
  await anna.until(() => anna.house?.screens === 1)
  screen.client.close()
  await expect.poll(connections(there, host.code)).toBe(0)
  await clock.forward(4000)
  await anna.until(() => anna.house?.screens === 0)
  const again = screenOn(there)
  await again.until(() => again.house)
  await anna.until(() => anna.house?.screens === 1)
  await clock.forward(MINUTE_MS)
  expect(anna.house?.screens).toBe(1)
  await there.shutDown()
  await clock.forward(2 * MINUTE_MS)
  await anna.until(() => anna.house?.screens === 0)
})
test('people who were connected to a dead node are marked away after a while; those on another node are not', async () => {
  const clock = new HandTurnedClock()
  const [here, there] = await twoNodes(clock)
  const host = await here.api.create({ name: 'Anna', place: 'room' })
  const joined = await there.api.join(host.code, 'Bram')
  const anna = new Player(here.origin, host.code, host.token)
  const bram = new Player(there.origin, host.code, joined.token)
  for (const player of [anna, bram]) await player.until(() => player.house?.people.length === 2)
  await clock.forward(5 * MINUTE_MS)
  await bram.until(() => bram.state === 'open')
  expect(anna.house?.people.map((person) => person.here)).toEqual([true, true])
  bram.client.close()
  await there.shutDown()
  await clock.forward(30_000)
  expect(anna.house?.people[1]?.here).toBe(true)
  await clock.forward(MINUTE_MS)
  await anna.until(() => anna.house?.people[1]?.here === false)
  expect(anna.house?.people[0]?.here).toBe(true)
})

test('a nudge reaches that person’s device alone, and is refused twice within ten seconds', async () => {
  const clock = new HandTurnedClock()
  const server = await testServer({ clock, thinker: silentThinker })
  const { code, seats, players, command } = await startMatch(server, 3)
  const [anna, bram, cleo] = seats as [(typeof seats)[0], (typeof seats)[0], (typeof seats)[0]]
  const nudge = (by: typeof anna, person: string) => server.api.command(code, by.token, { do: 'nudge', person })
  await nudge(cleo, bram.you)
  await players[1]!.until(() => players[1]!.nudgedBy.length === 1)
  expect(players.map(({ nudgedBy }) => nudgedBy)).toEqual([[], [cleo.you], []])
  await expect(nudge(anna, bram.you)).rejects.toMatchObject(errorBody('nudgedJustNow', 429))
  clock.jump(10_000)
  await nudge(anna, bram.you)
  await players[1]!.until(() => players[1]!.nudgedBy.length === 2)

  await expect(nudge(anna, anna.you)).rejects.toMatchObject(errorBody('thatIsYou'))
  await expect(nudge(anna, 'stranger')).rejects.toMatchObject(errorBody('unknownPerson', 404))
  await command({ do: 'letBotPlay', person: cleo.you })
  await expect(nudge(anna, cleo.you)).rejects.toMatchObject(errorBody('isABot'))
  await command({ do: 'endGame', n: 1 })
  await expect(nudge(anna, bram.you)).rejects.toMatchObject(errorBody('noGameRunning'))
})
test('somebody who was away gets the nudge on coming back', async () => {
  const server = await testServer({ clock: fasterClock(20), thinker: silentThinker })
  const { code, seats, players, command } = await startMatch(server, 2)
  players[1]!.client.close()
  await players[0]!.until(() => players[0]!.house?.people[1]?.awaySince !== null)
  await command({ do: 'nudge', person: seats[1]!.you })
  const back = new Player(server.origin, code, seats[1]!.token)
  await back.until(() => back.nudgedBy.length === 1)
  expect(back.nudgedBy).toEqual([seats[0]!.you])
})

test('somebody else can become host once the host was away for a minute, and not before', async () => {
  const clock = new HandTurnedClock()
  const server = await testServer({ clock })
  const { code, seats, players } = await openTable(server, 3)
  const [anna, bram, cleo] = seats as [(typeof seats)[0], (typeof seats)[0], (typeof seats)[0]]
  const take = (by: typeof anna, person: string) => server.api.command(code, by.token, { do: 'handOver', person })
  players[0]!.client.close()
  await expect.poll(connections(server, code)).toBe(2)
  await clock.forward(10_000)
  await expect(take(bram, bram.you)).rejects.toMatchObject(errorBody('notHost', 403))
  await clock.forward(MINUTE_MS)
  await expect(take(bram, cleo.you)).rejects.toMatchObject(errorBody('notHost', 403))
  expect((await take(bram, bram.you)).house.host).toBe(bram.you)
})
test('everybody sees a pause and who made it', async () => {
  const server = await testServer()
  const { seats, players, command } = await startMatch(server, 2)
  await command({ do: 'pause' })
  await players[1]!.until(() => players[1]!.house?.on?.clock.pausedBy === seats[0]!.you)
  await command({ do: 'goOn' })
  await players[1]!.until(() => players[1]!.house?.on?.clock.pausedAt === null)
  expect(players[1]!.house?.on?.clock).not.toHaveProperty('pausedBy')
})
