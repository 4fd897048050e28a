import { expect, test } from 'vitest'
import { winks } from '../testing/toy/index.ts'
import { seedFrom } from './chance.ts'
import { lifted } from './lift.ts'
import { deal } from './play.ts'

const { entries } = deal(winks, { seats: 2, options: { rounds: 1, seconds: 5 } }, seedFrom('lift'), 0)

test('a log of these rules is read as it is', () => {
  expect(lifted(winks, 1, entries)).toBe(entries)
})
test('a log of older rules is lifted, entry by entry, and the stored one stays as it was', () => {
  const stored = JSON.stringify(entries)
  const newer = { ...winks, rulesVersion: 3, lift: (entry: (typeof entries)[number], from: number) => ({ ...entry, at: entry.at + from }) }
  expect(lifted(newer, 2, entries)).toEqual(entries.map((entry) => ({ ...entry, at: entry.at + 2 })))
  expect(JSON.stringify(entries)).toBe(stored)
})
test('a log of newer rules, or of older ones that nobody lifts, is not guessed at', () => {
  expect(() => lifted(winks, 2, entries)).toThrow('newer rules')
  expect(() => lifted({ ...winks, rulesVersion: 2 }, 1, entries)).toThrow('cannot read logs of rules 1')
})
