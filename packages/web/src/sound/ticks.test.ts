import { expect, test } from 'vitest'
import { nextTick } from './ticks.ts'

/** All ticks from here on, with timers that come this much too late or too early. */
function ticksFrom(left: number, late: number): number[] {
  const heard: number[] = []
  for (let next = nextTick(left); next !== undefined; next = nextTick(next * 1000 - late)) heard.push(next)
  return heard
}

test.each([0, 7, -7, 40, -40])('ten ticks, one a second, from ten to one, with timers %i ms late', (late) => {
  expect(ticksFrom(42_300, late)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
})
test('whoever comes late hears what is left', () => {
  expect(ticksFrom(3400, 0)).toEqual([3, 2, 1])
  expect(ticksFrom(900, 0)).toEqual([])
  expect(ticksFrom(-100, 0)).toEqual([])
})
