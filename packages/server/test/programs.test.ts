// Programs at a table: they are shown as bots with their makers' names for good, get no keys, and are invited by the host.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SeatGrant } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { readOfferedBots } from '../src/bots/offered-bots.ts'
import { HandTurnedClock } from '../testing/clock.ts'
import { listenInTest } from '../testing/listen.ts'
import { Player } from '../testing/player.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import { openTable } from '../testing/table.ts'

const kite = { name: 'Kite', by: 'Rivka Stern' }
const errorCodeOf = (request: Promise<unknown>) =>
  request.then(
    () => 'granted',
    (problem: Error) => problem.message,
  )
const personOf = ({ house, you }: SeatGrant) => house.people.find(({ id }) => id === you)!

test('a program sits down as a bot with its maker’s name, is away until it connects, and plays its seat itself', async () => {
  const { server, code, command, players } = await openTable(testServer(), 1)
  const seat = await server.api.joinAsBot(code, kite)
  expect(personOf(seat)).toMatchObject({ name: 'Kite', kind: 'bot', program: { by: 'Rivka Stern' }, here: false })
  const program = new Player(server.origin, code, seat.token)
  await program.until(() => program.house?.people.at(-1)?.here === true)
  expect((await server.api.table(code)).people.at(-1)).toMatchObject({ kind: 'bot', program: { by: 'Rivka Stern' } })
  await command({ do: 'start', n: 1 })
  await Promise.all([program.playOut(), players[0]!.playOut()])
  expect(program.house!.played[0]!.sitters!.at(-1)).toMatchObject({ name: 'Kite', kind: 'bot' })
})
test('a program never becomes host or a person, gets no keys, and may give no commands but to leave', async () => {
  const server = await testServer()
  const { api } = server
  const { code, seats, command } = await openTable(server, 1)
  const { token, you } = await api.joinAsBot(code, kite)
  const host = seats[0]!
  expect(await errorCodeOf(api.command(code, host.token, { do: 'handOver', person: you }))).toBe('isABot')
  expect(await errorCodeOf(api.move(code, token))).toBe('isABot')
  expect(await errorCodeOf(api.move(code, host.token, you))).toBe('isABot')
  for (const command of [{ do: 'rename', name: 'Anna' }, { do: 'handOver', person: you }, { do: 'nudge', person: host.you }, { do: 'goOn' }] as const)
    expect(await errorCodeOf(api.command(code, token, command))).toBe('isABot')
  await api.keep(code, host.token)
  expect(await errorCodeOf(api.keptIn(code, token))).toBe('notSeated')
  expect(await errorCodeOf(api.inviteProgram(code, token))).toBe('notHost')
  expect(await errorCodeOf(api.join(code, 'Bram', { insteadOf: you }))).toBe('isAProgram')
  expect((await api.knock(code, 'Kite', 'another-device')).state).toBe('open')
  await command({ do: 'leave' })
  expect((await api.joinAsBot(code, { name: 'Swift', by: 'Rivka Stern' })).house).toMatchObject({ host: '' })
  const { house, you: first } = await api.join(code, 'Dora')
  expect(house.host).toBe(first)
  expect(await errorCodeOf(api.command(code, token, { do: 'leave' }))).toBe('granted')
})
test('a join that is neither a person nor a complete bot is refused, and so are invalid names', async () => {
  const { server, code } = await openTable(testServer(), 1)
  const post = (body: object) => server.post(`/api/tables/${code}/seats`, body)
  for (const body of [{}, { bot: { name: 'Kite' } }, { name: 'Anna', bot: kite }, { name: 'Anna', key: 'abc' }, { bot: kite, insteadOf: 'x' }])
    expect(await (await post(body)).json()).toMatchObject({ code: 'badRequest' })
  expect(await (await post({ bot: { name: 'Kite', by: ' ' } })).json()).toEqual({ code: 'nameEmpty' })
  expect(await (await post({ bot: { name: 'Kite', by: 'x'.repeat(41) } })).json()).toEqual({ code: 'nameTooLong' })
})
test('the host’s link seats one program, also at a locked table, and gives the same seat again until that program is removed', async () => {
  const server = await testServer()
  const { api } = server
  const { code, seats, command } = await openTable(server, 1)
  await command({ do: 'lock', locked: true })
  expect(await errorCodeOf(api.joinAsBot(code, kite))).toBe('tableLocked')
  const { key } = await api.inviteProgram(code, seats[0]!.token)
  expect(JSON.stringify(await server.store.table(code))).not.toContain(key)
  const first = await api.joinAsBot(code, kite, { key })
  expect(first.house.locked).toBe(true)
  const second = await api.joinAsBot(code, kite, { key })
  expect(second.you).toBe(first.you)
  // The host has the key too. Using it again moves the seat openly, and the older token is no longer valid.
  expect(second.house.people.find(({ id }) => id === first.you)).toMatchObject({ moves: 1 })
  expect(await errorCodeOf(api.command(code, first.token, { do: 'takeBack' }))).toBe('seatMoved')
  await command({ do: 'remove', person: first.you })
  expect(await errorCodeOf(api.joinAsBot(code, kite, { key }))).toBe('inviteUnknown')
  expect(await errorCodeOf(api.joinAsBot(code, kite, { key: 'made-up' }))).toBe('inviteUnknown')
})
test('a program that has gone can be replaced by a bot of ours, and takes its seat back when it connects', async () => {
  const { server, code, command } = await openTable(testServer(), 1)
  const { token, you } = await server.api.joinAsBot(code, kite)
  await command({ do: 'start', n: 1 })
  const covered = await command({ do: 'letBotPlay', person: you })
  expect(covered.people.find(({ id }) => id === you)).toMatchObject({ standIn: true, program: { by: kite.by } })
  const program = new Player(server.origin, code, token)
  await program.until(() => program.house?.people.some(({ id, standIn, here }) => id === you && here && !standIn))
})

/** An HTTP endpoint that records the requests it gets. */
async function startBotEndpoint(status: number) {
  const calls: unknown[] = []
  const listener = createServer(async (request, response) => {
    calls.push(JSON.parse(Buffer.concat(await request.toArray()).toString()))
    response.writeHead(status).end()
  })
  return { calls, address: `http://127.0.0.1:${await listenInTest(listener)}/seat` }
}
const linkOf = (calls: readonly unknown[]) => new URL((calls[0] as { seat: string }).seat)

test('a bot that the operator offers is called with the link of its seat, or started with it', async () => {
  const { calls, address } = await startBotEndpoint(204)
  const { address: broken } = await startBotEndpoint(500)
  const file = join(mkdtempSync(join(tmpdir(), 'safehouse-bots-')), 'seated')
  const startedScript = `require('node:fs').writeFileSync(${JSON.stringify(file)}, JSON.stringify([process.argv.at(-1), Object.keys(process.env)]))`
  const bots = [
    { name: 'Kite', by: 'Rivka Stern', address },
    { name: 'Broken', by: 'Nobody', address: broken },
    { name: 'Swift', by: 'Uni Utrecht', command: [process.execPath, '-e', startedScript, '--'] },
    { name: 'Missing', by: 'Nobody', command: ['no-such-program-here'] },
  ]
  const server: TestServer = await testServer({ bots })
  const { api } = server
  expect((await api.info()).bots).toEqual(bots.map(({ name, by }) => ({ name, by })))
  const { code, seats } = await openTable(server, 1)
  const { token } = seats[0]!
  await api.inviteProgram(code, token, 'Kite')
  const link = linkOf(calls)
  expect(link.pathname).toBe(`/t/${code}`)
  // The operator's name and maker count, whatever the program says of itself.
  const seat = await api.joinAsBot(code, { name: 'Anna', by: 'me' }, { key: link.hash.replace('#program=', '') })
  expect(personOf(seat)).toMatchObject({ name: 'Kite', program: { by: 'Rivka Stern' } })
  await api.inviteProgram(code, token, 'Swift')
  await expect.poll(() => JSON.parse(readFileSync(file, { encoding: 'utf8', flag: 'a+' }) || '[]')[0]).toContain(`/t/${code}#program=`)
  expect(JSON.parse(readFileSync(file, 'utf8'))[1]).not.toContain('NODE_ENV')
  expect(await errorCodeOf(api.inviteProgram(code, token, 'Broken'))).toBe('programAway')
  expect(await errorCodeOf(api.inviteProgram(code, token, 'Missing'))).toBe('programAway')
  expect(await errorCodeOf(api.inviteProgram(code, token, 'Unheard of'))).toBe('unknownPerson')
})
test('a file of bots is checked at the start, and a mistake in it is reported in a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-bots-'))
  const file = (content: unknown) => {
    const path = join(folder, 'bots.json')
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return path
  }
  expect(readOfferedBots(file([{ ...kite, address: 'https://example.org/kite' }]))).toHaveLength(1)
  expect(() => readOfferedBots(join(folder, 'none.json'))).toThrow('none.json cannot be read')
  expect(() => readOfferedBots(file('{'))).toThrow('is not valid JSON')
  expect(() => readOfferedBots(file({}))).toThrow('must be a list of at most 40 bots')
  for (const wrong of [
    kite,
    { ...kite, command: [] },
    { ...kite, address: 'ftp://x' },
    { by: 'x', address: 'http://x' },
    { ...kite, name: '', address: 'http://x' },
  ])
    expect(() => readOfferedBots(file([wrong]))).toThrow('must have in entry 1 a "name", a maker "by", and either an "address"')
  const twice = { ...kite, address: 'http://localhost:1' }
  expect(() => readOfferedBots(file([twice, twice]))).toThrow('has two bots named "Kite"')
})
test('a refusal for too many requests says which limit it was and after how many seconds to try again', async () => {
  const clock = new HandTurnedClock()
  const { server, code } = await openTable(testServer({ clock }), 1)
  const join = () => server.post(`/api/tables/${code}/seats`, { name: '' })
  let answer = await join()
  while (answer.status !== 429) answer = await join()
  expect(await answer.json()).toEqual({ code: 'tooManyRequests', with: { limit: 'joins', seconds: 2 } })
  expect(answer.headers.get('retry-after')).toBe('2')
})
