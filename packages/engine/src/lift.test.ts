import { expect, test } from 'vitest'
import { winks } from '../testing/toy/index.ts'
import { seedFromText } from './chance.ts'
import { liftEntries } from './lift.ts'
import { dealMatch } from './match.ts'

const { entries } = dealMatch(winks, { seats: 2, options: { rounds: 1, seconds: 5 } }, seedFromText('lift'), 0)

test('a log of these rules is read as it is', () => {
  expect(liftEntries(winks, 1, entries)).toBe(entries)
})
test('a log of older rules is lifted, entry by entry, and the stored one stays as it was', () => {
  const stored = JSON.stringify(entries)
  const newer = { ...winks, rulesVersion: 3, lift: (entry: (typeof entries)[number], from: number) => ({ ...entry, at: entry.at + from }) }
  expect(liftEntries(newer, 2, entries)).toEqual(entries.map((entry) => ({ ...entry, at: entry.at + 2 })))
  expect(JSON.stringify(entries)).toBe(stored)
})
test('a log of newer rules, or of older ones that nobody lifts, is not guessed at', () => {
  expect(() => liftEntries(winks, 2, entries)).toThrow('newer rules')
  expect(() => liftEntries({ ...winks, rulesVersion: 2 }, 1, entries)).toThrow('cannot read logs of rules 1')
})
