// Token buckets allow a burst, refill with time, and are deleted when they are full.
import { expect, test } from 'vitest'
import { HandTurnedClock } from '../../testing/clock.ts'
import { TokenBucket, TokenBuckets } from './token-bucket.ts'

test('a bucket allows its burst at once and refills with time', async () => {
  const clock = new HandTurnedClock()
  const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, clock)
  expect([1, 2, 3, 4].map(() => bucket.tryTake())).toEqual([true, true, true, false])
  await clock.forward(1000)
  expect([1, 2, 3].map(() => bucket.tryTake())).toEqual([true, true, false])
})
test('a clock that is set back adds and removes no tokens', () => {
  const clock = new HandTurnedClock()
  const bucket = new TokenBucket({ burst: 2, perSecond: 1 }, clock)
  bucket.tryTake()
  clock.jump(-60_000)
  expect([1, 2].map(() => bucket.tryTake())).toEqual([true, false])
})
test('charging can make the balance negative, which is refilled first', async () => {
  const clock = new HandTurnedClock()
  const bucket = new TokenBucket({ burst: 2, perSecond: 1 }, clock)
  for (let i = 0; i < 5; i++) bucket.charge()
  await clock.forward(3000)
  expect(bucket.isEmpty).toBe(true)
  await clock.forward(1000)
  expect([bucket.tryTake(), bucket.tryTake()]).toEqual([true, false])
})
test('an empty bucket does not affect other names', () => {
  const buckets = new TokenBuckets({ burst: 1, perSecond: 1 }, new HandTurnedClock())
  expect([buckets.tryTake('a'), buckets.tryTake('a'), buckets.tryTake('b')]).toEqual([true, false, true])
  expect([buckets.isEmpty('a'), buckets.isEmpty('never seen')]).toEqual([true, false])
})
test('full buckets are deleted and others are kept', async () => {
  const clock = new HandTurnedClock()
  const buckets = new TokenBuckets({ burst: 2, perSecond: 1 }, clock)
  buckets.tryTake('quiet')
  await clock.forward(5000)
  buckets.tryTake('busy')
  buckets.tryTake('busy')
  buckets.deleteFull()
  expect(buckets.isEmpty('busy')).toBe(true)
})
