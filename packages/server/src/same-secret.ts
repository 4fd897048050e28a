// Compares secrets in constant time, so that the time does not tell how much of a guess was right.
import { createHash, timingSafeEqual } from 'node:crypto'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
export const isSameSecret = (given: string, right: string): boolean => timingSafeEqual(hashOf(given), hashOf(right))
