// Provable deals: from the published commitment to the record that anybody can verify.
import { commitmentTo, type GameRecord, verify } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { expect, test } from 'vitest'
import { fasterClock } from '../testing/clock.ts'
import { testServer } from '../testing/server.ts'
import { openTable, startMatch } from '../testing/table.ts'

const mine = 'a'.repeat(64)
const record = async (origin: string, code: string, n: number) => {
  const response = await fetch(`${origin}/api/tables/${code}/games/${n}/record`)
  return { status: response.status, body: (await response.json()) as GameRecord & { code?: string } }
}

test('the record of a finished match is made once, and verifies against the commitment and the entropy that the devices remember', async () => {
  const server = await testServer({ clock: fasterClock(50), metricsToken: 'watchful' })
  const { code, players, command, start } = await openTable(server, 2)
  await command({ do: 'addBot' })
  const seen = players[0]!.house!.next
  expect(seen.n).toBe(1)
  players[0]!.client.addEntropy(1, mine)
  players[1]!.client.addEntropy(1, 'b'.repeat(64))
  players[1]!.client.addEntropy(1, 'c'.repeat(64))
  players[0]!.client.addEntropy(2, 'd'.repeat(64))
  await expect.poll(async () => Object.keys(JSON.parse((await server.store.table(code))!.document).next.entropy)).toHaveLength(2)
  await start()
  expect(players[0]!.house?.on?.commitment).toBe(seen.commitment)
  expect(await record(server.origin, code, 1)).toMatchObject({ status: 409, body: { code: 'recordNotYet' } })
  await Promise.all(players.map((player) => player.playOut()))
  const { status, body } = await record(server.origin, code, 1)
  expect(status).toBe(200)
  expect(body.entropy).toEqual([mine, 'b'.repeat(64), null])
  const { game } = games['spy-alley-dice']!
  expect(verify(game, body, { commitment: seen.commitment, seat: 0, entropy: mine })).toBeUndefined()
  expect(verify(game, body, { commitment: seen.commitment, seat: 0, entropy: 'e'.repeat(64) })).toEqual({ problem: 'entropy' })
  expect(await record(server.origin, code, 2)).toMatchObject({ status: 409, body: { code: 'noGameRunning' } })
  for (const again of await Promise.all([1, 2].map(() => record(server.origin, code, 1)))) expect(again).toEqual({ status, body })
  const metrics = await (await fetch(`${server.origin}/metrics`, { headers: { authorization: 'Bearer watchful' } })).text()
  expect(metrics).toContain('safehouse_records_total{source="made"} 1')
  expect(metrics).toContain('safehouse_records_total{source="cache"} 2')
}, 120_000)
test('every match has its own secret and commitment, and no secret is sent before its end', async () => {
  const server = await testServer()
  const { code, players, command } = await startMatch(server, 2)
  const { next } = JSON.parse((await server.store.table(code))!.document)
  const header = JSON.parse((await server.store.match(`${code}/1`))!.header)
  expect(players[0]!.house?.on?.commitment).toBe(commitmentTo(header.secret))
  expect(players[0]!.house?.next).toEqual({ n: 2, commitment: commitmentTo(next.secret) })
  expect(next.secret).not.toBe(header.secret)
  const everything = JSON.stringify([players[0]!.house, players[0]!.feed, await server.api.table(code)])
  expect(everything).not.toContain(header.secret)
  expect(everything).not.toContain(next.secret)
  await command({ do: 'endGame', n: 1 })
  expect(await record(server.origin, code, 1)).toMatchObject({ status: 409, body: { code: 'recordNotYet' } })
})
