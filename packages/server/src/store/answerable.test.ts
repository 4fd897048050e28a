// A store that is out of reach is a no for those who ask, a line in the log for the operator, and an end for nobody.
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { Player } from '../../testing/player.ts'
import { tempFolder, testServer } from '../../testing/server.ts'
import { openTable } from '../../testing/table.ts'
import { openSqlite } from './sqlite/index.ts'
import type { Store } from './store.ts'

/** A real one that can be cut off, and what was logged meanwhile. */
async function cutOff() {
  const real = await openSqlite(tempFolder())
  onTestFinished(() => real.close())
  const weather = { fair: true }
  const logged: string[] = []
  const store = new Proxy(real, {
    get: (target, name) =>
      weather.fair || name === 'close' ? Reflect.get(target, name) : () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.5:5432')),
  }) as Store
  const server = await testServer({ store, log: pino({}, { write: (line: string) => void logged.push(line) }) })
  return { weather, logged, server }
}

test('whatever is asked of a server without its store is answered with 503, and comes again later', async () => {
  const { weather, logged, server } = await cutOff()
  const { code, seats } = await openTable(server, 2)
  server.tables.unloadAll()
  weather.fair = false
  for (const asked of [server.api.table(code), server.api.create({ name: 'Cleo', place: 'room' }), server.api.join(code, 'Cleo')])
    await expect(asked).rejects.toMatchObject({ status: 503, body: { code: 'notStored' } })
  const failures = logged.filter((line) => line.includes('store failed'))
  expect(failures.length).toBeGreaterThan(0)
  expect(failures.length).toBeLessThanOrEqual(2)
  weather.fair = true
  expect(await server.api.table(code)).toMatchObject({ code, host: 'Anna' })
  expect(seats).toHaveLength(2)
})
test('a player who comes back while the store is away is let in when it is there again', async () => {
  const { weather, server } = await cutOff()
  const { code, seats } = await openTable(server, 2)
  server.tables.unloadAll()
  weather.fair = false
  const anna = new Player(server.origin, code, seats[0]!.token)
  await anna.until(() => anna.error === 'notStored' && anna.state === 'reconnecting')
  weather.fair = true
  await anna.until(() => anna.state === 'open' && anna.house)
})
