// Whether bots' typed lines are spoken aloud on this device.
import { Switch } from '../parts/rows.tsx'
import type { VoiceMessages } from './i18n/en.ts'
import { setVoiceSettings, voiceSettings } from './voice-settings.ts'

export const BotsSwitch = ({ words: { people: text } }: { readonly words: VoiceMessages }) => (
  <ul class="rows">
    <Switch label={text.bots} line={text.botsLine} on={voiceSettings.value.bots} onChange={(bots) => setVoiceSettings({ bots })} />
  </ul>
)
