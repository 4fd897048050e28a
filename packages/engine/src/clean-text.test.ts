import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['a line break and a tab', 'one\ntwo\tthree', 'one two three'],
  ['blanks around and between', '  one   two ', 'one two'],
  ['a direction override', 'abc\u202edef', 'abc def'],
  ['isolates and marks of direction', '\u2067abc\u2069\u200f', 'abc'],
  ['controls and a byte order mark', 'a\u0000b\ufeffc', 'a b c'],
  ['half a character', 'a\ud800b', 'a b'],
  ['signs that look like nothing', '\u3164\u2800', ''],
  ['a letter in two parts', 'e\u0301', 'é'],
  ['an emoji that is joined', '👩‍🚀', '👩‍🚀'],
  ['letters of other alphabets', 'دانا 日本', 'دانا 日本'],
])('%s', (_, raw, kept) => {
  expect(cleanText(raw)).toBe(kept)
})
test('marks are not piled up without end', () => {
  expect(cleanText(`x${'\u0337'.repeat(50)}`)).toHaveLength(5)
})
test('nothing grows longer, though its normal form would', () => {
  expect(cleanText('\u0958'.repeat(200))).toHaveLength(200)
})
test('half a million combining marks take no longer than as many letters would, give or take', () => {
  const bomb = '\u0301\u0316'.repeat(250_000) // sorted by `normalize` alone, it takes more than a minute
  const before = performance.now()
  expect(cleanText(`x${bomb}`).length).toBeLessThanOrEqual(5)
  expect(performance.now() - before).toBeLessThan(2000)
})
