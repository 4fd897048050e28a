// Bursts of work over turns of the event loop, counted and not timed.
import { expect, onTestFinished, test, vi } from 'vitest'
import { TurnSlices } from './turn-slices.ts'

const nextTurn = () => new Promise((done) => setImmediate(done))

/** What is done in each turn, first in the one that is on. */
function recordTurns(maxPerTurn: number) {
  const turns: number[][] = [[]]
  const slices = new TurnSlices<number>(maxPerTurn, (item) => turns.at(-1)!.push(item))
  /** Lets turns pass until nothing more is done. */
  const settle = async () => {
    do {
      turns.push([])
      await nextTurn()
    } while (turns.at(-1)!.length > 0)
    return turns.slice(0, -1)
  }
  return { slices, settle, turns }
}

test('a burst is done in order, one slice in each turn', async () => {
  const { slices, settle } = recordTurns(3)
  const isNow = [1, 2, 3, 4, 5, 6, 7].map((item) => slices.doNowOrLater(item))
  expect(isNow).toEqual([true, true, true, false, false, false, false])
  expect(await settle()).toEqual([[1, 2, 3], [4, 5, 6], [7]])
})
test('an item that comes while others wait has to wait too', async () => {
  const { slices, settle, turns } = recordTurns(2)
  for (const item of [1, 2, 3, 4, 5]) slices.doNowOrLater(item)
  turns.push([])
  await nextTurn()
  expect(slices.doNowOrLater(6)).toBe(false)
  expect(await settle()).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ])
})
test('`doLater` does each item once, never in this turn, and an item can be removed before', async () => {
  const { slices, settle } = recordTurns(2)
  for (const item of [1, 2, 1, 3]) slices.doLater(item)
  slices.remove(2)
  expect(await settle()).toEqual([[], [1, 3]])
})
test('an item that is to be done later with another value keeps its place and gets that value', async () => {
  const done: string[] = []
  const slices = new TurnSlices<string, number>(9, (item, value) => done.push(`${item} ${value}`))
  for (const [item, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
  ] as const)
    slices.doLater(item, value)
  expect([slices.valueOf('a'), slices.valueOf('c')]).toEqual([3, undefined])
  await nextTurn()
  expect(done).toEqual(['a 3', 'b 2'])
})
test('a slice that leaves nothing waiting asks for no further turn', async () => {
  const { slices, settle } = recordTurns(2)
  const planTurn = vi.spyOn(globalThis, 'setImmediate')
  onTestFinished(() => planTurn.mockRestore())
  for (const item of [1, 2, 3]) slices.doLater(item)
  const plannedBySlices = () => planTurn.mock.calls.filter(([run]) => !`${run}`.includes('native code')).length
  expect(await settle()).toEqual([[], [1, 2], [3]])
  expect(plannedBySlices()).toBe(2)
})
test('after a quiet turn there is room at once again', async () => {
  const { slices, settle, turns } = recordTurns(1)
  slices.doNowOrLater(1)
  await settle()
  expect(slices.doNowOrLater(2)).toBe(true)
  expect(turns.flat()).toEqual([1, 2])
})
