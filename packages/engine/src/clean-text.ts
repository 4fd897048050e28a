// Sanitizing what people type, before it is kept and shown: Unicode NFC, single spaces, no control or bidi characters. The
// result is plain text, never markup, and never longer than what was typed. The time that it takes must stay linear in the length.

/**
 * Characters that are taken for a blank: control, format, surrogate, private and unassigned ones, and those that Unicode counts as letters or
 * symbols although nothing is seen of them (Hangul fillers, the empty Braille cell). The zero-width joiner is kept, because emoji need it.
 */
const unprintable = /(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]/u
const mark = /\p{M}/u
/** More combining marks on one letter ("Zalgo text") would be drawn over other lines. */
const MAX_MARKS = 4

const [UNKNOWN, PLAIN, MARK, UNPRINTABLE] = [0, 1, 2, 3]
/** By code point: its kind, once somebody has asked. To match each character with regular expressions takes five times as long. */
const knownKinds = new Uint8Array(0x110000)
function kindOf(codePoint: number): number {
  if (knownKinds[codePoint] === UNKNOWN) {
    const character = String.fromCodePoint(codePoint)
    knownKinds[codePoint] = mark.test(character) ? MARK : unprintable.test(character) ? UNPRINTABLE : PLAIN
  }
  return knownKinds[codePoint]!
}

/** Text without excess marks, and with a blank for each unprintable character. */
function withoutUnwanted(text: string): string {
  let wanted = ''
  let doneUntil = 0
  let marks = 0
  for (let at = 0; at < text.length; ) {
    const codePoint = text.codePointAt(at)!
    const next = at + (codePoint > 0xffff ? 2 : 1)
    const kind = kindOf(codePoint)
    marks = kind === MARK ? marks + 1 : 0
    if (kind === UNPRINTABLE || marks > MAX_MARKS) {
      wanted += text.slice(doneUntil, at)
      if (kind === UNPRINTABLE) wanted += ' '
      doneUntil = next
    }
    at = next
  }
  return doneUntil === 0 ? text : wanted + text.slice(doneUntil)
}

export function cleanText(raw: string): string {
  // Before normalising too, because NFC sorts each run of marks in quadratic time.
  const short = withoutUnwanted(raw)
  const normal = withoutUnwanted(short.normalize('NFC'))
  // NFC makes a few characters longer (U+0958 becomes two). Such a text is left without NFC, so that its checked length holds.
  return (normal.length > short.length ? short : normal).replace(/\s+/gu, ' ').trim()
}
