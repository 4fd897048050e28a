import { expect, test } from 'vitest'
import { nextTick } from './ticks.ts'

/** All remaining ticks, with timers that fire this many milliseconds late (or early, if negative). */
function ticksFrom(left: number, late: number): number[] {
  const ticks: number[] = []
  for (let next = nextTick(left); next !== undefined; next = nextTick(next * 1000 - late)) ticks.push(next)
  return ticks
}

test.each([0, 7, -7, 40, -40])('ten ticks, one a second, from ten to one, with timers %i ms late', (late) => {
  expect(ticksFrom(42_300, late)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
})
test('a page that loads late plays the remaining ticks', () => {
  expect(ticksFrom(3400, 0)).toEqual([3, 2, 1])
  expect(ticksFrom(900, 0)).toEqual([])
  expect(ticksFrom(-100, 0)).toEqual([])
})
