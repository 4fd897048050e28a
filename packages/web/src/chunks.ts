// Loading a part of this client. A dead spot in the network only delays it. If the server answers and the part is still not to
// be had, this page is of an older release, or its browser remembers the failure: the page is loaded anew, once in a while.

const wait = 1500
const againAfter = 20_000
const key = 'safehouse.reloaded'

export async function chunk<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
      if ((await isThere()) && mayReload()) location.reload()
    }
  }
}
const isThere = () =>
  fetch('/api/info').then(
    ({ ok }) => ok,
    () => false,
  )
function mayReload(): boolean {
  if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < againAfter) return false
  sessionStorage.setItem(key, String(Date.now()))
  return true
}
