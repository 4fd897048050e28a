// How deep JSON nests and how many members its lists and objects have, found without parsing it: to parse and check a body of brackets or
// of thousands of names takes many times as long as any other body of its size, and would hold the event loop.

/** Deeper than any request of ours. */
const MAX_DEPTH = 64
/** More than any list or object in a body of ours has; the longest lists are the two hundred cards of a deck. */
const MAX_MEMBERS = 1000
/** Character codes. */
const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b, 0x5d, 0x7d]

/** Whether JSON nests too deep, or one of its lists or objects has too many members. */
export function isOutsized(json: string, maxMembers = MAX_MEMBERS): boolean {
  /** Of the lists and objects that are open at this point, the innermost last: members so far. */
  const members: number[] = []
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i)
    if (code === QUOTE) i = endOfString(json, i)
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (members.push(1) > MAX_DEPTH) return true
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) members.pop()
    else if (code === COMMA && ++members[members.length - 1]! > maxMembers) return true
  }
  return false
}
/** The position of the quote that ends the string which begins here. */
function endOfString(json: string, start: number): number {
  let i = start + 1
  while (i < json.length && json.charCodeAt(i) !== QUOTE) i += json.charCodeAt(i) === BACKSLASH ? 2 : 1
  return i
}
