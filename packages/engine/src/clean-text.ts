// What people type, as it is kept and shown: no control or direction characters, single spaces, in one normal form. It stays
// text: nothing in it is ever a link, a picture or a command. It never grows longer.

/** Letters and signs by their kind, and nothing to the eye: fillers of Hangul, the empty Braille cell. */
const blanks = /[\u115f\u1160\u3164\uffa0\u2800]/gu
/** Controls, directions, halves of characters and what no alphabet has; the joiner of many an emoji may stay. */
const unwritten = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
/** More marks on one letter than any language has: they would climb out of their line. */
const piled = /(\p{M}{4})\p{M}+/gu

export function cleanText(raw: string): string {
  const normal = raw.normalize('NFC')
  return (normal.length > raw.length ? raw : normal)
    .replace(unwritten, (character) => (character === '\u200d' ? character : ' '))
    .replace(blanks, ' ')
    .replace(piled, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
}
