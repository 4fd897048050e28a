import { expect, test } from 'vitest'
import { grammarOf, isolateName } from './grammar.ts'

test('a right-to-left name is isolated; other names stay as they are', () => {
  expect(isolateName('Mara')).toBe('Mara')
  expect(isolateName('Łukasz')).toBe('Łukasz')
  expect(isolateName('دانا')).toBe('\u2068دانا\u2069')
})
test('plurals, lists and numbers follow the language', () => {
  expect(grammarOf('en').list(['Mara', 'Noor', 'Teo'])).toMatch(/Mara, Noor,? and Teo/)
  expect(grammarOf('de').list(['Mara', 'Noor', 'Teo'])).toBe('Mara, Noor und Teo')
  expect(grammarOf('de').number(1500.5)).toBe('1.500,5')
  expect(grammarOf('nl').plural(1, 'kaart', 'kaarten')).toBe('kaart')
  expect(grammarOf('nl').plural(0, 'kaart', 'kaarten')).toBe('kaarten')
})
