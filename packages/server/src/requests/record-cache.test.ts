// The cache of records: bounded by size, the least recently used first out; failures are not kept.
import { expect, test } from 'vitest'
import { RecordCache } from './record-cache.ts'

const recordOf = (size: number) => ({ game: 'dice', text: 'x'.repeat(size) })

test('a record is made once, also for requests at the same time', async () => {
  const sources: string[] = []
  const cache = new RecordCache((source) => sources.push(source))
  let madeCount = 0
  const makeRecord = async () => {
    madeCount++
    return recordOf(10)
  }
  await Promise.all([cache.get('ABCD/1', makeRecord), cache.get('ABCD/1', makeRecord)])
  expect(await cache.get('ABCD/1', makeRecord)).toEqual(recordOf(10))
  expect(madeCount).toBe(1)
  expect(sources).toEqual(['made', 'cache', 'cache'])
})
test('the least recently used records are dropped when all together are too large', async () => {
  const madeIds: string[] = []
  const cache = new RecordCache(() => {}, 100)
  const ask = (id: string, size = 40) =>
    cache.get(id, async () => {
      madeIds.push(id)
      return recordOf(size)
    })
  await ask('A/1')
  await ask('B/1')
  await ask('A/1')
  await ask('C/1') // B/1 goes
  await ask('A/1')
  await ask('B/1')
  expect(madeIds).toEqual(['A/1', 'B/1', 'C/1', 'B/1'])
  await ask('D/1', 101) // never kept, and drops nothing
  await ask('B/1')
  expect(madeIds).toEqual(['A/1', 'B/1', 'C/1', 'B/1', 'D/1'])
})
test('a record that could not be made is tried again', async () => {
  const cache = new RecordCache(() => {})
  await expect(cache.get('A/1', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await cache.get('A/1', async () => recordOf(1))).toEqual(recordOf(1))
})
