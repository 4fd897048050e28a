// Talk at a table: sent to its people on every node and to nobody else, never stored, and closed while the
// rules of the game forbid it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryBuses } from '../src/bus/memory.ts'
import { HandTurnedClock } from '../testing/clock.ts'
import { Player } from '../testing/player.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { silentThinker, tempFolder, testNodes, testServer } from '../testing/server.ts'
import { accuseSomebody, openTable, startMatch } from '../testing/table.ts'

const textsOf = ({ lines }: Player) => lines.map(({ text }) => text)

test('everybody gets a line with its speaker, and people who connect later get the last lines', async () => {
  const { server, code, seats, players } = await openTable(testServer(), 3)
  expect(await players[1]!.client.talk('  Where\u202e were   you? ')).toEqual({ ok: true })
  for (const player of players) {
    await player.until(() => player.lines.length === 1)
    expect(player.lines[0]).toMatchObject({ by: seats[1]!.you, text: 'Where were you?' })
  }
  const dora = await server.api.join(code, 'Dora')
  const laterPlayer = new Player(server.origin, code, dora.token)
  await laterPlayer.until(() => laterPlayer.lines.length === 1)
  expect(laterPlayer.lines).toEqual(players[0]!.lines)
})
test('a reaction is sent once and not kept; shared screens get reactions and no lines', async () => {
  const { server, code, seats, players } = await openTable(testServer(), 2)
  const screen = Player.openScreen(server.origin, code)
  await screen.until(() => screen.state === 'open')
  await players[0]!.client.talk('Between us')
  expect(await players[0]!.client.react('gasp')).toEqual({ ok: true })
  for (const listener of [players[1]!, screen]) {
    await listener.until(() => listener.reactions.length === 1)
    expect(listener.reactions).toEqual([{ by: seats[0]!.you, reaction: 'gasp' }])
  }
  expect(screen.lines).toEqual([])
  expect(await screen.client.talk('I am a television')).toEqual({ ok: false, error: 'notSeated' })
  const reconnected = new Player(server.origin, code, seats[1]!.token)
  await reconnected.until(() => reconnected.lines.length === 1)
  expect(reconnected.reactions).toEqual([])
})
test('spectators can neither talk nor listen unless the host allows it', async () => {
  const { server, code, players, command } = await openTable(testServer(), 2)
  const spectator = new Player(server.origin, code)
  await spectator.until(() => spectator.state === 'open')
  expect(await spectator.client.talk('Hello?')).toEqual({ ok: false, error: 'notSeated' })
  await players[0]!.client.talk('Nobody listens')
  await players[0]!.client.react('laugh')
  await players[1]!.until(() => players[1]!.reactions.length === 1)
  expect([spectator.lines, spectator.reactions]).toEqual([[], []])

  await command({ do: 'setSettings', settings: { watchersTalk: true } })
  await spectator.until(() => spectator.house?.settings.watchersTalk)
  expect(await spectator.client.talk('Hello?')).toEqual({ ok: true })
  await players[0]!.until(() => players[0]!.lines.length === 2)
  expect(players[0]!.lines[1]).toMatchObject({ by: null, text: 'Hello?' })
  const otherSpectator = new Player(server.origin, code)
  await otherSpectator.until(() => otherSpectator.lines.length === 2)
})
test('lines that are empty or too long are refused with their own codes, a reaction that is none as a bad request', async () => {
  const { server, code, seats, players } = await openTable(testServer(), 1)
  expect(await players[0]!.client.talk(' \u200b ')).toEqual({ ok: false, error: 'lineEmpty' })
  expect(await players[0]!.client.talk('x'.repeat(201))).toEqual({ ok: false, error: 'lineTooLong' })
  const socket = await RawSocket.openWithHello(server.origin, { code, token: seats[0]!.token })
  for (const wrong of [
    { t: 'react', id: 'abcdefgh', reaction: 'insult' },
    { t: 'say', id: 'abcdefgh', text: 7 },
  ]) {
    socket.say(wrong)
    expect(await socket.takeFrame('error')).toMatchObject({ t: 'error', code: 'badRequest', id: 'abcdefgh' })
  }
  expect(players[0]!.lines).toEqual([])
})
test('the same line under the same id is shown once and acknowledged twice', async () => {
  const { server, code, seats, players } = await openTable(testServer(), 2)
  const socket = await RawSocket.openWithHello(server.origin, { code, token: seats[0]!.token })
  for (let i = 0; i < 2; i++) socket.say({ t: 'say', id: 'the-same-id', text: 'Once' })
  for (let i = 0; i < 2; i++) expect(await socket.takeFrame('ack')).toEqual({ t: 'ack', id: 'the-same-id' })
  await players[1]!.client.talk('Twice')
  await players[1]!.until(() => players[1]!.lines.length === 2)
  expect(textsOf(players[1]!)).toEqual(['Once', 'Twice'])
})
test('somebody who talks too much is limited, stays connected, and does not limit others', async () => {
  const clock = new HandTurnedClock()
  const { players } = await openTable(testServer({ clock }), 2)
  const answers = []
  for (let i = 0; i < 12; i++) answers.push(await players[0]!.client.talk(`line ${i}`))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(8)
  expect(answers.at(-1)).toEqual({ ok: false, error: 'tooManyRequests' })
  expect(await players[1]!.client.talk('And I?')).toEqual({ ok: true })
  clock.jump(2000)
  expect(await players[0]!.client.talk('Again')).toEqual({ ok: true })
})
test('talk is closed while the rules ask for silence, and open again afterwards', async () => {
  const { players, command, start } = await openTable(testServer({ thinker: silentThinker, offeredGames: ['spyfall-2'] }), 3)
  await start()
  const [anna, bram] = players as [Player, Player, Player]
  expect(await anna.client.talk('So far so good')).toEqual({ ok: true })
  await accuseSomebody(players)
  expect(await bram.client.talk('It is surely not me')).toEqual({ ok: false, error: 'silence' })
  expect(await bram.client.react('doubt')).toEqual({ ok: false, error: 'silence' })
  await command({ do: 'endGame', n: 1 })
  expect(await bram.client.talk('Told you')).toEqual({ ok: true })
})
test('talk is never stored, and is gone when the table is unloaded', async () => {
  const folder = tempFolder()
  const { server, code, seats, players } = await startMatch(testServer({ folder, thinker: silentThinker }), 2)
  await players[0]!.client.talk('Burn after reading')
  await players[1]!.until(() => players[1]!.lines.length === 1)
  await server.shutDown()
  for (const file of readdirSync(folder)) expect(readFileSync(join(folder, file)).includes('Burn after')).toBe(false)
  const second = await testServer({ folder, thinker: silentThinker })
  const reconnected = new Player(second.origin, code, seats[1]!.token)
  await reconnected.until(() => reconnected.feed.length > 0)
  expect(reconnected.lines).toEqual([])
})
test('people on two nodes get each other’s lines, and a node that loads the table later asks for the last ones', async () => {
  const [here, there, later] = await testNodes(memoryBuses(3), { thinker: silentThinker })
  const host = await here.api.create({ name: 'Anna', place: 'apart' })
  const bramSeat = await there.api.join(host.code, 'Bram')
  const anna = new Player(here.origin, host.code, host.token)
  const bram = new Player(there.origin, host.code, bramSeat.token)
  for (const player of [anna, bram]) await player.until(() => player.state === 'open')
  await anna.client.talk('Is this on?')
  await bram.until(() => bram.lines.length === 1)
  await bram.client.talk('It is')
  await bram.client.react('bravo')
  await anna.until(() => anna.lines.length === 2 && anna.reactions.length === 1)
  expect(anna.lines).toEqual(bram.lines)
  const cleo = await here.api.join(host.code, 'Cleo')
  const third = new Player(later!.origin, host.code, cleo.token)
  await third.until(() => third.lines.length === 2)
  expect(third.lines).toEqual(anna.lines)
})
