// The Redis bus keeps the contract on a real Redis, and works again after Redis was away.
import { createClient } from '@redis/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startRedis, type TestRedis } from '../../testing/redis.ts'
import { busContract, followBoth } from './contract.ts'
import { redisBus } from './redis.ts'

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
}, 120_000)
afterAll(() => redis.stop())

async function openBus() {
  const bus = await redisBus(redis.url)
  onTestFinished(() => bus.close())
  return bus
}

busContract('Redis', async () => [await openBus(), await openBus()])

test('a node starts and announces changes while Redis is away, and receives them again when it is back', async () => {
  const here = await openBus()
  here.follow('BACK')
  await redis.stop()
  expect(() => here.announceChange('LOST')).not.toThrow()
  const laterBus = await openBus()
  expect(() => laterBus.announceChange('LOST')).not.toThrow()
  await redis.start()
  const heard = new Promise<string>((hear) => here.onChange(hear))
  const telling = setInterval(() => laterBus.announceChange('BACK'), 100)
  expect(await heard).toBe('BACK')
  clearInterval(telling)
})

/** How many messages were published so far. */
async function countPublished(): Promise<number> {
  const client = await createClient({ url: redis.url }).connect()
  const stats = String(await client.sendCommand(['INFO', 'commandstats']))
  client.destroy()
  return Number(/cmdstat_publish:calls=(\d+)/.exec(stats)?.[1] ?? 0)
}
test('a table that one node has alone costs no message for its entries; a node that comes to it is told to catch up, and is sent them', async () => {
  const [here, there] = [await openBus(), await openBus()]
  here.follow('SOLO')
  await expect
    .poll(async () => {
      const before = await countPublished()
      for (let i = 0; i < 10; i++) here.announceEntries('SOLO', 'unheard')
      return (await countPublished()) - before
    })
    .toBe(0)
  const changed: string[] = []
  const entries: string[] = []
  there.onChange((code) => changed.push(code))
  there.onEntries((_, text) => entries.push(text))
  there.follow('SOLO')
  await expect.poll(() => changed).toContain('SOLO')
  here.announceEntries('SOLO', 'heard')
  await expect.poll(() => entries).toEqual(['heard'])
})
test('a node hears nothing of tables that it does not follow', async () => {
  const [here, there] = [await openBus(), await openBus()]
  await followBoth([here, there], 'HERE')
  here.follow('ELSE')
  const heardTexts: string[] = []
  there.onMessage((code, text) => heardTexts.push(`${code} ${text}`))
  here.sendMessage('ELSE', 'not for you')
  here.sendMessage('HERE', 'for you')
  await expect.poll(() => heardTexts).toContain('HERE for you')
  expect(heardTexts).not.toContain('ELSE not for you')
})
