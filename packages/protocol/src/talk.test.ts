// Lines as they are passed on: whatever people type, it is short, visible, and nothing but text.
import { expect, test } from 'vitest'
import { lineOf } from './talk.ts'

test('a line is tidied as a name is: no control or direction characters, single spaces', () => {
  expect(lineOf('  I was\u202e never \n\t there\u0007 ')).toEqual({ text: 'I was never there' })
})
test('two hundred graphemes are a line, two hundred and one are not', () => {
  expect(lineOf('👩‍🚀'.repeat(200))).toEqual({ text: '👩‍🚀'.repeat(200) })
  expect(lineOf('x'.repeat(201))).toEqual({ problem: 'lineTooLong' })
  expect(lineOf('x'.repeat(10_000))).toEqual({ problem: 'lineTooLong' })
})
test('what cannot be seen is no line', () => {
  for (const nothing of ['', '   ', '\u200b\u200d', '\u3164']) expect(lineOf(nothing)).toEqual({ problem: 'lineEmpty' })
})
test('marks that are piled upon one letter are cut down to what a language may need', () => {
  expect(lineOf(`Z${'\u0335'.repeat(50)}oo`)).toEqual({ text: `Z${'\u0335'.repeat(4)}oo` })
})
