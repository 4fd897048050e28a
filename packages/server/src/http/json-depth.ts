// How deep JSON nests, found without parsing it: a body that is nested as deep as it is long takes many times as long to parse as any
// other body of its size, and would hold the event loop.

/** Deeper than any request of ours. */
const MAX_DEPTH = 64
/** Character codes. */
const [QUOTE, BACKSLASH, OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x7b, 0x5d, 0x7d]

export function nestsTooDeep(json: string): boolean {
  let depth = 0
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i)
    if (code === QUOTE) i = endOfString(json, i)
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return true
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--
  }
  return false
}
/** The position of the quote that ends the string which begins here. */
function endOfString(json: string, start: number): number {
  let i = start + 1
  while (i < json.length && json.charCodeAt(i) !== QUOTE) i += json.charCodeAt(i) === BACKSLASH ? 2 : 1
  return i
}
