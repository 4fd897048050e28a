// Plurals, lists, numbers and dates are those of Intl, and names that are written from right to left do not disturb a sentence.
import { expect, test } from 'vitest'
import { grammarOf, isolateName } from './grammar.ts'

test('a right-to-left name stands between marks that isolate it (Unicode’s FSI and PDI); other names stay as they are', () => {
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
test.each(['en', 'en-GB', 'nl', 'de'] as const)('grammar of %s is what Intl says, also in the short cuts that do not ask it', (language) => {
  const { plural, list, number, date } = grammarOf(language)
  const names = ['Mara', 'Noor', 'Teo', 'Ada', 'Bo']
  for (let n = 0; n <= names.length; n++)
    expect(list(names.slice(0, n))).toBe(new Intl.ListFormat(language, { type: 'conjunction' }).format(names.slice(0, n)))
  for (const n of [0, 1, 1.5, 2, 21, 101, 999, 1000, 12_345.6, -1]) {
    expect(plural(n, 'one', 'other')).toBe(new Intl.PluralRules(language).select(n))
    expect(number(n)).toBe(new Intl.NumberFormat(language).format(n))
  }
  expect(date(0)).toBe(new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(0))
})
