// Asking other nodes who is connected to them: a person for whom no node answers is reported missing after two rounds.
import { expect, test } from 'vitest'
import { HandTurnedClock } from '../../testing/clock.ts'
import { memoryBuses } from '../bus/memory.ts'
import { RemotePresence } from './remote-presence.ts'

function twoNodes(isConnectedThere: boolean, isUp = true) {
  const clock = new HandTurnedClock(0)
  const [here, there] = memoryBuses(2)
  const missingAt: number[] = []
  const table = { code: 'ABCD', isConnected: () => false, presentElsewhere: () => ['bram'], reportMissing: () => missingAt.push(clock.now() / 1000) }
  const remote = new RemotePresence(table, { clock, bus: { ...here!, isUp } })
  here!.onMessage((_, text) => remote.receive(text))
  const other = new RemotePresence({ ...table, isConnected: () => isConnectedThere, presentElsewhere: () => [] }, { clock, bus: there! })
  there!.onMessage((_, text) => other.receive(text))
  return { clock, missingAt }
}

test('a person connected to no node is reported missing after two rounds, and after two more rounds again', async () => {
  const { clock, missingAt } = twoNodes(false)
  await clock.forward(190_000)
  expect(missingAt).toEqual([60, 120, 180])
})
test('a person connected to another node is never reported missing', async () => {
  const { clock, missingAt } = twoNodes(true)
  await clock.forward(190_000)
  expect(missingAt).toEqual([])
})
test('while the bus is down nobody is reported missing, since nobody could answer', async () => {
  const { clock, missingAt } = twoNodes(false, false)
  await clock.forward(190_000)
  expect(missingAt).toEqual([])
})
