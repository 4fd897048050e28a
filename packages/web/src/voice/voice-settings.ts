// How somebody talks, remembered on this device alone: devices, when one is heard, volumes, and which seats have joined, so that a
// reloaded page joins again by itself.
import { signal } from '@preact/signals'
import type { PersonId } from '@safehouse/protocol'

interface Stored {
  /** Heard while a button is held, or all the time. */
  readonly heard: 'hold' | 'always'
  readonly microphone?: string
  readonly speaker?: string
  /** From 0 to 1, by table and person; missing is 1. */
  readonly volumes: Readonly<Record<string, number>>
  /** `CODE PERSON` of seats that have joined, and whether muted. */
  readonly joined: Readonly<Record<string, 'heard' | 'muted'>>
  /** Whether bots' lines are spoken aloud here. */
  readonly bots: boolean
  /** Whether what this person says may be written into a text field, recognised on this device. */
  readonly dictation: boolean
}
const storageKey = 'safehouse.voice-settings'
const MAX_REMEMBERED = 60
const defaults: Stored = { heard: 'hold', volumes: {}, joined: {}, bots: false, dictation: false }

function read(): Stored {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Stored>) }
  } catch {
    return defaults
  }
}
export const voiceSettings = signal<Stored>(read())

export function setVoiceSettings(change: Partial<Stored>): void {
  voiceSettings.value = { ...voiceSettings.value, ...change }
  try {
    localStorage.setItem(storageKey, JSON.stringify(voiceSettings.value))
  } catch {
    // No storage: it holds as long as the page.
  }
}
const newest = <T>(record: Readonly<Record<string, T>>) => Object.fromEntries(Object.entries(record).slice(-MAX_REMEMBERED))

const keyOf = (code: string, person: PersonId) => `${code} ${person}`
export const volumeOf = (code: string, person: PersonId): number => voiceSettings.value.volumes[keyOf(code, person)] ?? 1
export function setVolume(code: string, person: PersonId, volume: number): void {
  setVoiceSettings({ volumes: newest({ ...voiceSettings.value.volumes, [keyOf(code, person)]: volume }) })
}
export const hasJoinedBefore = (code: string, person: PersonId) => voiceSettings.value.joined[keyOf(code, person)]
export function rememberJoined(code: string, person: PersonId, how: 'heard' | 'muted' | undefined): void {
  const { [keyOf(code, person)]: _, ...others } = voiceSettings.value.joined
  setVoiceSettings({ joined: newest(how ? { ...others, [keyOf(code, person)]: how } : others) })
}
