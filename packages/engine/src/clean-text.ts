// Sanitizing what people type, before it is kept and shown: Unicode NFC, single spaces, no control or bidi characters. The
// result is plain text, never markup, and never longer than what was typed.

/** Invisible characters that Unicode counts as letters or symbols: Hangul fillers, the empty Braille cell. */
const invisibles = /[\u115f\u1160\u3164\uffa0\u2800]/gu
/** Control, format, surrogate, private and unassigned characters. The zero-width joiner is kept, because emoji need it. */
const unprintables = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
/** More than four combining marks on one letter ("Zalgo text"), which would be drawn over other lines. */
const excessMarks = /(\p{M}{4})\p{M}+/gu

export function cleanText(raw: string): string {
  const normal = raw.normalize('NFC')
  return (normal.length > raw.length ? raw : normal)
    .replace(unprintables, (character) => (character === '\u200d' ? character : ' '))
    .replace(invisibles, ' ')
    .replace(excessMarks, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
}
