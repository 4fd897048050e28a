// The server's clock never goes back, whatever is done to the machine's clock.
import { afterEach, expect, test, vi } from 'vitest'
import { sharedClock, wallClock } from './clock.ts'

const hour = 3_600_000
afterEach(() => void vi.restoreAllMocks())

test('a machine clock set back does not turn time back, and one set forward moves it forward', () => {
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
test('nodes that share a store use its time, whatever their own clocks show', async () => {
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
test('time goes on while the store is out of reach', async () => {
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
