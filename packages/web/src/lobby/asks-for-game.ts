// Whether a table was opened without naming a game: then its lobby asks the host which one, once.
const key = 'safehouse.asksForGame'

export function setAsksForGame(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage the host chooses in the lobby.
  }
}
/** True once after `setAsksForGame`. */
export function takeAsksForGame(): boolean {
  try {
    const asks = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return asks
  } catch {
    return false
  }
}
