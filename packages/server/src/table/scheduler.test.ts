// The scheduler: every alarm rings once, at its time, in order.
import { expect, test } from 'vitest'
import { HandTurnedClock } from '../../testing/clock.ts'
import { Scheduler } from './scheduler.ts'

function ringing() {
  const clock = new HandTurnedClock(0)
  const rang: string[] = []
  const scheduler = new Scheduler(clock, (key) => rang.push(`${key} ${clock.now()}`))
  return { clock, rang, scheduler }
}

test('alarms ring at their times, the earliest first, whatever order they were set in', async () => {
  const { clock, rang, scheduler } = ringing()
  for (const at of [50, 10, 40, 20, 30]) scheduler.set(`t${at}`, at)
  await clock.forward(100)
  expect(rang).toEqual(['t10 10', 't20 20', 't30 30', 't40 40', 't50 50'])
  expect(scheduler.size).toBe(0)
})
test('an alarm that is moved rings at its new time only', async () => {
  const { clock, rang, scheduler } = ringing()
  scheduler.set('a', 10)
  scheduler.set('a', 30)
  scheduler.set('b', 30)
  scheduler.set('b', 20)
  await clock.forward(100)
  expect(rang).toEqual(['b 20', 'a 30'])
})
test('a cancelled alarm does not ring', async () => {
  const { clock, rang, scheduler } = ringing()
  scheduler.set('a', 10)
  scheduler.set('a', null)
  await clock.forward(100)
  expect(rang).toEqual([])
})
test('an alarm for a time that has passed rings at once', async () => {
  const { clock, rang, scheduler } = ringing()
  await clock.forward(100)
  scheduler.set('a', 10)
  await clock.forward(0)
  expect(rang).toEqual(['a 100'])
})
test('a thousand alarms, some moved and some cancelled, ring in order', async () => {
  const { clock, scheduler } = ringing()
  const rang: number[] = []
  const counting = new Scheduler(clock, (key) => rang.push(Number(key.slice(1))))
  for (let i = 0; i < 1000; i++) counting.set(`k${(i * 7919) % 1000}`, 5)
  for (let i = 0; i < 1000; i++) counting.set(`k${i}`, i % 3 === 0 ? null : 1 + ((i * 31) % 10))
  await clock.forward(20)
  const times = rang.map((i) => 1 + ((i * 31) % 10))
  expect(rang).toHaveLength(1000 - 334)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(scheduler.size).toBe(0)
})
