// Joining the voice: a test of the microphone with a level that moves, the devices, and when one is heard.
import { useEffect, useState } from 'preact/hooks'
import { ActionBar, type BarAction } from '../parts/action-bar.tsx'
import { listen } from '../parts/listen.ts'
import { Segments, SelectRow } from '../parts/rows.tsx'
import { Sheet } from '../parts/sheet.tsx'
import type { VoiceMessages } from './i18n/en.ts'
import type { Voice } from './voice.ts'
import { setVoiceSettings, voiceSettings } from './voice-settings.ts'
import { DeviceSwitches, HostSwitch } from './voice-switches.tsx'

/** The level is drawn as a row of windows, lit from the left. */
const WINDOWS = 16
/** A level of so much lights all windows. */
const FULL_LEVEL = 0.25

interface Props {
  readonly voice: Voice
  readonly words: VoiceMessages
  onClose(): void
}
export function JoinSheet({ voice, words, onClose }: Props) {
  const { join: text } = words
  useEffect(() => {
    void voice.test()
    return () => voice.stopTesting()
  }, [voice])
  const problem = voice.problem.value
  const inOneRoom = voice.client.house.value?.place !== 'apart'
  const join = (muted: boolean) => async () => {
    await voice.join(muted)
    onClose()
  }
  const joinHeard: BarAction = { label: text.heard, ...(!inOneRoom && { tone: 'go' }), press: join(false) }
  const joinMuted: BarAction = { label: text.muted, ...(inOneRoom && { tone: 'go' }), press: join(true) }
  const actions: BarAction[] = problem
    ? [{ label: text.listen, tone: 'go', press: join(true) }]
    : inOneRoom
      ? [joinHeard, joinMuted]
      : [joinMuted, joinHeard]
  const { heard } = voiceSettings.value
  return (
    <Sheet title={text.title} line={text.line} onClose={onClose} bar={<ActionBar label={text.title} actions={actions} />}>
      {problem ? <p class="voice-problem">{text.problem[problem]}</p> : <Level voice={voice} label={text.level} />}
      <Devices voice={voice} words={words} />
      <Segments
        label={text.when}
        value={heard}
        options={[
          { value: 'hold', label: text.hold },
          { value: 'always', label: text.always },
        ]}
        onChange={(next) => setVoiceSettings({ heard: next })}
      />
      {inOneRoom && <p class="voice-note">{text.sameRoom}</p>}
      <DeviceSwitches words={words} />
      <p class="voice-note">{text.privacy}</p>
      <HostSwitch voice={voice} words={words} />
    </Sheet>
  )
}

function Level({ voice, label }: { readonly voice: Voice; readonly label: string }) {
  const lit = Math.min(WINDOWS, Math.round(Math.sqrt(voice.level.value / FULL_LEVEL) * WINDOWS))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element cannot be drawn as windows
    <div class="voice-level" role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={WINDOWS} aria-valuenow={lit}>
      {Array.from({ length: WINDOWS }, (_, i) => (
        <i key={`window ${i + 1}`} class={i < lit ? 'lit' : undefined} />
      ))}
    </div>
  )
}

function Devices({ voice, words }: Omit<Props, 'onClose'>) {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])
  const isMicrophoneOpen = voice.level.value > 0 // browsers tell the names of devices only then
  useEffect(() => {
    const list = () => void navigator.mediaDevices.enumerateDevices().then(setDevices, () => {})
    list()
    return listen([navigator.mediaDevices, 'devicechange', list])
  }, [isMicrophoneOpen])
  const { join: text } = words
  const { microphone, speaker } = voiceSettings.value
  const choicesOf = (kind: MediaDeviceKind) => [
    { value: '', label: text.usual },
    ...devices
      .filter((device) => device.kind === kind && device.deviceId !== '' && device.deviceId !== 'default')
      .map(({ deviceId, label }) => ({ value: deviceId, label })),
  ]
  const microphones = choicesOf('audioinput')
  const speakers = choicesOf('audiooutput')
  return (
    <ul class="rows">
      <SelectRow
        label={text.microphone}
        value={microphones.some(({ value }) => value === microphone) ? microphone : ''}
        options={microphones}
        onChange={(id) => {
          setVoiceSettings({ microphone: id ?? '' })
          void voice.openMicrophone()
        }}
      />
      {speakers.length > 1 && (
        <SelectRow
          label={text.speaker}
          value={speakers.some(({ value }) => value === speaker) ? speaker : ''}
          options={speakers}
          onChange={(id) => {
            setVoiceSettings({ speaker: id ?? '' })
            voice.changeSpeaker(id ?? '')
          }}
        />
      )}
    </ul>
  )
}
