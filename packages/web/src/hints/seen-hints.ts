// Which hints this device has shown, and whether hints are on. Where nothing can be stored, hints are shown again.
import { signal } from '@preact/signals'
import { readStoredList, setSetting, setting, writeStoredList } from '../settings.ts'

const storageKey = 'safehouse.hinted'

const seenHints = (): readonly string[] => readStoredList(storageKey)
export const hasSeenHint = (hint: string): boolean => seenHints().includes(hint)
export function markHintSeen(hint: string): void {
  if (!hasSeenHint(hint)) writeStoredList(storageKey, [...seenHints(), hint])
}

export const hints = signal<'on' | 'off'>(setting('hints') === 'off' ? 'off' : 'on')
/** Turning hints on again shows all of them again. */
export function setHints(value: 'on' | 'off'): void {
  hints.value = value
  setSetting('hints', value)
  if (value === 'on') localStorage.removeItem(storageKey)
}
