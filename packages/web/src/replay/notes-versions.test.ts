// Versions of notes: what they said at a moment of the match.
import { expect, test } from 'vitest'
import { versionAt, withVersion } from './notes-versions.ts'

test('at each moment there are the notes that had been written by then, and of several at one moment the last', () => {
  const past = withVersion(withVersion(withVersion([], 3, { struck: ['zoo'] }), 7, { struck: [] }), 7, { struck: ['bank'] })
  expect(versionAt(past, 2)).toBeUndefined()
  expect(versionAt(past, 3)).toEqual({ struck: ['zoo'] })
  expect(versionAt(past, 6)).toEqual({ struck: ['zoo'] })
  expect(versionAt(past, 40)).toEqual({ struck: ['bank'] })
})
test('they stay within what the server takes: the oldest go first', () => {
  let past = withVersion([], 0, {})
  for (let heard = 1; heard < 100; heard++) past = withVersion(past, heard, { text: 'x'.repeat(500) })
  expect(JSON.stringify(past).length).toBeLessThanOrEqual(10_000)
  expect(versionAt(past, 200)).toEqual({ text: 'x'.repeat(500) })
  expect(past.at(-1)![0]).toBe(99)
})
