// Stored before told, and done once: whatever happens to the disk, the connection or the process.
import { feedOf } from '@safehouse/engine'
import { expect, onTestFinished, test } from 'vitest'
import { HeldStore } from '../testing/held-store.ts'
import { Player } from '../testing/player.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { tempFolder, testServer } from '../testing/server.ts'
import { evening, started, whoMayAct } from '../testing/table.ts'
import { openSqlite } from './store/sqlite/index.ts'

async function heldServer() {
  const real = await openSqlite(tempFolder())
  onTestFinished(() => real.close())
  const held = new HeldStore(real)
  return { held, server: await testServer({ store: held.store }) }
}
const aMoment = (milliseconds = 100) => new Promise((done) => setTimeout(done, milliseconds))

test('nobody hears of a decision before it is on the disk, not even who made it', async () => {
  const { held, server } = await heldServer()
  const { code, players } = await started(server, 3)
  const screen = new Player(server.origin, code)
  await screen.until(() => screen.feed.length > 0)
  const everyone = [...players, screen]
  const before = everyone.map(({ feed }) => feed.length)
  held.hold()
  let answered = false
  const answer = whoMayAct(players)
    .actAtRandom()
    .finally(() => {
      answered = true
    })
  await aMoment()
  expect(answered).toBe(false)
  expect(everyone.map(({ feed }) => feed.length)).toEqual(before)
  held.release()
  expect(await answer).toEqual({ ok: true })
  await Promise.all(everyone.map((viewer, i) => viewer.until(() => viewer.feed.length === before[i]! + 1)))
})
test('a decision that could not be stored is told to nobody, and can be made again', async () => {
  const { held, server } = await heldServer()
  const { code, players } = await started(server, 2)
  const actor = whoMayAct(players)
  const before = players.map(({ feed }) => feed.length)
  held.weather = 'failing'
  expect(await actor.actAtRandom()).toEqual({ ok: false, error: 'notStored' })
  await aMoment()
  expect(players.map(({ feed }) => feed.length)).toEqual(before)
  expect(await server.store.entries(`${code}/1`, 0)).toHaveLength(1)
  held.weather = 'fair'
  expect(await actor.actAtRandom()).toEqual({ ok: true })
})
test('what waited behind a decision that could not be stored is not stored beside the game that is read anew', async () => {
  const { held, server } = await heldServer()
  const { code, players } = await started(server, 2)
  held.hold()
  held.weather = 'failingOnce'
  const answers = players.map((player) => player.actAtRandom()) // both roll for who begins
  await aMoment()
  held.release()
  expect(await Promise.all(answers)).toEqual([
    { ok: false, error: 'notStored' },
    { ok: false, error: 'notStored' },
  ])
  await aMoment()
  expect((await server.tables.get(code))!.logLength).toBe((await server.store.entries(`${code}/1`, 0)).length)
  for (const player of players) expect(await player.actAtRandom()).toEqual({ ok: true })
})
test('a bot whose move could not be stored makes it again, though nobody else does anything', async () => {
  const { held, server } = await heldServer()
  const { players, command } = await evening(server, 1)
  await command({ do: 'addBot' })
  await command({ do: 'setSettings', settings: { botPace: 'quick' } })
  held.weather = 'failingOnce'
  await command({ do: 'start', n: 1 })
  await players[0]!.until(() => players[0]!.feed.length === 2) // the deal, and the bot's roll for who begins
  expect(held.weather).toBe('fair')
})
test('a decision that was stored without an answer is found again, told once and acknowledged under its id', async () => {
  const { held, server } = await heldServer()
  const { code, seats, players } = await started(server, 2)
  const actor = whoMayAct(players)
  const other = players.find((player) => player !== actor)!
  const { do: what, question } = actor.choices[0]!
  const socket = await RawSocket.open(server.origin)
  socket.say({ t: 'hello', code, token: seats[actor.seat]!.token })
  await socket.hears('feed')
  const act = { t: 'act', id: 'lost-answer', n: 1, action: { do: what, question } }
  const before = other.feed.length
  held.weather = 'silentlyStoring'
  socket.say(act)
  expect(await socket.hears('error')).toMatchObject({ code: 'notStored', id: 'lost-answer' })
  held.weather = 'fair'
  await other.until(() => other.feed.length === before + 1)
  socket.say(act)
  expect(await socket.hears('ack')).toEqual({ t: 'ack', id: 'lost-answer' })
  expect(await server.store.entries(`${code}/1`, 0)).toHaveLength(2)
  expect(other.feed).toHaveLength(before + 1)
})
test('a game that could not be read again after a failed write comes back by itself for those who watch', async () => {
  const { held, server } = await heldServer()
  const { players } = await started(server, 2)
  const actor = whoMayAct(players)
  const other = players.find((player) => player !== actor)!
  const before = other.feed.length
  held.weather = 'silentlyStoring'
  held.failing.add('match')
  expect(await actor.actAtRandom()).toEqual({ ok: false, error: 'notStored' })
  held.weather = 'fair'
  await aMoment()
  expect(other.feed).toHaveLength(before)
  held.failing.delete('match')
  await other.until(() => other.feed.length === before + 1)
})
test('an end that the evening could not be told of is told later, without anybody doing anything', async () => {
  const { held, server } = await heldServer()
  const { players } = await started(server, 2)
  held.failing.add('saveTable')
  for (;;) {
    const actor = players.find(({ choices }) => choices.length > 0)
    if (!actor) break
    const heard = players.map(({ feed }) => feed.length)
    expect(await actor.actAtRandom()).toEqual({ ok: true })
    await Promise.all(players.map((player, i) => player.until(() => player.feed.length > heard[i]!)))
  }
  await aMoment()
  expect(players[0]!.house?.on?.state).toBe('running')
  held.failing.delete('saveTable')
  await players[0]!.until(() => players[0]!.house?.on?.state === 'over')
}, 120_000)
test('after a restart the same id gets the same answer, tokens hold, and every feed goes on where it was', async () => {
  const folder = tempFolder()
  const server = await testServer({ folder })
  const { code, seats, players } = await started(server, 3)
  const actor = whoMayAct(players)
  const { do: what, question } = actor.choices[0]!
  const act = { t: 'act', id: 'before-the-end', n: 1, action: { do: what, question } }
  const first = await RawSocket.open(server.origin)
  first.say({ t: 'hello', code, token: seats[actor.seat]!.token })
  await first.hears('feed')
  first.say(act)
  await first.hears('ack')
  const others = players.filter((player) => player !== actor)
  await Promise.all(others.map((player) => player.until(() => player.feed.length === 2)))
  await server.shutDown()

  const again = await testServer({ folder, port: server.port })
  await Promise.all(others.map((player) => player.until(() => player.state === 'open', 'the connection', 20_000)))
  const second = await RawSocket.open(again.origin)
  second.say({ t: 'hello', code, token: seats[actor.seat]!.token, heard: { n: 1, count: 1 } })
  const { from, messages } = (await second.hears('feed')) as unknown as { from: number; messages: unknown[] }
  const log = (await again.store.entries(`${code}/1`, 0)).map((entry) => JSON.parse(entry))
  expect(log).toHaveLength(2)
  expect({ from, messages }).toEqual({ from: 1, messages: feedOf(log, actor.seat).slice(1) })
  second.say(act)
  expect(await second.hears('ack')).toEqual({ t: 'ack', id: 'before-the-end' })
  expect(await again.store.entries(`${code}/1`, 0)).toHaveLength(2)
  const next = whoMayAct(others)
  expect(await next.actAtRandom()).toEqual({ ok: true })
  for (const player of others) {
    await player.until(() => player.feed.length === 3)
    const now = (await again.store.entries(`${code}/1`, 0)).map((entry) => JSON.parse(entry))
    expect(player.feed).toEqual(feedOf(now, player.seat))
  }
})
