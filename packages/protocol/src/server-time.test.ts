// The server's time is estimated on a device with a wrong clock and a slow network.
import { expect, test } from 'vitest'
import { ServerTime } from './server-time.ts'

test('the ping with the shortest round trip counts, and a slower one changes nothing', () => {
  let device = 1000
  const time = new ServerTime(() => device)
  time.setFirstEstimate(500_000)
  expect(time.now()).toBe(500_000)
  device = 1100
  time.addSample(1080, 500_095)
  expect(time.now()).toBe(500_105)
  device = 4000
  time.addSample(2000, 501_500)
  expect(time.now()).toBe(503_005)
})
test('old samples are dropped', () => {
  let device = 0
  const time = new ServerTime(() => device)
  time.addSample(0, 100)
  for (let i = 0; i < 12; i++) {
    device += 1000
    time.addSample(device - 10, device + 205)
  }
  expect(time.now()).toBe(device + 210)
})
