// Loads lazy chunks of this client, with retries. A network failure only delays a chunk. If the server answers and the chunk is
// still missing, the page belongs to an older release (or the browser cached the failure): the page is then reloaded.

const RETRY_DELAY_MS = 1500
/** Minimum time between two reloads, so that a broken release does not reload forever. */
const RELOAD_COOLDOWN_MS = 20_000
const reloadedAtKey = 'safehouse.reloaded'

export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
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
