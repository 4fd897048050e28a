// The server's clock never goes back, whatever is done to the machine's clock.
import { afterEach, expect, test, vi } from 'vitest'
import { sharedClock, wallClock } from './clock.ts'

const HOUR_MS = 3_600_000
afterEach(() => void vi.restoreAllMocks())

test('a machine clock set back does not turn time back, and one set forward moves it forward', () => {
  const wall = Date.now
  const start = wallClock.now()
  expect(Math.abs(start - wall())).toBeLessThan(100)
  const machineClock = vi.spyOn(Date, 'now').mockImplementation(() => wall() - HOUR_MS)
  const later = wallClock.now()
  expect(later).toBeGreaterThanOrEqual(start)
  expect(later - start).toBeLessThan(10_000)
  machineClock.mockImplementation(() => wall() + HOUR_MS)
  expect(wallClock.now() - start).toBeGreaterThan(HOUR_MS - 100) // a machine's clock is moved by milliseconds all the time
})
test('nodes that share a store use its time, whatever their own clocks show', async () => {
  let storeTime = Date.UTC(2026, 0, 1)
  const clock = await sharedClock(async () => storeTime)
  vi.spyOn(Date, 'now').mockReturnValue(0)
  expect(clock.now() - storeTime).toBeLessThan(1000)
  expect(clock.now()).toBeGreaterThanOrEqual(storeTime)
  storeTime += HOUR_MS
  await expect.poll(() => clock.now(), { timeout: 5000 }).toBeGreaterThanOrEqual(storeTime)
  storeTime -= 2 * HOUR_MS
  await new Promise((done) => setTimeout(done, 1200))
  expect(clock.now()).toBeGreaterThan(storeTime + 2 * HOUR_MS)
  await clock.close()
})
test('time goes on while the store is out of reach', async () => {
  let isReachable = true
  const clock = await sharedClock(async () => {
    if (isReachable) return 1_000_000
    throw new Error('no connection')
  })
  isReachable = false
  await new Promise((done) => setTimeout(done, 1200))
  expect(clock.now()).toBeGreaterThanOrEqual(1_001_000)
  await clock.close()
})
