// Conclusions that several bots draw from the same record are drawn once. Records are never changed, so nothing goes stale.

/** Remembers what was made of an object, for each name, as long as the object lives. */
export function remembered<K extends object, T>(): (of: K, name: string, make: () => T) => T {
  const byObject = new WeakMap<K, Map<string, T>>()
  return (of, name, make) => {
    const known = byObject.get(of) ?? new Map<string, T>()
    if (known.size === 0) byObject.set(of, known)
    const found = known.get(name) ?? make()
    known.set(name, found)
    return found
  }
}
