// The server's fast HMAC is the same as Node's, for short, long and non-ASCII texts.
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hmacOfNode } from './keyed-hash.ts'

test.each([
  ['a short text', 'an entry'],
  ['no text', ''],
  ['letters of several bytes', 'Zoë’s Straße 🎲'.repeat(50)],
  ['a text whose bytes exceed the buffer', 'é'.repeat(10_000)],
])('%s has the HMAC that Node gives it', (_, text) => {
  const keys = [Buffer.alloc(32, 7), Buffer.from('another key')]
  // One after another with both keys: nothing of an earlier text or key may be left over.
  for (const key of [...keys, ...keys]) expect(hmacOfNode(key)(text)).toBe(createHmac('sha256', key).update(text).digest('hex'))
})
