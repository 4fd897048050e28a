// What this device remembers of its user's wishes. Kept in localStorage, and lost without harm where that is closed.
import { signal } from '@preact/signals'

interface Settings {
  readonly language: string
  readonly reading: Reading
  readonly name: string
  /** With which tables are opened here, where that needs one. */
  readonly createKey: string
  readonly voice: 'on' | 'off'
  readonly hints: 'on' | 'off'
}
/** How a closed file is read: while held, or by one press to open and one to shut. The same for every role. */
export type Reading = 'hold' | 'press'
const keyOf = (name: keyof Settings) => `safehouse.${name}`

export function setting<N extends keyof Settings>(name: N): Settings[N] | undefined {
  try {
    return (localStorage.getItem(keyOf(name)) ?? undefined) as Settings[N] | undefined
  } catch {
    return undefined
  }
}
export function setSetting<N extends keyof Settings>(name: N, value: Settings[N]): void {
  try {
    localStorage.setItem(keyOf(name), value)
  } catch {
    // Private windows may refuse to remember; the setting then holds for as long as the page is open.
  }
}

export const reading = signal<Reading>(setting('reading') === 'press' ? 'press' : 'hold')
export function read(way: Reading): void {
  reading.value = way
  setSetting('reading', way)
}
