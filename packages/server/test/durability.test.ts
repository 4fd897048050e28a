// Durability: a decision is stored before it is told, and made once, whatever happens to the disk, the connection or the process.
import { feedOf } from '@safehouse/engine'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../src/store/sqlite/index.ts'
import { HandTurnedClock } from '../testing/clock.ts'
import { FaultyStore } from '../testing/faulty-store.ts'
import { Player } from '../testing/player.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { tempFolder, testServer } from '../testing/server.ts'
import { openTable, startMatch, whoMayAct } from '../testing/table.ts'

async function faultyServer() {
  const real = await openSqlite(tempFolder())
  onTestFinished(() => real.close())
  const faulty = new FaultyStore(real)
  return { faulty, server: await testServer({ store: faulty.store }) }
}
const aMoment = () => new Promise((done) => setTimeout(done, 100))

test('nobody is told a decision before it is stored, not even the player who made it', async () => {
  const { faulty, server } = await faultyServer()
  const { code, players } = await startMatch(server, 3)
  const actor = await whoMayAct(players)
  const screen = new Player(server.origin, code)
  await screen.until(() => screen.feed.length > 0)
  const everyone = [...players, screen]
  const before = everyone.map(({ feed }) => feed.length)
  faulty.hold()
  let answered = false
  const answer = actor.actAtRandom().finally(() => {
    answered = true
  })
  await aMoment()
  expect(answered).toBe(false)
  expect(everyone.map(({ feed }) => feed.length)).toEqual(before)
  faulty.release()
  expect(await answer).toEqual({ ok: true })
  await Promise.all(everyone.map((viewer, i) => viewer.until(() => viewer.feed.length === before[i]! + 1)))
})
test('a decision that could not be stored is told to nobody, and can be made again', async () => {
  const { faulty, server } = await faultyServer()
  const { code, players } = await startMatch(server, 2)
  const actor = await whoMayAct(players)
  const before = players.map(({ feed }) => feed.length)
  faulty.writes = 'failing'
  expect(await actor.actAtRandom()).toEqual({ ok: false, error: 'notStored' })
  await aMoment()
  expect(players.map(({ feed }) => feed.length)).toEqual(before)
  expect(await server.store.entries(`${code}/1`, 0)).toHaveLength(1)
  faulty.writes = 'working'
  expect(await actor.actAtRandom()).toEqual({ ok: true })
})
test('actions that waited behind a failed write are not stored by the old instance of the match', async () => {
  const { faulty, server } = await faultyServer()
  const { code, players } = await startMatch(server, 2)
  faulty.hold()
  faulty.writes = 'failingOnce'
  const answers = players.map((player) => player.actAtRandom()) // both roll for who begins
  await aMoment()
  faulty.release()
  expect(await Promise.all(answers)).toEqual([
    { ok: false, error: 'notStored' },
    { ok: false, error: 'notStored' },
  ])
  await aMoment()
  expect((await server.tables.get(code))!.logLength).toBe((await server.store.entries(`${code}/1`, 0)).length)
  for (const player of players) expect(await player.actAtRandom()).toEqual({ ok: true })
})
test('a bot whose move could not be stored makes it again by itself', async () => {
  const { faulty, server } = await faultyServer()
  const { players, command } = await openTable(server, 1)
  await command({ do: 'addBot' })
  await command({ do: 'setSettings', settings: { botPace: 'quick' } })
  faulty.writes = 'failingOnce'
  await command({ do: 'start', n: 1 })
  await players[0]!.until(() => players[0]!.feed.length === 2) // the deal, and the bot's roll for who begins
  expect(faulty.writes).toBe('working')
})
test('a decision whose write succeeded without an answer is found again, told once and acknowledged under its id', async () => {
  const { faulty, server } = await faultyServer()
  const { code, seats, players } = await startMatch(server, 2)
  const actor = await whoMayAct(players)
  const otherPlayer = players.find((player) => player !== actor)!
  const { do: what, question } = actor.choices[0]!
  const socket = await RawSocket.openWithHello(server.origin, { code, token: seats[actor.seat]!.token })
  await socket.takeFrame('feed')
  const act = { t: 'act', id: 'lost-answer', n: 1, action: { do: what, question } }
  const before = otherPlayer.feed.length
  faulty.writes = 'storingWithoutAnswer'
  socket.say(act)
  expect(await socket.takeFrame('error')).toMatchObject({ code: 'notStored', id: 'lost-answer' })
  faulty.writes = 'working'
  await otherPlayer.until(() => otherPlayer.feed.length === before + 1)
  socket.say(act)
  expect(await socket.takeFrame('ack')).toEqual({ t: 'ack', id: 'lost-answer' })
  expect(await server.store.entries(`${code}/1`, 0)).toHaveLength(2)
  expect(otherPlayer.feed).toHaveLength(before + 1)
})
test('a match that could not be read after a failed write is loaded later by itself while somebody is connected', async () => {
  const { faulty, server } = await faultyServer()
  const { players } = await startMatch(server, 2)
  const actor = await whoMayAct(players)
  const otherPlayer = players.find((player) => player !== actor)!
  const before = otherPlayer.feed.length
  faulty.writes = 'storingWithoutAnswer'
  faulty.failingCalls.add('match')
  expect(await actor.actAtRandom()).toEqual({ ok: false, error: 'notStored' })
  faulty.writes = 'working'
  await aMoment()
  expect(otherPlayer.feed).toHaveLength(before)
  faulty.failingCalls.delete('match')
  await otherPlayer.until(() => otherPlayer.feed.length === before + 1)
})
test('an outcome that could not be written into the table document is written later by itself', async () => {
  const { faulty, server } = await faultyServer()
  const { players } = await startMatch(server, 2)
  faulty.failingCalls.add('saveTable')
  for (;;) {
    const actor = players.find(({ choices }) => choices.length > 0)
    if (!actor) break
    const heardBefore = players.map(({ feed }) => feed.length)
    expect(await actor.actAtRandom()).toEqual({ ok: true })
    await Promise.all(players.map((player, i) => player.until(() => player.feed.length > heardBefore[i]!)))
  }
  await aMoment()
  expect(players[0]!.house?.on?.state).toBe('running')
  faulty.failingCalls.delete('saveTable')
  await players[0]!.until(() => players[0]!.house?.on?.state === 'over')
}, 120_000)
test('after a restart an action id is still known, tokens are valid, and every feed goes on where it was', async () => {
  const folder = tempFolder()
  const { server, code, seats, players } = await startMatch(testServer({ folder }), 3)
  const actor = await whoMayAct(players)
  const { do: what, question } = actor.choices[0]!
  const act = { t: 'act', id: 'before-the-end', n: 1, action: { do: what, question } }
  const first = await RawSocket.openWithHello(server.origin, { code, token: seats[actor.seat]!.token })
  await first.takeFrame('feed')
  first.say(act)
  await first.takeFrame('ack')
  const others = players.filter((player) => player !== actor)
  await Promise.all(others.map((player) => player.until(() => player.feed.length === 2)))
  await server.shutDown()

  const restarted = await testServer({ folder, port: server.port })
  await Promise.all(others.map((player) => player.until(() => player.state === 'open', 'the connection', 20_000)))
  const second = await RawSocket.open(restarted.origin)
  second.say({ t: 'hello', code, token: seats[actor.seat]!.token, heard: { n: 1, count: 1 } })
  const { from, messages } = (await second.takeFrame('feed')) as unknown as { from: number; messages: unknown[] }
  const log = (await restarted.store.entries(`${code}/1`, 0)).map((entry) => JSON.parse(entry))
  expect(log).toHaveLength(2)
  expect({ from, messages }).toEqual({ from: 1, messages: feedOf(log, actor.seat).slice(1) })
  second.say(act)
  expect(await second.takeFrame('ack')).toEqual({ t: 'ack', id: 'before-the-end' })
  expect(await restarted.store.entries(`${code}/1`, 0)).toHaveLength(2)
  const next = await whoMayAct(others)
  expect(await next.actAtRandom()).toEqual({ ok: true })
  for (const player of others) {
    await player.until(() => player.feed.length === 3)
    const now = (await restarted.store.entries(`${code}/1`, 0)).map((entry) => JSON.parse(entry))
    expect(player.feed).toEqual(feedOf(now, player.seat))
  }
})
/** A match in which somebody has acted under the id `first-action`, over a bare socket. */
async function matchWithStoredAction(server: Awaited<ReturnType<typeof testServer>>) {
  const table = await startMatch(server, 2)
  const actor = await whoMayAct(table.players)
  const { do: what, question } = actor.choices[0]!
  const socket = await RawSocket.openWithHello(server.origin, { code: table.code, token: table.seats[actor.seat]!.token })
  await socket.takeFrame('feed')
  const act = { t: 'act', id: 'first-action', n: 1, action: { do: what, question } }
  socket.say(act)
  await socket.takeFrame('ack')
  return { ...table, socket, act }
}
test('a stored action that is sent again after the next match has begun is acknowledged; one that was never stored is not', async () => {
  const server = await testServer()
  const { socket, act, command } = await matchWithStoredAction(server)
  await command({ do: 'endGame', n: 1 })
  await command({ do: 'start', n: 2 })
  await socket.takeFrame('feed', ({ n }) => n === 2)
  socket.say(act)
  expect(await socket.takeFrame('ack')).toEqual({ t: 'ack', id: 'first-action' })
  socket.say({ ...act, id: 'other-action' })
  expect(await socket.takeFrame('error')).toEqual({ t: 'error', code: 'noGameRunning', id: 'other-action' })
  socket.say({ ...act, action: { ...act.action, question: 'start.9' } })
  expect(await socket.takeFrame('error')).toEqual({ t: 'error', code: 'idUsed', id: 'first-action' })
})
test('an id that was used for one action is refused for another, before and after a restart', async () => {
  const folder = tempFolder()
  const server = await testServer({ folder })
  const { code, seats, socket, act } = await matchWithStoredAction(server)
  const otherAction = { ...act, action: { ...act.action, question: 'start.9' } }
  socket.say(otherAction)
  expect(await socket.takeFrame('error')).toEqual({ t: 'error', code: 'idUsed', id: 'first-action' })
  await server.shutDown()
  const restarted = await testServer({ folder })
  const second = await RawSocket.open(restarted.origin)
  const inputs = (await restarted.store.entries(`${code}/1`, 0)).map((entry) => JSON.parse(entry).input)
  second.say({ t: 'hello', code, token: seats[inputs[1].seat]!.token })
  await second.takeFrame('feed')
  second.say(otherAction)
  expect(await second.takeFrame('error')).toEqual({ t: 'error', code: 'idUsed', id: 'first-action' })
  second.say(act)
  expect(await second.takeFrame('ack')).toEqual({ t: 'ack', id: 'first-action' })
})
test('a table that is deleted while somebody is at it is no error in the log', async () => {
  const errors: unknown[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void errors.push(JSON.parse(line)) })
  const clock = new HandTurnedClock()
  const { server, players } = await openTable(testServer({ log, clock }), 2)
  await server.store.deleteUntouched({ before: 1e6, inUse: [] })
  for (const player of players) player.client.close()
  await expect.poll(() => server.tables.inUse).toEqual([])
  await clock.forward(5000)
  expect(errors).toEqual([])
})
