// Sanitizing what people type, before it is kept and shown: Unicode NFC, single spaces, no control or bidi characters. The
// result is plain text, never markup, and never longer than what was typed. The time that it takes must stay linear in the length.

/** Invisible characters that Unicode counts as letters or symbols: Hangul fillers, the empty Braille cell. */
const invisibles = /[\u115f\u1160\u3164\uffa0\u2800]/gu
/** Control, format, surrogate, private and unassigned characters. The zero-width joiner is kept, because emoji need it. */
const unprintables = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
/** More than four combining marks on one letter ("Zalgo text"), which would be drawn over other lines. */
const excessMarks = /(\p{M}{4})\p{M}+/gu

/** Text without excess marks. They are removed before normalising too, because NFC sorts each run of marks in quadratic time. */
const withoutExcessMarks = (text: string): string => text.replace(excessMarks, '$1')

export function cleanText(raw: string): string {
  const short = withoutExcessMarks(raw)
  const normal = withoutExcessMarks(short.normalize('NFC'))
  return (normal.length > short.length ? short : normal)
    .replace(unprintables, (character) => (character === '\u200d' ? character : ' '))
    .replace(invisibles, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}
