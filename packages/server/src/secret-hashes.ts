// Hashes of secrets. The store keeps the hash of a key instead of the key, so that nobody who reads the store can use it; and secrets are
// compared by their hashes in constant time, so that the time does not tell how much of a guess was right.
import { createHash, timingSafeEqual } from 'node:crypto'

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
export const isSameSecret = (given: string, right: string): boolean => timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(right)))
