// A person's name: NFC, at most 20 graphemes, no control or direction characters, never empty.
import { cleanText } from '@safehouse/engine'
import type { ErrorCode } from './errors.ts'
import { MAX_NAME_LENGTH } from './house.ts'
import { isVisible, lengthOf } from './letters.ts'

/** The name as it is kept, or what is wrong with it. */
export function nameOf(raw: string): { readonly name: string } | { readonly problem: ErrorCode } {
  if (raw.length > 1000) return { problem: 'nameTooLong' }
  const name = cleanText(raw)
  if (!isVisible(name)) return { problem: 'nameEmpty' }
  return lengthOf(name) > MAX_NAME_LENGTH ? { problem: 'nameTooLong' } : { name }
}
/** Two names that look alike are the same name. */
export const sameName = (a: string, b: string): boolean => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0
