// Which hints this device has shown, and whether it is to show any. Lost without harm where nothing can be kept: then they come once more.
import { signal } from '@preact/signals'
import { setSetting, setting } from '../settings.ts'

const place = 'safehouse.hinted'

function all(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as string[]
  } catch {
    return []
  }
}
export const hasSeenHint = (hint: string): boolean => all().includes(hint)
export function markHintSeen(hint: string): void {
  if (hasSeenHint(hint)) return
  try {
    localStorage.setItem(place, JSON.stringify([...all(), hint]))
  } catch {
    // See above.
  }
}

export const hints = signal<'on' | 'off'>(setting('hints') === 'off' ? 'off' : 'on')
/** Whoever turns them on again wants to see them again. */
export function setHints(wish: 'on' | 'off'): void {
  hints.value = wish
  setSetting('hints', wish)
  if (wish === 'on') localStorage.removeItem(place)
}
