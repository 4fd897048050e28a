import { expect, test } from 'vitest'
import * as de from './de.ts'
import * as en from './en.ts'
import * as nl from './nl.ts'
import { capital } from './spelling.ts'

test('a time limit is said in seconds below a minute, in minutes above, and 0 is no limit', () => {
  const limitsIn = ({ timeLimit }: { timeLimit(limit: number): string }) => [0, 30, 60, 300].map(timeLimit)
  expect(limitsIn(en)).toEqual(['No limit', '30 seconds', '1 minute', '5 minutes'])
  expect(limitsIn(nl)).toEqual(['Geen limiet', '30 seconden', '1 minuut', '5 minuten'])
  expect(limitsIn(de)).toEqual(['Ohne Grenze', '30 Sekunden', '1 Minute', '5 Minuten'])
})
test('numbers up to twelve are words, larger ones are digits', () => {
  const numbersIn = (inWords: (n: number) => string) => [0, 1, 2, 12, 13].map(inWords)
  expect(numbersIn(en.inWords)).toEqual(['no', 'one', 'two', 'twelve', '13'])
  expect(numbersIn(nl.inWords)).toEqual(['geen', 'één', 'twee', 'twaalf', '13'])
  expect(numbersIn(de.inWordsFeminine)).toEqual(['keine', 'eine', 'zwei', 'zwölf', '13'])
})
test('a sentence that begins with an accented letter gets an accented capital', () => {
  expect(['één hand', 'two', ''].map(capital)).toEqual(['Één hand', 'Two', ''])
})
