/** What anybody may ask for as often as they like, and is looked up once a second. */
export function onceASecond<T>(lookUp: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at >= 1000) last = { at: now, answer: lookUp() }
    return last.answer
  }
}
