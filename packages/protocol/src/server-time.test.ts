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
test('after a clock jumped, the next ping counts even if it is slower than those before the jump', () => {
  let device = 0
  const time = new ServerTime(() => device)
  time.addSample(0, 100)
  device = 1000
  time.addSample(800, 60_900)
  expect(time.now()).toBe(61_000)
})
test('what the server sent at a later time moves the estimate forward, and nothing moves it back', () => {
  const device = 0
  const time = new ServerTime(() => device)
  time.addSample(0, 100)
  time.advanceTo(50)
  expect(time.now()).toBe(100)
  time.advanceTo(60_100)
  expect(time.now()).toBe(60_100)
})
