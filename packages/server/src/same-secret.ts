// Whether somebody knows a secret, without telling by the time it takes how much of it was right.
import { createHash, timingSafeEqual } from 'node:crypto'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
export const isSameSecret = (given: string, right: string): boolean => timingSafeEqual(hashOf(given), hashOf(right))
