// Whoever no node answers for is missed, and each time as patiently: a node that cannot answer may still have them.
import { expect, test } from 'vitest'
import { HandTurnedClock } from '../../testing/clock.ts'
import { memoryBuses } from '../bus/memory.ts'
import { RollCall } from './roll-call.ts'

function called(isConnectedThere: boolean, isUp = true) {
  const clock = new HandTurnedClock(0)
  const [here, there] = memoryBuses(2)
  const missedAt: number[] = []
  const table = { code: 'ABCD', isConnected: () => false, elsewhere: () => ['bram'], missed: () => missedAt.push(clock.now() / 1000) }
  const rollCall = new RollCall(table, { clock, bus: { ...here!, isUp } })
  here!.onMessage((_, words) => rollCall.overhear(words))
  const other = new RollCall({ ...table, isConnected: () => isConnectedThere, elsewhere: () => [] }, { clock, bus: there! })
  there!.onMessage((_, words) => other.overhear(words))
  return { clock, missedAt }
}

test('somebody whom no node has is missed after two calls, and not sooner again for having been missed', async () => {
  const { clock, missedAt } = called(false)
  await clock.forward(190_000)
  expect(missedAt).toEqual([60, 120, 180])
})
test('somebody whom another node has is never missed', async () => {
  const { clock, missedAt } = called(true)
  await clock.forward(190_000)
  expect(missedAt).toEqual([])
})
test('while the bus is away nobody is missed: nobody could answer', async () => {
  const { clock, missedAt } = called(false, false)
  await clock.forward(190_000)
  expect(missedAt).toEqual([])
})
