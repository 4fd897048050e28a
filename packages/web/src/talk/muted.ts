// The people whom this device has muted. Stored on the device alone: nobody is told.
import { signal } from '@preact/signals'
import type { PersonId } from '@safehouse/protocol'
import { readStoredList, writeStoredList } from '../settings.ts'

const storageKey = 'safehouse.muted'
/** All spectators are muted together. */
const spectators = 'watchers'
const MAX_MUTED = 200

const muted = signal<readonly string[]>(readStoredList(storageKey))
const entryFor = (code: string, person: PersonId | null) => `${code} ${person ?? spectators}`

export const isMuted = (code: string, person: PersonId | null): boolean => muted.value.includes(entryFor(code, person))

export function setMuted(code: string, person: PersonId | null, on: boolean): void {
  const entry = entryFor(code, person)
  const others = muted.value.filter((mutedEntry) => mutedEntry !== entry)
  muted.value = on ? [...others, entry].slice(-MAX_MUTED) : others
  writeStoredList(storageKey, muted.value)
}
