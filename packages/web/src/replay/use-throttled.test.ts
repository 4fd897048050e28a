// How often the game's screen is drawn while somebody drags.
import { expect, test } from 'vitest'
import { intervalAfter } from './use-throttled.ts'

test('a screen that is quick to draw follows at once, a slow one seldom, so that at least 50 frames a second are left', () => {
  expect(intervalAfter(17)).toBe(80)
  for (const frameMs of [20, 30, 45, 60]) {
    const interval = intervalAfter(frameMs)
    const frames = 1 + (interval - frameMs) / 17
    expect((1000 * frames) / interval).toBeGreaterThanOrEqual(50)
  }
  expect(intervalAfter(1000)).toBe(600)
})
