// Time goes on evenly and never back, whatever somebody does to a clock on a wall.
import { afterEach, expect, test, vi } from 'vitest'
import { sharedClock, wallClock } from './clock.ts'

const hour = 3_600_000
afterEach(() => void vi.restoreAllMocks())

test('a wall clock that is set back does not take time back, and one that is set forward does take it along', () => {
  const wall = Date.now
  const start = wallClock.now()
  expect(Math.abs(start - wall())).toBeLessThan(100)
  const set = vi.spyOn(Date, 'now').mockImplementation(() => wall() - hour)
  const later = wallClock.now()
  expect(later).toBeGreaterThanOrEqual(start)
  expect(later - start).toBeLessThan(10_000)
  set.mockImplementation(() => wall() + hour)
  expect(wallClock.now() - start).toBeGreaterThanOrEqual(hour)
})
test('nodes that share a store have its time, whatever their own clocks show', async () => {
  let told = Date.UTC(2026, 0, 1)
  const clock = await sharedClock(async () => told)
  vi.spyOn(Date, 'now').mockReturnValue(0)
  expect(clock.now() - told).toBeLessThan(1000)
  expect(clock.now()).toBeGreaterThanOrEqual(told)
  told += hour
  await expect.poll(() => clock.now(), { timeout: 5000 }).toBeGreaterThanOrEqual(told)
  told -= 2 * hour
  await new Promise((done) => setTimeout(done, 1200))
  expect(clock.now()).toBeGreaterThan(told + 2 * hour)
  await clock.close()
})
test('a store that is out of reach stops no clock', async () => {
  let reached = true
  const clock = await sharedClock(async () => {
    if (reached) return 1_000_000
    throw new Error('no connection')
  })
  reached = false
  await new Promise((done) => setTimeout(done, 1200))
  expect(clock.now()).toBeGreaterThanOrEqual(1_001_000)
  await clock.close()
})
