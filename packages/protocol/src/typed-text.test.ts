// Names and chat lines are normalised, visible and bounded in length, whatever people type.
import { expect, test } from 'vitest'
import { isSameName, parseChatLine, parseName } from './typed-text.ts'

test('a name is normalised and gets single spaces', () => {
  expect(parseName('  Zoe\u0308 \t van  Dam ')).toEqual({ name: 'Zoë van Dam' })
})
test('control and direction characters are removed, joined emoji stay whole', () => {
  expect(parseName('An\u202ena\u0007\u200b!')).toEqual({ name: 'An na !' })
  expect(parseName('👩‍🚀')).toEqual({ name: '👩‍🚀' })
})
test('a name has at most twenty graphemes, however many characters each has', () => {
  expect(parseName('👩‍🚀'.repeat(20))).toEqual({ name: '👩‍🚀'.repeat(20) })
  expect(parseName('👩‍🚀'.repeat(21))).toEqual({ problem: 'nameTooLong' })
  expect(parseName(`x${'\u200d'.repeat(990)}`)).toEqual({ problem: 'nameTooLong' })
  expect(parseName('x'.repeat(10_000))).toEqual({ problem: 'nameTooLong' })
})
test('a name without a visible character is empty', () => {
  for (const nothing of ['', ' ', '\u00a0\u2003', '\u200b\u200d', '\u0301', '\u3164', '\u2800\uffa0\u115f'])
    expect(parseName(nothing)).toEqual({ problem: 'nameEmpty' })
})
test('names that differ only in case or accents are the same', () => {
  expect(isSameName('Zoë', 'ZOE')).toBe(true)
  expect(isSameName('Anna', 'Anne')).toBe(false)
})
test('a chat line is normalised like a name: no control or direction characters, single spaces', () => {
  expect(parseChatLine('  I was\u202e never \n\t there\u0007 ')).toEqual({ text: 'I was never there' })
})
test('a chat line has at most two hundred graphemes', () => {
  expect(parseChatLine('👩‍🚀'.repeat(200))).toEqual({ text: '👩‍🚀'.repeat(200) })
  expect(parseChatLine('x'.repeat(201))).toEqual({ problem: 'lineTooLong' })
  expect(parseChatLine('x'.repeat(10_000))).toEqual({ problem: 'lineTooLong' })
})
test('a chat line without a visible character is empty', () => {
  for (const nothing of ['', '   ', '\u200b\u200d', '\u3164']) expect(parseChatLine(nothing)).toEqual({ problem: 'lineEmpty' })
})
test('combining marks that are stacked on one letter are limited to four', () => {
  expect(parseChatLine(`Z${'\u0335'.repeat(50)}oo`)).toEqual({ text: `Z${'\u0335'.repeat(4)}oo` })
})
