// Calls and replies come out of a message as they went into it.
import { expect, test } from 'vitest'
import { callMessage, givenIn, replyMessage } from './thread-messages.ts'

const batch = [
  { id: 'ABCD/1', expectedLength: 1, entries: ['one', '["two"]'], dueAt: null },
  { id: 'EFGH/12', expectedLength: 0, entries: [], dueAt: 1_750_000_000_000 },
  { id: 'IJKL/3', expectedLength: 7, entries: [''], dueAt: 5 },
]
test('a batch of appends is flat in its message and whole again behind it', () => {
  const message = callMessage(3, 'append', [batch])
  expect(message.every((value) => value === null || typeof value !== 'object')).toBe(true)
  expect(givenIn(structuredClone(message))).toEqual([batch])
  expect(givenIn(callMessage(4, 'append', [[]]))).toEqual([[]])
})
test('the arguments of other calls are sent as they are', () => {
  const given = ['ABCD/1', { version: 2, entries: ['a'] }, undefined]
  expect(givenIn(callMessage(5, 'keepNotes', given))).toEqual(given)
})
test('a reply is a number alone only if all appends of a batch were taken', () => {
  expect(replyMessage([6, 'append'], [true, true])).toBe(6)
  expect(replyMessage([7, 'append'], [true, false])).toEqual({ number: 7, result: [true, false] })
  expect(replyMessage([8, 'addTable'], true)).toEqual({ number: 8, result: true })
})
