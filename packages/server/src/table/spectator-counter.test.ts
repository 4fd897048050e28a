// The number of spectators: exact at once where few watch; where many do, told at most twice a second.
import { expect, test } from 'vitest'
import { HandTurnedClock } from '../../testing/clock.ts'
import { singleNodeBus } from '../bus/memory.ts'
import { SpectatorCounter } from './spectator-counter.ts'

function counter() {
  const clock = new HandTurnedClock()
  const subscribers = { spectators: 0, screens: 0 }
  const changes: number[] = []
  const spectators = new SpectatorCounter(
    { code: 'ABCD', subscribers, countChanged: () => changes.push(spectators.total.watchers) },
    { clock, bus: singleNodeBus() },
  )
  const arrive = (watchers: number) => {
    subscribers.spectators += watchers
    spectators.recount()
  }
  return { clock, changes, spectators, arrive }
}

test('a few spectators are counted at once', () => {
  const { spectators, arrive, changes } = counter()
  for (let i = 1; i <= 20; i++) {
    arrive(1)
    expect(spectators.total).toEqual({ watchers: i, screens: 0 })
  }
  expect(changes).toEqual([])
})
test('where many watch, those who come within half a second are told together', async () => {
  const { clock, spectators, arrive, changes } = counter()
  arrive(20)
  for (let i = 0; i < 100; i++) arrive(1)
  expect(spectators.total.watchers).toBe(20)
  await clock.forward(500)
  expect([spectators.total.watchers, changes]).toEqual([120, [120]])
  for (let i = 0; i < 100; i++) arrive(-1)
  await clock.forward(500)
  expect([spectators.total.watchers, changes]).toEqual([20, [120]])
})
