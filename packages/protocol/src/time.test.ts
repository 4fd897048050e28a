// The server's time on a device whose clock is wrong and whose network is slow.
import { expect, test } from 'vitest'
import { ServerTime } from './time.ts'

test('the quickest trip counts, and a slow one does not move the time', () => {
  let device = 1000
  const time = new ServerTime(() => device)
  time.start(500_000)
  expect(time.now()).toBe(500_000)
  device = 1100
  time.learn(1080, 500_095)
  expect(time.now()).toBe(500_105)
  device = 4000
  time.learn(2000, 501_500)
  expect(time.now()).toBe(503_005)
})
test('what was learnt long ago is forgotten', () => {
  let device = 0
  const time = new ServerTime(() => device)
  time.learn(0, 100)
  for (let i = 0; i < 12; i++) {
    device += 1000
    time.learn(device - 10, device + 205)
  }
  expect(time.now()).toBe(device + 210)
})
