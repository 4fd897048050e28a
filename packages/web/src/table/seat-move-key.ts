// The one-time key in a seat-move link. It is removed from the address before anything else happens, so that it is in no browser
// history and no screenshot.
const keyFragment = '#seat='

/** Removes the key from this page's address and returns it, if there is one. */
export function takeMoveKey(): string | undefined {
  if (!location.hash.startsWith(keyFragment)) return undefined
  const key = location.hash.slice(keyFragment.length)
  history.replaceState(history.state, '', location.pathname + location.search)
  return key
}
export const seatMoveLink = (origin: string, code: string, key: string): string => `${origin}/t/${code}${keyFragment}${key}`
