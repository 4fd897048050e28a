// A person's name: NFC, at most 20 graphemes, no control or direction characters, never empty.
import type { ErrorCode } from './errors.ts'
import { nameLimit } from './house.ts'

/** Letters and signs by their kind, and nothing to the eye: fillers of Hangul, the empty Braille cell. */
const blanks = /[\u115f\u1160\u3164\uffa0\u2800]/gu
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The name as it is kept, or what is wrong with it. */
export function nameOf(raw: string): { readonly name: string } | { readonly problem: ErrorCode } {
  if (raw.length > 1000) return { problem: 'nameTooLong' }
  const name = raw
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, (character) => (character === '\u200d' ? character : ' '))
    .replace(blanks, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(name)) return { problem: 'nameEmpty' }
  return [...graphemes.segment(name)].length > nameLimit ? { problem: 'nameTooLong' } : { name }
}
/** Two names that look alike are the same name. */
export const sameName = (a: string, b: string): boolean => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0
