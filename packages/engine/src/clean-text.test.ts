// Text that people type is cleaned the same everywhere, and quickly whatever it is made of.
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
])('cleans %s', (_, raw, cleaned) => {
  expect(cleanText(raw)).toBe(cleaned)
})
test('a letter keeps at most four combining marks', () => {
  expect(cleanText(`x${'\u0337'.repeat(50)}`)).toHaveLength(5)
})
test('a text never gets longer, even where its normal form is longer', () => {
  expect(cleanText('\u0958'.repeat(200))).toHaveLength(200)
})
test('half a million combining marks are cleaned within two seconds', () => {
  const marks = '\u0301\u0316'.repeat(250_000) // `normalize` alone would sort them for more than a minute
  const before = performance.now()
  expect(cleanText(`x${marks}`).length).toBeLessThanOrEqual(5)
  expect(performance.now() - before).toBeLessThan(2000)
})
