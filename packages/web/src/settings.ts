// The user's settings on this device, in localStorage, and reading and writing lists there. Where storage is unavailable (private
// windows may refuse it), settings last as long as the page and lists stay empty.
import { signal } from '@preact/signals'
import type { BotLevel } from '@safehouse/engine'

interface Settings {
  readonly language: string
  /** The language of a shared screen, which may differ from the person's whose device shows it. */
  readonly screenLanguage: string
  readonly reading: Reading
  readonly name: string
  /** The key for creating tables, on servers that require one. */
  readonly createKey: string
  readonly voice: 'on' | 'off'
  readonly hints: 'on' | 'off'
  /** How much more time this device's person has for decisions; '0' is no limit. */
  readonly time: '1' | '1.5' | '2' | '0'
  readonly headphones: 'on' | 'off'
  /** How well bots play in practice. */
  readonly botLevel: BotLevel
}
/** How a closed folder is read: while held, or by one press to open and one to close. The same for every role. */
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
    // No storage.
  }
}

/** A list as JSON in localStorage; empty if there is none. */
export function readStoredList<T>(key: string): readonly T[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as T[]
  } catch {
    return []
  }
}
export function writeStoredList(key: string, list: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list))
  } catch {
    // No storage.
  }
}

/** The current reading mode. */
export const reading = signal<Reading>(setting('reading') === 'press' ? 'press' : 'hold')
export function setReading(mode: Reading): void {
  reading.value = mode
  setSetting('reading', mode)
}

/** Whether secrets may be said aloud by this device's screen reader, because nobody else can hear it. */
export const headphones = signal<'on' | 'off'>(setting('headphones') === 'on' ? 'on' : 'off')
export function setHeadphones(on: boolean): void {
  headphones.value = on ? 'on' : 'off'
  setSetting('headphones', headphones.value)
}
