// HMAC-SHA256 for the hash chain, several times as fast as the engine's, which has to run in browsers too. It is made of two hashes
// (RFC 2104), because Node makes an object for each HMAC that costs more than the hashing. `crypto.hash` exists since Node 20.12; before
// that, `createHmac` is used.
import crypto, { createHmac } from 'node:crypto'
import type { KeyedHash } from '@safehouse/engine'

const BLOCK_BYTES = 64
const HASH_BYTES = 32
/** Enough for most entries. */
const INPUT_BYTES = 16 * 1024
const MAX_UTF8_BYTES_PER_UTF16_UNIT = 3
const inner = Buffer.allocUnsafe(INPUT_BYTES)
const outer = Buffer.allocUnsafe(BLOCK_BYTES + HASH_BYTES)

export const hmacOfNode: KeyedHash = (key) => {
  const [innerKey, outerKey] = [0x36, 0x5c].map((pad) => Uint8Array.from({ length: BLOCK_BYTES }, (_, i) => (key[i] ?? 0) ^ pad))
  return (text) => {
    const canUseBuffers = BLOCK_BYTES + text.length * MAX_UTF8_BYTES_PER_UTF16_UNIT <= INPUT_BYTES && key.length <= BLOCK_BYTES
    if (!canUseBuffers || !crypto.hash) return createHmac('sha256', key).update(text).digest('hex')
    inner.set(innerKey!)
    const size = BLOCK_BYTES + inner.write(text, BLOCK_BYTES)
    outer.set(outerKey!)
    outer.write(crypto.hash('sha256', inner.subarray(0, size)), BLOCK_BYTES, 'hex')
    return crypto.hash('sha256', outer)
  }
}
