// Which hints this device has shown. Lost without harm where nothing can be kept: then they come once more.
const place = 'safehouse.hints'

function all(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as string[]
  } catch {
    return []
  }
}
export const hasSeen = (hint: string): boolean => all().includes(hint)
export function see(hint: string): void {
  if (hasSeen(hint)) return
  try {
    localStorage.setItem(place, JSON.stringify([...all(), hint]))
  } catch {
    // See above.
  }
}
