// The host's switch that closes voice for the table, and opens it again.
import { Switch } from '../parts/rows.tsx'
import type { VoiceMessages } from './i18n/en.ts'
import type { Voice } from './voice.ts'

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
