// Random bytes and shuffling. Uses getRandomValues, which works on plain http too, unlike randomUUID. No match's chance comes from here.

/** A copy in random order, every order equally likely. */
export function shuffled<T>(items: readonly T[]): T[] {
  const keyed = items.map((item) => ({ item, key: randomHex(8) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item)
}
/** Random bytes as lower-case hex digits, two for each byte. */
export function randomHex(byteCount: number): string {
  const values = crypto.getRandomValues(new Uint8Array(byteCount))
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('')
}
