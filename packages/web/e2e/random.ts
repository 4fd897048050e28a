// Random choices of the players in browser tests: the same for a test each time it runs, so that a failure can be repeated.
import { test } from './test.ts'

let currentTestId = ''
let state = 0

/** A number from 0 up to 1 (mulberry32, seeded with the title of the test that runs). */
export function random(): number {
  const { testId, title } = test.info()
  if (testId !== currentTestId) {
    currentTestId = testId
    state = [...title].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619), 2_166_136_261)
  }
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
export const randomIndex = (length: number): number => Math.floor(random() * length)
export const anyOf = <T>(list: readonly T[]): T => list[randomIndex(list.length)]!
