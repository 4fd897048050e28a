// Names as they are kept: whatever people type, distinct to the eye, and never able to disturb a page.
import { expect, test } from 'vitest'
import { nameOf, sameName } from './names.ts'

test('a name is normalised and its spaces are tidied', () => {
  expect(nameOf('  Zoe\u0308 \t van  Dam ')).toEqual({ name: 'Zoë van Dam' })
})
test('control and direction characters are taken out, joined emoji stay whole', () => {
  expect(nameOf('An\u202ena\u0007\u200b!')).toEqual({ name: 'An na !' })
  expect(nameOf('👩‍🚀')).toEqual({ name: '👩‍🚀' })
})
test('twenty graphemes are a name, twenty-one are not, however many characters each has', () => {
  expect(nameOf('👩‍🚀'.repeat(20))).toEqual({ name: '👩‍🚀'.repeat(20) })
  expect(nameOf('👩‍🚀'.repeat(21))).toEqual({ problem: 'nameTooLong' })
  expect(nameOf('x'.repeat(10_000))).toEqual({ problem: 'nameTooLong' })
})
test('what cannot be seen is no name', () => {
  for (const nothing of ['', ' ', '\u00a0\u2003', '\u200b\u200d', '\u0301', '\u3164', '\u2800\uffa0\u115f'])
    expect(nameOf(nothing)).toEqual({ problem: 'nameEmpty' })
})
test('names that look alike are the same name', () => {
  expect(sameName('Zoë', 'ZOE')).toBe(true)
  expect(sameName('Anna', 'Anne')).toBe(false)
})
