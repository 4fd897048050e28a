// Checks what people type: names and chat lines. Both are normalised to NFC without control or direction characters, must have a
// visible character, and have a maximum length.
import { cleanText } from '@safehouse/engine'
import type { ErrorCode } from './errors.ts'
import { MAX_MAKER_LENGTH, MAX_NAME_LENGTH } from './house.ts'

/** Maximum length of a chat line, in graphemes. */
export const MAX_LINE_LENGTH = 200

let segmenter: Intl.Segmenter | undefined
/** Stops counting at the limit, because splitting text into graphemes is slow. So is making a segmenter, which short texts do not need. */
function hasMoreGraphemes(text: string, limit: number): boolean {
  if (text.length <= limit) return false
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(text)) if (++count > limit) return true
  return false
}
const hasVisibleCharacter = (text: string): boolean => /[\p{L}\p{N}\p{S}\p{P}]/u.test(text)

/** The name as it is stored, or what is wrong with it. */
export const parseName = (raw: string): ParsedName => parseNameOf(raw, MAX_NAME_LENGTH)
/** The name of a program's maker as it is stored, or what is wrong with it. */
export const parseMaker = (raw: string): ParsedName => parseNameOf(raw, MAX_MAKER_LENGTH)

type ParsedName = { readonly name: string } | { readonly problem: ErrorCode }
/** The largest emoji, a family with skin tones, have fewer; a grapheme of hundreds of joiners would overload the devices that show it. */
const MAX_UNITS_PER_GRAPHEME = 24
function parseNameOf(raw: string, maxLength: number): ParsedName {
  if (raw.length > 1000) return { problem: 'nameTooLong' }
  const name = cleanText(raw)
  if (name.length > maxLength * MAX_UNITS_PER_GRAPHEME) return { problem: 'nameTooLong' }
  if (!hasVisibleCharacter(name)) return { problem: 'nameEmpty' }
  return hasMoreGraphemes(name, maxLength) ? { problem: 'nameTooLong' } : { name }
}
/** Whether two names count as the same at a table: they differ only in case or accents. */
export const isSameName = (a: string, b: string): boolean => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0

/** The chat line as it is passed on, or what is wrong with it. */
export function parseChatLine(raw: string): { readonly text: string } | { readonly problem: ErrorCode } {
  if (raw.length > 4000) return { problem: 'lineTooLong' }
  const text = cleanText(raw)
  if (!hasVisibleCharacter(text)) return { problem: 'lineEmpty' }
  return hasMoreGraphemes(text, MAX_LINE_LENGTH) ? { problem: 'lineTooLong' } : { text }
}
