// Settings of voice, stored in this browser alone: which microphone and speaker, when the others hear this person, how loud each of the
// others is, and for which seats this person joined, so that a reloaded page joins again by itself.
import { signal } from '@preact/signals'
import type { PersonId } from '@safehouse/protocol'

interface Stored {
  /** When the others hear this person, unless muted: while they hold the button, or all the time. */
  readonly heard: 'hold' | 'always'
  readonly microphone?: string
  readonly speaker?: string
  /** From 0 to 1, by table and person; missing is 1. */
  readonly volumes: Readonly<Record<string, number>>
  /** By table and person: how they joined. */
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
/** The record with this value, or without the key if it is undefined. Keys are in the order in which they were last set, and only the newest are kept. */
function withNewest<T>(record: Readonly<Record<string, T>>, key: string, value: T | undefined): Record<string, T> {
  const { [key]: _, ...others } = record
  const changed: Record<string, T> = value === undefined ? others : { ...others, [key]: value }
  return Object.fromEntries(Object.entries(changed).slice(-MAX_REMEMBERED))
}

const keyOf = (code: string, person: PersonId) => `${code} ${person}`
export const volumeOf = (code: string, person: PersonId): number => voiceSettings.value.volumes[keyOf(code, person)] ?? 1
export function setVolume(code: string, person: PersonId, volume: number): void {
  setVoiceSettings({ volumes: withNewest(voiceSettings.value.volumes, keyOf(code, person), volume) })
}
/** How this person joined before, if they did and have not left. */
export const rememberedJoin = (code: string, person: PersonId) => voiceSettings.value.joined[keyOf(code, person)]
export function rememberJoined(code: string, person: PersonId, how: 'heard' | 'muted' | undefined): void {
  setVoiceSettings({ joined: withNewest(voiceSettings.value.joined, keyOf(code, person), how) })
}
