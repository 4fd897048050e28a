// The short check of an action takes nothing that the schema would not take in the same form.
import { fromClient } from '@safehouse/protocol/messages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainAct } from './live-messages.ts'

/** A field of an action: mostly right, sometimes nearly right or wrong. */
const field = (right: fc.Arbitrary<unknown>, wrong: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: wrong })
const actions = fc.record(
  {
    t: field(fc.constant('act'), fc.constantFrom('say', '', null, 1)),
    id: field(
      fc.stringMatching(/^[\w-]{8,40}$/),
      fc.oneof(fc.stringMatching(/^[\w-]{5,43}$/), fc.constantFrom('bot:1:00000', 12345678, null, 'abcdefgh\n')),
    ),
    n: field(fc.integer({ min: 1, max: 9 }), fc.constantFrom(0, -1, 1.5, 2 ** 53, 1e300, '1', null)),
    action: field(fc.constant({ do: 'roll', question: '1.0' }), fc.jsonValue()),
    pad: field(fc.constantFrom('', '...'), fc.constantFrom(1, null, {})),
    more: field(fc.constant(undefined), fc.jsonValue()),
  },
  { requiredKeys: ['t', 'id', 'n'] },
)
const messages = fc.oneof(actions, fc.jsonValue()).map((message) => JSON.parse(JSON.stringify(message)) as unknown)

test('whatever it takes, the schema takes as it is', () => {
  let taken = 0
  fc.assert(
    fc.property(messages, (message) => {
      if (!isPlainAct(message)) return
      taken++
      expect(fromClient.parse(message)).toEqual(message)
    }),
    { numRuns: 2000 },
  )
  expect(taken).toBeGreaterThan(100)
})
test('it takes the actions of our client, with and without padding', () => {
  const act = { t: 'act', id: 'abcd-0001', n: 1, action: { do: 'roll', question: '1.0' } }
  expect(isPlainAct(act)).toBe(true)
  expect(isPlainAct({ ...act, pad: '....' })).toBe(true)
})
test.each([
  ['another field', { more: 1 }],
  ['an id with a character that bots use', { id: 'bot:1:00000' }],
  ['no match', { n: 0 }],
  ['no action', { action: undefined }],
  ['padding that is no text', { pad: 1 }],
])('it leaves %s to the schema', (_, change) => {
  expect(isPlainAct({ t: 'act', id: 'abcd-0001', n: 1, action: {}, ...change })).toBe(false)
})
