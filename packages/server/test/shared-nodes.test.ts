// Two nodes as processes of their own over a real PostgreSQL and a real Redis, with the players of one table on both: nothing is
// lost when one node is killed during a match, and its players go on at the other.
import { feedOf } from '@safehouse/engine'
import { Api } from '@safehouse/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '../src/store/postgres/index.ts'
import { freePort } from '../testing/free-port.ts'
import { Player } from '../testing/player.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { startRedis, type TestRedis } from '../testing/redis.ts'
import { killServer, runServer, waitUntilReady } from '../testing/server-process.ts'

let postgres: TestPostgres
let redis: TestRedis
beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
}, 120_000)
afterAll(() => Promise.all([postgres.stop(), redis.stop()]), 60_000)

async function startNode(databaseUrl: string) {
  const port = await freePort()
  const node = runServer({ PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: databaseUrl, REDIS_URL: redis.url })
  await waitUntilReady(port, 60_000)
  return { node, origin: `http://127.0.0.1:${port}` }
}

test('a match goes on at one node when the other is killed, and every feed comes from one log', async () => {
  const url = await postgres.freshDatabase()
  const [here, there] = await Promise.all([startNode(url), startNode(url)])
  const api = new Api(there.origin)
  const { code, token } = await new Api(here.origin).create({ name: 'Anna', place: 'room' })
  const bramSeat = await api.join(code, 'Bram')
  const doomed = new Player(here.origin, code, token)
  const bram = new Player(there.origin, code, bramSeat.token)
  await Promise.all([doomed, bram].map((player) => player.until(() => player.house?.people.length === 2)))
  await api.command(code, token, { do: 'start', n: 1 })
  await Promise.all([doomed, bram].map((player) => player.until(() => player.choices.length > 0)))
  expect(await doomed.actAtRandom()).toEqual({ ok: true })
  await bram.until(() => bram.feed.length === doomed.feed.length)
  expect(await doomed.client.talk('Can you hear me over there?')).toEqual({ ok: true })
  await bram.until(() => bram.lines.length === 1)
  expect(bram.lines).toEqual(doomed.lines)

  await killServer(here.node)
  const anna = new Player(there.origin, code, token)
  await Promise.all([anna, bram].map((player) => player.playOut()))
  const store = await openPostgres(url)
  const log = (await store.entries(`${code}/1`, 0)).map((entry) => JSON.parse(entry))
  await store.close()
  for (const player of [anna, bram]) expect(player.feed).toEqual(feedOf(log, player.seat))
  expect(anna.feed.slice(0, doomed.feed.length)).toEqual(doomed.feed)
}, 240_000)
