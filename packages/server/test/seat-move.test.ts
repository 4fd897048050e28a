// Moving a seat to another device during a match: the old device stops at once, the new one gets the seat's feed, and a key works once.
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../src/store/sqlite/index.ts'
import { fasterClock, HandTurnedClock } from '../testing/clock.ts'
import { Player } from '../testing/player.ts'
import { errorBody, tempFolder, testServer } from '../testing/server.ts'
import { openTable, startMatch, whoMayAct } from '../testing/table.ts'

const MINUTE_MS = 60_000

test('a seat moves during a match with its whole feed, and the old device is told and stops', async () => {
  const { server, code, seats, players } = await startMatch(testServer(), 2)
  const [old, other] = players as [Player, Player]
  await (await whoMayAct(players)).actAtRandom()
  await Promise.all(players.map((player) => player.until(() => player.feed.length === 2)))
  const { key, person } = await server.api.move(code, seats[0]!.token)
  expect(person).toBe(seats[0]!.you)
  const moved = await server.api.claim(code, key)
  expect(moved.you).toBe(seats[0]!.you)
  await old.until(() => old.state === 'refused')
  expect(old.error).toBe('seatMoved')
  await expect(server.api.command(code, seats[0]!.token, { do: 'lock', locked: true })).rejects.toMatchObject(errorBody('seatMoved', 401))
  await expect(server.api.choices(code, 1, seats[0]!.token)).rejects.toMatchObject(errorBody('seatMoved', 401))

  const newDevice = new Player(server.origin, code, moved.token)
  await newDevice.until(() => newDevice.feed.length === 2)
  expect(newDevice.feed).toEqual(old.feed)
  await other.until(() => other.house?.people[0]?.moves === 1)
  const both = [newDevice, other]
  await both[0]!.until(() => both.some(({ choices }) => choices.length > 0))
  expect(await (await whoMayAct(both)).actAtRandom()).toEqual({ ok: true })
})
test('a key works once, for ten minutes, at its own table, and until a newer one is made', async () => {
  const clock = new HandTurnedClock()
  const { server, code, seats } = await openTable(testServer({ clock }), 1)
  const { key } = await server.api.move(code, seats[0]!.token)
  const elsewhere = await server.api.create({ name: 'Zoë', place: 'room' })
  await expect(server.api.claim(elsewhere.code, key)).rejects.toMatchObject(errorBody('moveUnknown', 404))
  await expect(server.api.claim(code, 'nonsense')).rejects.toMatchObject(errorBody('moveUnknown', 404))
  const { token } = await server.api.claim(code, key)
  await expect(server.api.claim(code, key)).rejects.toMatchObject(errorBody('moveUsed'))

  const slow = await server.api.move(code, token)
  expect(slow.until).toBe(clock.now() + 10 * MINUTE_MS)
  clock.jump(10 * MINUTE_MS + 1)
  await expect(server.api.claim(code, slow.key)).rejects.toMatchObject(errorBody('moveTooOld'))
  const first = await server.api.move(code, token)
  const second = await server.api.move(code, token)
  await expect(server.api.claim(code, first.key)).rejects.toMatchObject(errorBody('moveUnknown', 404))
  expect((await server.api.claim(code, second.key)).you).toBe(seats[0]!.you)
})
test('of two devices that claim one key at once, one gets the seat', async () => {
  const { server, code, seats } = await openTable(testServer(), 1)
  const { key } = await server.api.move(code, seats[0]!.token)
  const claims = await Promise.allSettled([server.api.claim(code, key), server.api.claim(code, key)])
  expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
test('a key is valid after a restart, and only its hash is in the store', async () => {
  const folder = tempFolder()
  const first = await testServer({ folder })
  const { code, seats } = await startMatch(first, 2)
  const { key } = await first.api.move(code, seats[1]!.token)
  expect((await first.store.table(code))!.document).not.toContain(key)
  await first.shutDown()
  const second = await testServer({ folder })
  expect((await second.api.claim(code, key)).you).toBe(seats[1]!.you)
})
test('the host can move the seat of somebody who is away but not of somebody present; others can move only their own', async () => {
  const { server, code, seats, players, command } = await openTable(testServer({ clock: fasterClock(20) }), 3)
  const [anna, bram, cleo] = seats as [(typeof seats)[0], (typeof seats)[0], (typeof seats)[0]]
  await expect(server.api.move(code, anna.token, bram.you)).rejects.toMatchObject(errorBody('personHere'))
  players[1]!.client.close()
  await players[0]!.until(() => players[0]!.house?.people[1]?.here === false)
  await expect(server.api.move(code, cleo.token, bram.you)).rejects.toMatchObject(errorBody('notHost', 403))
  const { key } = await server.api.move(code, anna.token, bram.you)
  expect((await server.api.claim(code, key)).you).toBe(bram.you)
  const bot = (await command({ do: 'addBot' })).people.at(-1)!
  await expect(server.api.move(code, anna.token, bot.id)).rejects.toMatchObject(errorBody('isABot'))
  await expect(server.api.move(code, anna.token, 'nobody')).rejects.toMatchObject(errorBody('unknownPerson', 404))
})
test('the new device of a seat adds its own entropy to the next match', async () => {
  const { server, code, seats, players, command } = await openTable(testServer(), 2)
  const nextEntropy = async () => JSON.parse((await server.store.table(code))!.document).next.entropy
  players[1]!.client.addEntropy(1, 'a'.repeat(64))
  await expect.poll(nextEntropy).toMatchObject({ [seats[1]!.you]: 'a'.repeat(64) })
  const { key } = await server.api.move(code, seats[1]!.token)
  const { token } = await server.api.claim(code, key)
  const newDevice = new Player(server.origin, code, token)
  await newDevice.until(() => newDevice.state === 'open')
  newDevice.client.addEntropy(1, 'b'.repeat(64))
  await expect.poll(nextEntropy).toMatchObject({ [seats[1]!.you]: 'b'.repeat(64) })
  await command({ do: 'start', n: 1 })
})
test('a key that the host made becomes invalid when its person is back or gives a command', async () => {
  const { server, code, seats, players } = await openTable(testServer({ clock: fasterClock(20) }), 2)
  const [anna, bram] = seats as [(typeof seats)[0], (typeof seats)[0]]
  const disconnectBram = async () => {
    players[1]!.client.close()
    await players[0]!.until(() => players[0]!.house?.people[1]?.here === false)
  }
  await disconnectBram()
  const first = await server.api.move(code, anna.token, bram.you)
  const bramBack = new Player(server.origin, code, bram.token)
  await players[0]!.until(() => players[0]!.house?.people[1]?.here)
  await expect(server.api.claim(code, first.key)).rejects.toMatchObject(errorBody('moveUnknown', 404))
  bramBack.client.close()
  await players[0]!.until(() => players[0]!.house?.people[1]?.here === false)
  const second = await server.api.move(code, anna.token, bram.you)
  await server.api.command(code, bram.token, { do: 'rename', name: 'Bram' })
  await expect(server.api.claim(code, second.key)).rejects.toMatchObject(errorBody('moveUnknown', 404))

  const ownKey = await server.api.move(code, bram.token)
  const bramAgain = new Player(server.origin, code, bram.token)
  await bramAgain.until(() => bramAgain.state === 'open')
  expect((await server.api.claim(code, ownKey.key)).you).toBe(bram.you)
})
test('a connection whose seat moved just after its token was checked is dismissed and hears nothing', async () => {
  const { server, code, seats } = await startMatch(testServer(), 2)
  const { you } = seats[0]!
  const messages: unknown[] = []
  const slowSubscriber = {
    person: you,
    present: [{ id: you, epoch: 1 }],
    isScreen: false,
    heard: { matchNumber: 0, count: 0 },
    send: (text: string) => messages.push(text),
    sendHouse: () => {},
    setPresent: () => {},
    dismiss: (lastMessage: unknown) => messages.push(lastMessage),
  }
  const { key } = await server.api.move(code, seats[0]!.token)
  await server.api.claim(code, key)
  const table = (await server.tables.get(code))!
  table.attach(slowSubscriber)
  expect(messages).toEqual([{ t: 'error', code: 'seatMoved' }])
})
test('an action of somebody who leaves while the match is being loaded is refused', async () => {
  const folder = tempFolder()
  const store = await openSqlite(folder)
  onTestFinished(() => store.close())
  let finishReading: (() => void) | undefined
  const slowStore = new Proxy(store, {
    get: (target, name) =>
      name === 'match' && finishReading
        ? (id: string) => new Promise((done) => (finishReading = () => done(target.match(id))))
        : Reflect.get(target, name).bind(target),
  })
  const { server, code, seats, players } = await startMatch(testServer({ store: slowStore }), 3)
  const actor = players.find(({ choices, seat }) => seat > 0 && choices.length > 0)!
  const { do: what, question } = actor.choices[0]!
  server.tables.unloadAll()
  finishReading = () => {}
  const table = (await server.tables.get(code))!
  const acting = table.act(seats[actor.seat]!.you, 1, 'while-it-was-read', { do: what, question })
  await server.api.command(code, seats[actor.seat]!.token, { do: 'leave' })
  finishReading()
  await expect(acting).rejects.toMatchObject({ code: 'notSeated' })
})
