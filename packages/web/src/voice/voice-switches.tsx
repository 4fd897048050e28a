// Switches of voice, for its sheets: what this device does with speech beside the voice itself, and the host's for the whole table.
import { Switch } from '../parts/rows.tsx'
import { showToast } from '../parts/toast.tsx'
import type { VoiceMessages } from './i18n/en.ts'
import { canRecogniseOnDevice, hasRecognition } from './recognition.ts'
import type { Voice } from './voice.ts'
import { setVoiceSettings, voiceSettings } from './voice-settings.ts'

/** Bots' lines spoken aloud, and one's own words written down. */
export function DeviceSwitches({ words: { people: text, dictation } }: { readonly words: VoiceMessages }) {
  const setDictation = async (on: boolean) => {
    if (on && !(await canRecogniseOnDevice())) showToast(dictation.unavailable)
    else setVoiceSettings({ dictation: on })
  }
  return (
    <ul class="rows">
      <Switch label={text.bots} line={text.botsLine} on={voiceSettings.value.bots} onChange={(bots) => setVoiceSettings({ bots })} />
      {hasRecognition() && (
        <Switch label={dictation.allowed} line={dictation.allowedLine} on={voiceSettings.value.dictation} onChange={(on) => void setDictation(on)} />
      )}
    </ul>
  )
}

/** Closes voice for the table, and opens it again; for the host alone. */
export function HostSwitch({ voice, words }: { readonly voice: Voice; readonly words: VoiceMessages }) {
  const house = voice.client.house.value
  if (house?.host !== voice.you) return null
  return (
    <ul class="rows">
      <Switch
        label={words.people.allowed}
        line={words.people.allowedLine}
        on={house.settings.voice !== false}
        onChange={(on) => voice.client.commands.send({ do: 'setSettings', settings: { voice: on } })}
      />
    </ul>
  )
}
