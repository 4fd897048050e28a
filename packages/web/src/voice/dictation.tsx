// A button beside a text field, by choice: what somebody says is written into the field, recognised on the device itself. Nothing is
// sent until the person sends the text.
import { useEffect, useRef, useState } from 'preact/hooks'
import { Drawing } from '../parts/drawing.tsx'
import { showToast } from '../parts/toast.tsx'
import { useVoiceMessages } from './i18n/use-voice-messages.ts'
import icons from './icons.svg?no-inline'
import { recogniseOnDevice } from './recognition.ts'
import { voiceSettings } from './voice-settings.ts'
import './dictation.css'

interface Props {
  readonly text: string
  readonly maxLength: number
  onText(text: string): void
}
export function Dictation(props: Props) {
  const words = useVoiceMessages()?.dictation
  const [isOn, setOn] = useState(false)
  const latest = useRef(props)
  latest.current = props
  const stop = useRef<() => void>()
  const end = () => {
    stop.current?.()
    stop.current = undefined
    setOn(false)
  }
  useEffect(() => end, [])
  if (!words || !voiceSettings.value.dictation) return null
  const begin = async () => {
    setOn(true)
    const before = latest.current.text === '' ? '' : `${latest.current.text.trimEnd()} `
    let isOver = false
    stop.current = () => {
      isOver = true
    }
    const stopHearing = await recogniseOnDevice({
      onText: (text) => isOver || latest.current.onText((before + text.trimStart()).slice(0, latest.current.maxLength)),
      onEnd: () => isOver || end(),
    })
    if (!stopHearing) showToast(words.unavailable)
    if (isOver) stopHearing?.()
    else if (!stopHearing) end()
    else
      stop.current = () => {
        isOver = true
        stopHearing()
      }
  }
  const label = isOn ? words.stop : words.start
  return (
    <button type="button" class="dictation" aria-label={label} title={label} aria-pressed={isOn} onClick={() => (isOn ? end() : void begin())}>
      <Drawing from={icons} name="dictate" />
    </button>
  )
}
