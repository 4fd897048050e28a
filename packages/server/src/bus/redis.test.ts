// The Redis bus keeps the contract on a real Redis, and works again after Redis was away.
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

test('a node starts and announces changes while Redis is away, and receives them again when it is back', async () => {
  const here = await opened()
  await redis.stop()
  expect(() => here.announceChange('LOST')).not.toThrow()
  const late = await opened()
  expect(() => late.announceChange('LOST')).not.toThrow()
  await redis.start()
  const heard = new Promise<string>((hear) => here.onChange(hear))
  const telling = setInterval(() => late.announceChange('BACK'), 100)
  expect(await heard).toBe('BACK')
  clearInterval(telling)
})
