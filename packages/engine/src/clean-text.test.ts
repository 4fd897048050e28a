// Text that people type is cleaned the same everywhere, and quickly whatever it is made of.
import fc from 'fast-check'
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
test('no cleaned text has five marks in a row, an unprintable character or two blanks, and cleaning it again changes nothing', () => {
  const characters = [
    'a',
    'e\u0301',
    '\u0337',
    '\u0316',
    '\u{1e8d0}',
    '👩',
    '\u200d',
    '\ud800',
    '\u202e',
    '\u{e0001}',
    '\u3164',
    '\u0000',
    ' ',
    '\u00a0',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...characters), { maxLength: 40 }), (list) => {
      const text = list.join('')
      const cleaned = cleanText(text)
      // The same with regular expressions, which are slower.
      const blanks = /(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]/gu
      const fewMarks = (some: string) => some.replace(/(\p{M}{4})\p{M}+/gu, '$1')
      expect(cleaned).toBe(fewMarks(fewMarks(text).normalize('NFC')).replace(blanks, ' ').replace(/\s+/gu, ' ').trim())
      expect(cleanText(cleaned)).toBe(cleaned)
    }),
    { numRuns: 1000 },
  )
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
