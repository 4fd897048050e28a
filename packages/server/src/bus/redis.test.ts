// The bus between nodes keeps the contract on a real Redis, and a Redis that is away stops nobody.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startRedis, type TestRedis } from '../../testing/redis.ts'
import { busContract } from './contract.ts'
import { redisBus } from './redis.ts'

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
}, 120_000)
afterAll(() => redis.stop())

async function opened() {
  const bus = await redisBus(redis.url)
  onTestFinished(() => bus.close())
  return bus
}

busContract('Redis', async () => [await opened(), await opened()])

test('a node starts and tells while Redis is away, and hears again when it is back', async () => {
  const here = await opened()
  await redis.stop()
  expect(() => here.grown('LOST')).not.toThrow()
  const late = await opened()
  expect(() => late.grown('LOST')).not.toThrow()
  await redis.start()
  const heard = new Promise<string>((hear) => here.listen(hear))
  const telling = setInterval(() => late.grown('BACK'), 100)
  expect(await heard).toBe('BACK')
  clearInterval(telling)
})
