// Joining during a match: on a bot's seat, if the host agrees, with everything that the seat knows; or without a seat until
// the next match.
import { expect, test } from 'vitest'
import { fasterClock, HandTurnedClock } from '../testing/clock.ts'
import { Player } from '../testing/player.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { errorBody, silentThinker, testServer } from '../testing/server.ts'
import { openTable, startMatch } from '../testing/table.ts'

test('a latecomer asks for a bot’s seat, and gets the seat, its mark and its feed when the host agrees', async () => {
  const { server, code, seats, players, command, start } = await openTable(testServer({ thinker: silentThinker }), 2)
  await command({ do: 'addBot' })
  await start()
  const bot = (await server.api.table(code)).people[2]!
  expect(bot.kind).toBe('bot')
  const cleoSeat = await server.api.join(code, 'Cleo', { insteadOf: bot.id })
  const cleo = new Player(server.origin, code, cleoSeat.token)
  await cleo.until(() => cleo.feed.length > 0)
  expect(cleo.seat).toBe(-1)
  expect(JSON.stringify(cleo.feed)).not.toContain('handDealt')
  await players[0]!.until(() => players[0]!.house?.people[3]?.wants === bot.id)
  await expect(server.api.command(code, seats[1]!.token, { do: 'giveChair', person: cleoSeat.you, yes: true })).rejects.toMatchObject(
    errorBody('notHost', 403),
  )
  await expect(server.api.command(code, cleoSeat.token, { do: 'giveChair', person: cleoSeat.you, yes: true })).rejects.toMatchObject(
    errorBody('notHost', 403),
  )

  await command({ do: 'giveChair', person: cleoSeat.you, yes: true })
  await cleo.until(() => cleo.seat === 2 && cleo.choices.length > 0)
  expect(cleo.house?.people[2]).toMatchObject({ id: cleoSeat.you, name: 'Cleo', kind: 'person', mark: bot.mark })
  expect(cleo.house?.people).toHaveLength(3)
  expect(cleo.feed[0]!.facts.filter(({ kind }) => kind === 'handDealt')).toHaveLength(1)
  expect(players.map(({ seat }) => seat)).toEqual([0, 1])
  expect(await cleo.actAtRandom()).toEqual({ ok: true })
  await expect(server.api.join(code, 'Dirk', { insteadOf: bot.id })).rejects.toMatchObject(errorBody('unknownPerson', 404))

  const reconnected = await RawSocket.open(server.origin)
  reconnected.say({ t: 'hello', code, token: cleoSeat.token, heard: { n: 1, count: 1, seat: -1 } })
  expect(await reconnected.takeFrame('feed')).toMatchObject({ from: 0, anew: true })
})
test('a latecomer whom the host refuses hears open facts alone and waits; at a full table they are sent away', async () => {
  const { server, code, command, start } = await openTable(testServer({ thinker: silentThinker }), 1)
  await command({ do: 'chooseGame', game: 'spyfall-2' })
  for (let i = 0; i < 10; i++) await command({ do: 'addBot' })
  await start()
  const [, first, second] = (await server.api.table(code)).people
  const bram = await server.api.join(code, 'Bram', { insteadOf: first!.id })
  const house = await command({ do: 'giveChair', person: bram.you, yes: false })
  expect(house.people.at(-1)).not.toHaveProperty('wants')
  await expect(command({ do: 'giveChair', person: bram.you, yes: true })).rejects.toMatchObject(errorBody('unknownPerson', 404))
  const cleo = await server.api.join(code, 'Cleo', { insteadOf: second!.id })
  expect((await command({ do: 'giveChair', person: cleo.you, yes: false })).people.map(({ name }) => name)).not.toContain('Cleo')
})
test('the seat of somebody who left can be asked for, even by that person; the seat of somebody who is away cannot', async () => {
  const { server, code, seats, players, command } = await startMatch(testServer({ clock: fasterClock(20), thinker: silentThinker }), 3)
  await expect(server.api.join(code, 'Dirk', { insteadOf: seats[1]!.you })).rejects.toMatchObject(errorBody('notABot'))
  players[1]!.client.close()
  await players[0]!.until(() => players[0]!.house?.people[1]?.here === false)
  await command({ do: 'letBotPlay', person: seats[1]!.you })
  await expect(server.api.join(code, 'Dirk', { insteadOf: seats[1]!.you })).rejects.toMatchObject(errorBody('notABot'))
  await server.api.command(code, seats[1]!.token, { do: 'leave' })
  expect((await server.api.table(code)).people[1]).toMatchObject({ name: 'Bram', kind: 'bot' })
  await expect(server.api.join(code, 'Anna', { insteadOf: seats[1]!.you })).rejects.toMatchObject(errorBody('nameTaken'))
  const bramSeat = await server.api.join(code, 'Bram', { insteadOf: seats[1]!.you })
  await command({ do: 'giveChair', person: bramSeat.you, yes: true })
  const bram = new Player(server.origin, code, bramSeat.token)
  await bram.until(() => bram.seat === 1 && bram.feed.length > 0)
  expect(bram.feed[0]).toEqual(players[1]!.feed[0])
})
test('one device sees one hand of a match: after leaving a seat it does not get another one', async () => {
  const { server, code, seats, command } = await openTable(testServer({ thinker: silentThinker }), 1)
  const bram = await server.api.join(code, 'Bram', { device: 'phone of Bram' })
  await command({ do: 'addBot' })
  await command({ do: 'addBot' })
  await command({ do: 'start', n: 1 })
  const [, , heron, otter] = (await server.api.table(code)).people
  await server.api.command(code, bram.token, { do: 'leave' })
  const ask = (name: string, insteadOf: string, device: string) => server.api.join(code, name, { insteadOf, device })
  await expect(ask('Cleo', heron!.id, 'phone of Bram')).rejects.toMatchObject(errorBody('oneHandOnly'))
  const dirk = await ask('Dirk', heron!.id, 'phone of Dirk')
  await command({ do: 'giveChair', person: dirk.you, yes: true })
  await server.api.command(code, dirk.token, { do: 'leave' })
  await expect(ask('Elif', otter!.id, 'phone of Dirk')).rejects.toMatchObject(errorBody('oneHandOnly'))
  expect((await ask('Dirk', dirk.you, 'phone of Dirk')).you).toBeTruthy()

  await command({ do: 'endGame', n: 1 })
  await command({ do: 'start', n: 2 })
  expect((await ask('Elif', otter!.id, 'phone of Bram')).you).toBeTruthy()
  expect(seats).toHaveLength(1)
})
test('one device that asks for two seats at once gets one', async () => {
  const { server, code, command } = await openTable(testServer({ thinker: silentThinker }), 1)
  await command({ do: 'addBot' })
  await command({ do: 'addBot' })
  await command({ do: 'start', n: 1 })
  const [, heron, otter] = (await server.api.table(code)).people
  const [bram, cleo] = [
    await server.api.join(code, 'Bram', { insteadOf: heron!.id, device: 'one phone' }),
    await server.api.join(code, 'Cleo', { insteadOf: otter!.id, device: 'one phone' }),
  ]
  await command({ do: 'giveChair', person: bram.you, yes: true })
  await expect(command({ do: 'giveChair', person: cleo.you, yes: true })).rejects.toMatchObject(errorBody('oneHandOnly'))
})
test('device ids such as `constructor` and `__proto__` do no harm', async () => {
  const { server, code, command } = await openTable(testServer({ thinker: silentThinker }), 1)
  await server.api.join(code, 'Bram', { device: 'constructor' })
  await server.api.join(code, 'Cleo', { device: '__proto__' })
  await command({ do: 'addBot' })
  await command({ do: 'start', n: 1 })
  const bot = (await server.api.table(code)).people[3]!
  for (const device of ['constructor', '__proto__'])
    await expect(server.api.join(code, 'Dirk', { insteadOf: bot.id, device })).rejects.toMatchObject(errorBody('oneHandOnly'))
  const dirk = await server.api.join(code, 'Dirk', { insteadOf: bot.id, device: 'toString' })
  expect((await command({ do: 'giveChair', person: dirk.you, yes: true })).people[3]!.name).toBe('Dirk')
})
test('a latecomer cannot take the name of the bot whose seat they ask for', async () => {
  const { server, code, command } = await openTable(testServer({ thinker: silentThinker }), 1)
  await command({ do: 'addBot' })
  await command({ do: 'start', n: 1 })
  const bot = (await server.api.table(code)).people[1]!
  await expect(server.api.join(code, bot.name, { insteadOf: bot.id })).rejects.toMatchObject(errorBody('nameTaken'))
})
test('a latecomer who waits for a seat cannot take over from an absent host', async () => {
  const clock = new HandTurnedClock()
  const { server, code, players, command, start } = await openTable(testServer({ clock, thinker: silentThinker }), 2)
  await command({ do: 'addBot' })
  await start()
  const bot = (await server.api.table(code)).people[2]!
  const cleo = await server.api.join(code, 'Cleo', { insteadOf: bot.id })
  players[0]!.client.close()
  await expect.poll(async () => (await server.tables.get(code))?.connections).toBe(1)
  await clock.forward(2 * 60_000)
  await expect(server.api.command(code, cleo.token, { do: 'handOver', person: cleo.you })).rejects.toMatchObject(errorBody('notHost', 403))
})
test('between matches a bot’s seat is given at once', async () => {
  const { server, code, command } = await openTable(testServer(), 1)
  const bot = (await command({ do: 'addBot' })).people[1]!
  const { house, you } = await server.api.join(code, 'Bram', { insteadOf: bot.id })
  expect(house.people.map(({ id, mark }) => ({ id, mark }))[1]).toEqual({ id: you, mark: bot.mark })
})
test('a page that reloads while joining gets the same person again, and no second one is left behind', async () => {
  const { server, code, command } = await openTable(testServer(), 1)
  const id = 'made-at-random-once'
  const first = await server.api.join(code, 'Bram', { id })
  const sameSeat = await server.api.join(code, 'Bram', { id })
  expect([sameSeat.you, sameSeat.token]).toEqual([first.you, first.token])
  expect(sameSeat.house.people).toHaveLength(2)
  expect((await server.store.table(code))!.document).not.toContain(id)

  const { key } = await server.api.move(code, first.token)
  await server.api.claim(code, key)
  await expect(server.api.join(code, 'Bram', { id })).rejects.toMatchObject(errorBody('nameTaken'))
  await command({ do: 'remove', person: first.you })
  expect((await server.api.join(code, 'Bram', { id })).you).not.toBe(first.you)
})
test('a latecomer waits at the table for the next match, and hears open facts alone until then', async () => {
  const { server, code, seats, command } = await startMatch(testServer({ thinker: silentThinker }), 2)
  await expect(server.api.join(code, 'Cleo')).rejects.toMatchObject(errorBody('gameRunning'))
  const cleoSeat = await server.api.join(code, 'Cleo', { nextGame: true })
  const cleo = new Player(server.origin, code, cleoSeat.token)
  await cleo.until(() => cleo.feed.length > 0)
  expect(cleo.seat).toBe(-1)
  expect(JSON.stringify(cleo.feed)).not.toContain('handDealt')
  await expect(server.api.choices(code, 1, cleoSeat.token)).rejects.toMatchObject(errorBody('notSeated', 403))
  await command({ do: 'endGame', n: 1 })
  await command({ do: 'start', n: 2 })
  await cleo.until(() => cleo.matchNumber === 2 && cleo.seat === 2 && cleo.choices.length > 0)
  expect(cleo.house?.on?.seats).toEqual([...seats.map(({ you }) => you), cleoSeat.you])
})
test('latecomers cannot join a locked table or a full one', async () => {
  const { server, code, command, start } = await openTable(testServer({ thinker: silentThinker }), 1)
  await command({ do: 'chooseGame', game: 'spyfall-2' })
  for (let i = 0; i < 11; i++) await command({ do: 'addBot' })
  await start()
  await expect(server.api.join(code, 'Bram', { nextGame: true })).rejects.toMatchObject(errorBody('tableFull'))
  await command({ do: 'lock', locked: true })
  const bot = (await server.api.table(code)).people[1]!
  await expect(server.api.join(code, 'Bram', { insteadOf: bot.id })).rejects.toMatchObject(errorBody('tableLocked'))
  await expect(server.api.join(code, 'Bram', { nextGame: true })).rejects.toMatchObject(errorBody('tableLocked'))
})
