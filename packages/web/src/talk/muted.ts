// Whom this device does not listen to. Kept on the device alone: nobody, the muted one least of all, learns of it.
import { signal } from '@preact/signals'
import type { PersonId } from '@safehouse/protocol'

const key = 'safehouse.muted'
/** All who watch are one voice. */
const watchers = 'watchers'
const most = 200

const muted = signal<readonly string[]>(kept())
const nameOf = (code: string, person: PersonId | null) => `${code} ${person ?? watchers}`

export const isMuted = (code: string, person: PersonId | null): boolean => muted.value.includes(nameOf(code, person))

export function setMuted(code: string, person: PersonId | null, on: boolean): void {
  const name = nameOf(code, person)
  const others = muted.value.filter((one) => one !== name)
  muted.value = on ? [...others, name].slice(-most) : others
  try {
    localStorage.setItem(key, JSON.stringify(muted.value))
  } catch {
    // Nothing to keep it in: it holds for as long as the page is open.
  }
}
function kept(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as string[]
  } catch {
    return []
  }
}
