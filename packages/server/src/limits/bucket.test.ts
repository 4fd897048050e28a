// So many at once, so many a second; quiet names cost nothing.
import { expect, test } from 'vitest'
import { HandTurnedClock } from '../../testing/clock.ts'
import { Bucket, Buckets } from './bucket.ts'

test('a bucket gives its burst at once and then fills again with time', async () => {
  const clock = new HandTurnedClock()
  const bucket = new Bucket({ burst: 3, perSecond: 2 }, clock)
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false])
  await clock.forward(1000)
  expect([1, 2, 3].map(() => bucket.take())).toEqual([true, true, false])
})
test('a clock that is set back gives nothing and takes nothing', () => {
  const clock = new HandTurnedClock()
  const bucket = new Bucket({ burst: 2, perSecond: 1 }, clock)
  bucket.take()
  clock.jump(-60_000)
  expect([1, 2].map(() => bucket.take())).toEqual([true, false])
})
test('what has been done already is charged, and what is owed is waited for', async () => {
  const clock = new HandTurnedClock()
  const bucket = new Bucket({ burst: 2, perSecond: 1 }, clock)
  for (let i = 0; i < 5; i++) bucket.charge()
  await clock.forward(3000)
  expect(bucket.isEmpty).toBe(true)
  await clock.forward(1000)
  expect([bucket.take(), bucket.take()]).toEqual([true, false])
})
test('one name being empty does not touch another', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 1 }, new HandTurnedClock())
  expect([buckets.take('a'), buckets.take('a'), buckets.take('b')]).toEqual([true, false, true])
  expect([buckets.isEmpty('a'), buckets.isEmpty('never seen')]).toEqual([true, false])
})
test('a name that has been quiet is forgotten, one that has not is kept', async () => {
  const clock = new HandTurnedClock()
  const buckets = new Buckets({ burst: 2, perSecond: 1 }, clock)
  buckets.take('quiet')
  await clock.forward(5000)
  buckets.take('busy')
  buckets.take('busy')
  buckets.forgetQuiet()
  expect(buckets.isEmpty('busy')).toBe(true)
})
