// What the nodes tell each other of one table: each part of it speaks in kinds of its own, and does not hear the others'.

/** Nothing, if it is of no kind among these: another part's words, or a node of another release that is not understood here. */
export function wordsIn<Words>(text: string, kinds: readonly string[]): Words | undefined {
  try {
    const words = JSON.parse(text)
    return kinds.some((kind) => kind in words) ? words : undefined
  } catch {
    return undefined
  }
}
