// What people type, as it is kept and shown: NFC, no control or direction characters, single spaces. It stays text: nothing in
// it is ever a link, a picture or a command.

/** Letters and signs by their kind, and nothing to the eye: fillers of Hangul, the empty Braille cell. */
const blanks = /[\u115f\u1160\u3164\uffa0\u2800]/gu
/** More marks on one letter than any language has: they would climb out of their line. */
const piled = /(\p{M}{4})\p{M}+/gu
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

export const cleaned = (raw: string): string =>
  raw
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, (character) => (character === '\u200d' ? character : ' '))
    .replace(blanks, ' ')
    .replace(piled, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
/** There is something to see in it. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{S}\p{P}]/u.test(text)
export const lengthOf = (text: string): number => [...graphemes.segment(text)].length
