// Loads lazy chunks of this client, with retries. A network failure only delays a chunk. If the server answers and the chunk is
// still missing, the page belongs to an older release (or the browser cached the failure): the page is then reloaded.

const RETRY_DELAY_MS = 1500
/** Minimum time between two reloads, so that a broken release does not reload forever. */
const RELOAD_COOLDOWN_MS = 20_000
const reloadedAtKey = 'safehouse.reloaded'

/** How long a page must have asked for nothing until it has all that somebody waits for: one chunk asks for another. */
const QUIET_MS = 200
/** Chunks that are on their way. */
const pending = new Set<Promise<unknown>>()

export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const loading = loadWithRetries(load)
  pending.add(loading)
  return loading.finally(() => pending.delete(loading))
}
/** When the chunks that this page waits for have arrived: what comes after them takes no connection from them. */
export async function afterOtherChunks(): Promise<void> {
  do {
    await Promise.all(pending)
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  } while (pending.size > 0)
}
async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
      if ((await isServerReachable()) && !hasReloadedRecently()) {
        sessionStorage.setItem(reloadedAtKey, String(Date.now()))
        location.reload()
      }
    }
  }
}
const isServerReachable = () =>
  fetch('/api/info').then(
    ({ ok }) => ok,
    () => false,
  )
const hasReloadedRecently = (): boolean => Date.now() - Number(sessionStorage.getItem(reloadedAtKey) ?? 0) < RELOAD_COOLDOWN_MS
