// While the store cannot be reached, requests are answered with `notStored`, failures are logged, and nothing crashes.
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { Player } from '../../testing/player.ts'
import { tempFolder, testServer } from '../../testing/server.ts'
import { evening } from '../../testing/table.ts'
import { openSqlite } from './sqlite/index.ts'
import type { Store } from './store.ts'

/** A server whose real store can be made unreachable, and what it logs. */
async function serverWithFailingStore() {
  const real = await openSqlite(tempFolder())
  onTestFinished(() => real.close())
  const network = { isUp: true }
  const logged: string[] = []
  const store = new Proxy(real, {
    get: (target, name) =>
      network.isUp || name === 'close' ? Reflect.get(target, name) : () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.5:5432')),
  }) as Store
  const server = await testServer({ store, log: pino({}, { write: (line: string) => void logged.push(line) }) })
  return { network, logged, server }
}

test('requests are answered with 503 while the store cannot be reached, and work again afterwards', async () => {
  const { network, logged, server } = await serverWithFailingStore()
  const { code, seats } = await evening(server, 2)
  server.tables.forgetAll()
  network.isUp = false
  for (const asked of [server.api.table(code), server.api.create({ name: 'Cleo', place: 'room' }), server.api.join(code, 'Cleo')])
    await expect(asked).rejects.toMatchObject({ status: 503, body: { code: 'notStored' } })
  const failures = logged.filter((line) => line.includes('store failed'))
  expect(failures.length).toBeGreaterThan(0)
  expect(failures.length).toBeLessThanOrEqual(2)
  network.isUp = true
  expect(await server.api.table(code)).toMatchObject({ code, host: 'Anna' })
  expect(seats).toHaveLength(2)
})
test('a player who reconnects while the store cannot be reached is connected when it is back', async () => {
  const { network, server } = await serverWithFailingStore()
  const { code, seats } = await evening(server, 2)
  server.tables.forgetAll()
  network.isUp = false
  const anna = new Player(server.origin, code, seats[0]!.token)
  await anna.until(() => anna.error === 'notStored' && anna.state === 'reconnecting')
  network.isUp = true
  await anna.until(() => anna.state === 'open' && anna.house)
})
