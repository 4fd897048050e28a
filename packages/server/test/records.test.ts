// Provable deals: from the published commitment to the record that anybody can verify.
import { commitmentTo, type GameRecord, verify } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { expect, test } from 'vitest'
import { fasterClock } from '../testing/clock.ts'
import { testServer } from '../testing/server.ts'
import { openTable, startMatch } from '../testing/table.ts'

const ownEntropy = 'a'.repeat(64)
const fetchRecord = async (origin: string, code: string, matchNumber: number, token?: string, query = '') => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/api/tables/${code}/games/${matchNumber}/record${query}`, { headers })
  return { status: response.status, body: (await response.json()) as GameRecord & { code?: string } }
}

test('the record of a finished match is made once, and verifies against the commitment, entropy and chain head that devices remember', async () => {
  const { server, code, players, seats, command, start } = await openTable(testServer({ clock: fasterClock(50), metricsToken: 'watchful' }), 2)
  const { token } = seats[0]!
  await command({ do: 'addBot' })
  const announced = players[0]!.house!.next
  expect(announced.n).toBe(1)
  players[0]!.client.addEntropy(1, ownEntropy)
  players[1]!.client.addEntropy(1, 'b'.repeat(64))
  players[1]!.client.addEntropy(1, 'c'.repeat(64))
  players[0]!.client.addEntropy(2, 'd'.repeat(64))
  await expect.poll(async () => Object.keys(JSON.parse((await server.store.table(code))!.document).next.entropy)).toHaveLength(2)
  await start()
  expect(players[0]!.house?.on?.commitment).toBe(announced.commitment)
  expect(await fetchRecord(server.origin, code, 1)).toMatchObject({ status: 409, body: { code: 'recordNotYet' } })
  await Promise.all(players.map((player) => player.playOut()))
  const { status, body } = await fetchRecord(server.origin, code, 1, token)
  expect(status).toBe(200)
  expect(body.entropy).toEqual([ownEntropy, 'b'.repeat(64), null])
  const { game } = games['spy-alley-dice']!
  const { head } = players[0]!
  expect(head).toBeDefined()
  expect(verify(game, body, { commitment: announced.commitment, seat: 0, entropy: ownEntropy, head: head! })).toBeUndefined()
  expect(verify(game, body, { commitment: announced.commitment, seat: 0, entropy: 'e'.repeat(64) })).toEqual({ problem: 'entropy' })
  expect(await fetchRecord(server.origin, code, 2)).toMatchObject({ status: 409, body: { code: 'noGameRunning' } })
  for (const again of await Promise.all([1, 2].map(() => fetchRecord(server.origin, code, 1, token)))) expect(again).toEqual({ status, body })
  const metrics = await (await fetch(`${server.origin}/metrics`, { headers: { authorization: 'Bearer watchful' } })).text()
  expect(metrics).toContain('safehouse_records_total{source="made"} 1')
  expect(metrics).toContain('safehouse_records_total{source="cache"} 2')
}, 120_000)
test('every match has its own secret and commitment, and no secret is sent before its end', async () => {
  const { server, code, players } = await startMatch(testServer(), 2)
  const { next } = JSON.parse((await server.store.table(code))!.document)
  const header = JSON.parse((await server.store.match(`${code}/1`))!.header)
  expect(players[0]!.house?.on?.commitment).toBe(commitmentTo(header.secret))
  expect(players[0]!.house?.next).toEqual({ n: 2, commitment: commitmentTo(next.secret) })
  expect(next.secret).not.toBe(header.secret)
  const everything = JSON.stringify([players[0]!.house, players[0]!.feed, await server.api.table(code)])
  expect(everything).not.toContain(header.secret)
  expect(everything).not.toContain(next.secret)
})
test('the record of a match that was broken off says so, reveals the secret, and verifies as far as it goes', async () => {
  const { server, code, players, seats, command } = await startMatch(testServer(), 2)
  const { token } = seats[1]!
  const commitment = players[0]!.house!.on!.commitment
  expect(await fetchRecord(server.origin, code, 1, token)).toMatchObject({ status: 409, body: { code: 'recordNotYet' } })
  const { brokenOff, played } = await command({ do: 'endGame', n: 1 })
  expect(brokenOff).toMatchObject([{ n: 1, game: 'spy-alley-dice', sitters: [{ name: 'Anna' }, { name: 'Bram' }] }])
  expect(played).toEqual([])
  const { status, body } = await fetchRecord(server.origin, code, 1, token)
  expect({ status, brokenOff: body.brokenOff, commitment: commitmentTo(body.secret) }).toEqual({ status: 200, brokenOff: true, commitment })
  const { game } = games['spy-alley-dice']!
  expect(verify(game, body)).toBeUndefined()
  const { brokenOff: _, ...claimsToBeWhole } = body
  expect(verify(game, claimsToBeWhole)).toEqual({ problem: 'length' })
})
test('people of the table may read a record, also after they have left; others only what the host has published', async () => {
  const { server, code, seats, command } = await startMatch(testServer(), 3)
  const [anna, bram, cleo] = seats.map(({ token }) => token)
  const outsider = await server.api.create({ name: 'Otto', place: 'room' })
  await server.api.command(code, cleo!, { do: 'leave' })
  await command({ do: 'endGame', n: 1 })
  const statusFor = async (token?: string) => (await fetchRecord(server.origin, code, 1, token)).status
  const refused = { status: 403, body: { code: 'recordPrivate' } }
  expect(await Promise.all([anna, bram, cleo].map(statusFor))).toEqual([200, 200, 200])
  expect(await fetchRecord(server.origin, code, 1)).toMatchObject(refused)
  expect(await fetchRecord(server.origin, code, 1, outsider.token)).toMatchObject(refused)
  const latecomer = await server.api.join(code, 'Dirk')
  expect(await statusFor(latecomer.token)).toBe(200)
  await server.api.command(code, latecomer.token, { do: 'leave' })
  expect(await fetchRecord(server.origin, code, 1, latecomer.token)).toMatchObject(refused)

  const publish = (published: boolean, token = anna!) => server.api.command(code, token, { do: 'publishRecord', n: 1, published })
  await expect(publish(true, bram)).rejects.toMatchObject({ body: { code: 'notHost' } })
  expect((await publish(true)).house.published).toEqual([1])
  expect(await Promise.all([undefined, outsider.token, latecomer.token].map(statusFor))).toEqual([200, 200, 200])
  await publish(false)
  expect(await fetchRecord(server.origin, code, 1)).toMatchObject(refused)
  await expect(server.api.command(code, anna!, { do: 'publishRecord', n: 2, published: true })).rejects.toMatchObject({
    body: { code: 'noGameRunning' },
  })
})
test('on request a record says who sat where, in a field that its hash chain does not cover', async () => {
  const { server, code, seats, command } = await startMatch(testServer(), 2)
  await command({ do: 'endGame', n: 1 })
  const { body } = await fetchRecord(server.origin, code, 1, seats[1]!.token, '?sitters=1')
  expect(body).toMatchObject({ sitters: [{ name: 'Anna', kind: 'person', mark: 0 }, { name: 'Bram' }], you: 1 })
  expect(verify(games['spy-alley-dice']!.game, body)).toBeUndefined()
  expect(await fetchRecord(server.origin, code, 1, seats[1]!.token)).not.toMatchObject({ body: { sitters: expect.anything() } })
})
