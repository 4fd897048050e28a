// Table codes: they get longer when many are in use, and are released when an evening is over; a released code is answered with 410.
import { isCode } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { HandTurnedClock } from '../testing/clock.ts'
import { Player } from '../testing/player.ts'
import { testServer } from '../testing/server.ts'
import { openTable } from '../testing/table.ts'

const opening = { name: 'Anna', place: 'room' } as const
const released = { status: 410, body: { code: 'codeReleased' } }

test('codes get a letter longer when too many of a length are in use; when too many of every length are, no table can be opened', async () => {
  const server = await testServer({ maxCodeShare: 1e-9 }) // one code of each length
  const codes = [await server.api.create(opening), await server.api.create(opening), await server.api.create(opening)].map(({ code }) => code)
  expect(codes.map((code) => code.length)).toEqual([4, 5, 6])
  expect(codes.every(isCode)).toBe(true)
  await expect(server.api.create(opening)).rejects.toMatchObject({ status: 503, body: { code: 'noCodesLeft' } })
  for (const code of codes) {
    const { token } = await server.api.join(code.toLowerCase(), 'Bram')
    const bram = new Player(server.origin, code, token)
    await bram.until(() => bram.house?.code === code)
  }
  const restarted = await testServer({ maxCodeShare: 1e-9, store: server.store })
  await expect(restarted.api.create(opening)).rejects.toMatchObject({ body: { code: 'noCodesLeft' } })
})
test('a released code is answered as released; records and group of its table stay readable, and another table can get the code', async () => {
  const { server, code, seats, players, command, start } = await openTable(testServer(), 2)
  const { key } = await server.api.keep(code, seats[0]!.token)
  await start()
  expect(await server.tables.release(code)).toBe(false) // somebody is connected
  await Promise.all(players.map((player) => player.playOut()))
  await command({ do: 'rename', name: 'Anne' }) // the outcome is stored before this
  for (const player of players) player.client.close()
  await expect.poll(() => server.tables.inUse).toEqual([])
  await expect.poll(() => server.tables.release(code)).toBe(true)

  const { token } = seats[0]!
  await expect(server.api.table(code)).rejects.toMatchObject(released)
  await expect(server.api.join(code, 'Cleo')).rejects.toMatchObject(released)
  await expect(server.api.command(code, token, { do: 'leave' })).rejects.toMatchObject(released)
  const returning = new Player(server.origin, code, token)
  await returning.until(() => returning.error === 'codeReleased')
  const headers = { authorization: `Bearer ${token}` }
  const recordAt = async (id: string) => (await fetch(`${server.origin}/api/tables/${id}/games/1/record`, { headers })).text()
  const record = await recordAt(code)
  expect(JSON.parse(record)).toMatchObject({ game: 'spy-alley-dice' })
  expect(await recordAt(`${code}-1`)).toBe(record)
  expect((await server.api.group(key)).games.map(({ id }) => id)).toEqual([`${code}/1`])

  const document = { ...JSON.parse((await server.store.table(`${code}-1`))!.document), id: `${code}-AAAAAA`, played: [], people: [] }
  await server.store.addTable(code, JSON.stringify(document)) // as `create` would, if it drew this code
  await expect(server.api.command(code, token, { do: 'leave' })).rejects.toMatchObject(released)
  const newcomer = await server.api.join(code, 'Dirk')
  expect(newcomer.token.startsWith(`${code}-AAAAAA.`)).toBe(true)
  expect((await server.api.command(code, newcomer.token, { do: 'rename', name: 'Dick' })).house.people.map(({ name }) => name)).toEqual(['Dick'])
  expect(await recordAt(`${code}-1`)).toBe(record)
  expect(await recordAt(code)).not.toBe(record)
}, 60_000)
test('after a day without a change the code of a table is released, unless a match is open or somebody is connected', async () => {
  const clock = new HandTurnedClock(Date.now(), () => new Promise((turn) => setImmediate(turn)))
  const server = await testServer({ clock, outageAfterMs: 1e12 })
  const [idle, inMatch, connected] = [await openTable(server, 2), await openTable(server, 2), await openTable(server, 2)]
  await inMatch.start()
  await inMatch.command({ do: 'pause' })
  for (const player of [...idle.players, ...inMatch.players]) player.client.close()
  await expect.poll(() => server.tables.inUse).toEqual([connected.code])
  await clock.forward(20_000)
  const isReleased = async (code: string) => (await server.store.releasedIds(code)).length > 0
  clock.jump(60 * 60_000)
  await clock.forward(1000)
  expect(await isReleased(idle.code)).toBe(false)
  clock.jump(48 * 60 * 60_000)
  await clock.forward(1000)
  await expect.poll(() => isReleased(idle.code)).toBe(true)
  expect([await isReleased(inMatch.code), await isReleased(connected.code)]).toEqual([false, false])
})
