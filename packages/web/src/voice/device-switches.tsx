// What this device does with speech beside the voice itself: bots' lines spoken aloud, and one's own words written down.
import { Switch } from '../parts/rows.tsx'
import { showToast } from '../parts/toast.tsx'
import type { VoiceMessages } from './i18n/en.ts'
import { canRecogniseOnDevice, hasRecognition } from './recognition.ts'
import { setVoiceSettings, voiceSettings } from './voice-settings.ts'

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
