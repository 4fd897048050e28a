// Idle matches are unloaded and loaded again unchanged, and no client can notice it.
import { execFileSync } from 'node:child_process'
import { isDeep } from '@safehouse/engine/testing'
import { expect, test } from 'vitest'
import { HandTurnedClock } from '../testing/clock.ts'
import { Player } from '../testing/player.ts'
import { programArguments } from '../testing/program-arguments.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { testServer } from '../testing/server.ts'
import { startMatch, whoMayAct } from '../testing/table.ts'

const MINUTE_MS = 60_000

test('a table without connections is unloaded after five minutes, and loaded again unchanged', async () => {
  const clock = new HandTurnedClock()
  const { server, code, seats, players } = await startMatch(testServer({ clock }), 2)
  await (await whoMayAct(players)).actAtRandom()
  await Promise.all(players.map((player) => player.until(() => player.feed.length === 2)))
  const feeds = players.map(({ feed }) => feed)
  for (const player of players) player.client.close()
  await clock.forward(4 * MINUTE_MS)
  expect(server.tables.count).toBe(1)
  await clock.forward(2 * MINUTE_MS)
  expect(server.tables.count).toBe(0)
  const reconnected = seats.map(({ token }) => new Player(server.origin, code, token))
  await Promise.all(reconnected.map((player) => player.until(() => player.feed.length === 2)))
  expect(reconnected.map(({ feed }) => feed)).toEqual(feeds)
  expect(await (await whoMayAct(reconnected)).actAtRandom()).toEqual({ ok: true })
})
test('an idle match with connected spectators is unloaded and loaded again without any message to them', async () => {
  const clock = new HandTurnedClock()
  const { server, code, players } = await startMatch(testServer({ clock }), 2)
  const screen = await RawSocket.openWithHello(server.origin, { code })
  await screen.takeFrame('feed')
  await clock.forward(6 * MINUTE_MS)
  expect(server.tables.matchesInMemory).toBe(0)
  const framesBefore = screen.texts.filter((text) => text.startsWith('{"t":"feed"')).length
  await Promise.all(players.map((player) => player.until(() => player.state === 'open')))
  const actor = await whoMayAct(players)
  expect(await actor.act({ do: 'endTurn', question: actor.choices[0]!.question })).toMatchObject({ ok: false, refusal: {} })
  await new Promise((done) => setTimeout(done, 50))
  expect(server.tables.matchesInMemory).toBe(1)
  expect(screen.texts.filter((text) => text.startsWith('{"t":"feed"'))).toHaveLength(framesBefore)
  expect(await actor.actAtRandom()).toEqual({ ok: true })
  await screen.takeFrame('feed')
})
test('a match stays in memory for five minutes after somebody has come, who may still be sent its feed', async () => {
  const clock = new HandTurnedClock()
  const { server, code } = await startMatch(testServer({ clock }), 2)
  await clock.forward(4 * MINUTE_MS)
  const screen = await RawSocket.openWithHello(server.origin, { code })
  await screen.takeFrame('feed')
  await clock.forward(3 * MINUTE_MS)
  expect(server.tables.matchesInMemory).toBe(1)
  await clock.forward(3 * MINUTE_MS)
  expect(server.tables.matchesInMemory).toBe(0)
})

/** Number of matches to start and leave alone. */
const IDLE_MATCHES = isDeep ? 1000 : 100
/** A match in memory takes 30 kB; what stays of one that was unloaded takes 3. */
const MAX_IDLE_KILOBYTES = 10
test('an idle match takes less than ten kilobytes of memory', () => {
  const printed = execFileSync(
    process.execPath,
    ['--expose-gc', ...programArguments('../testing/idle-memory.ts', import.meta.url), String(IDLE_MATCHES)],
    {
      encoding: 'utf8',
    },
  )
  const { tablesBefore, tablesAfter, kilobytesPerMatch } = JSON.parse(printed) as Record<string, number>
  expect([tablesBefore, tablesAfter]).toEqual([IDLE_MATCHES, 0])
  expect(kilobytesPerMatch).toBeLessThan(MAX_IDLE_KILOBYTES)
}, 300_000)
