// What the help of every game says about voice.
import { useVoiceMessages } from './i18n/use-voice-messages.ts'

export function VoiceHelp() {
  const text = useVoiceMessages()?.help
  if (!text) return null
  return (
    <>
      <h3>{text.title}</h3>
      <ul class="rows help-rulings">
        {text.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
