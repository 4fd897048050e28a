// Voice in the bar of a table: the button, its sheets, the large button for talking, and the strip that says when talking is closed.
// The voice itself outlives the bar, which every screen draws anew.
import { signal } from '@preact/signals'
import type { House, PersonId } from '@safehouse/protocol'
import { useEffect } from 'preact/hooks'
import { isolateName } from '../i18n/grammar.ts'
import { Drawing } from '../parts/drawing.tsx'
import { listen } from '../parts/listen.ts'
import { SeatShape } from '../parts/seat-shape.tsx'
import { showToast } from '../parts/toast.tsx'
import type { TableProps } from '../table/props.ts'
import { initialsOf } from '../table/seated-people.ts'
import type { TableClient } from '../table/table-client.ts'
import { AloneSheet, ClosedSheet, InsecureSheet } from './closed-sheets.tsx'
import type { VoiceMessages } from './i18n/en.ts'
import { useVoiceMessages } from './i18n/use-voice-messages.ts'
import icons from './icons.svg?no-inline'
import { JoinSheet } from './join-sheet.tsx'
import { canHaveMicrophone } from './microphone.ts'
import { VoicePeopleSheet } from './people-sheet.tsx'
import { useSpeakingMarks } from './speaking-marks.tsx'
import { useSpokenBots } from './spoken-bots.ts'
import { Voice } from './voice.ts'
import { voiceSettings } from './voice-settings.ts'
import './voice-button.css'

interface OpenVoice {
  readonly voice: Voice
  readonly client: TableClient
}
let open: OpenVoice | undefined
const isSheetOpen = signal(false)

/** The voice of this page's seat: one at a time, and a new one for another connection. */
function voiceOf(client: TableClient, you: PersonId): Voice {
  if (open?.client === client && open.voice.you === you) return open.voice
  open?.voice.close()
  const voice = new Voice(client, you)
  open = { voice, client }
  return voice
}

interface Props extends TableProps {
  readonly you: PersonId
}
export function VoiceButton({ client, house, you }: Props) {
  const words = useVoiceMessages()
  const voice = voiceOf(client, you)
  useSpeakingMarks(house, voice.speakers.now.value, words?.speaks ?? '')
  useSpokenBots(client, house, (voice.isJoined.value || isAmongBots(house)) && voiceSettings.value.bots)
  if (!words) return null
  const isJoined = voice.isJoined.value
  const isOff = voice.closedBy !== undefined || (isJoined && voice.isMuted.value)
  const { button: text } = words
  const label = voice.closedBy === 'host' ? text.closed : !isJoined ? text.off : voice.isMuted.value ? text.muted : text.on
  const close = () => {
    isSheetOpen.value = false
  }
  return (
    <>
      <Speaking house={house} people={voice.speakers.now.value} words={words} />
      <button
        type="button"
        class={isJoined ? 'top-menu voice-button joined' : 'top-menu voice-button'}
        aria-label={label}
        onClick={() => {
          isSheetOpen.value = true
        }}
      >
        <Drawing from={icons} name={isOff ? 'mic-off' : 'mic'} />
      </button>
      {isSheetOpen.value && <OpenSheet {...{ voice, house, words }} onClose={close} />}
      {isJoined && <HoldButton voice={voice} words={words} />}
      {isJoined && voice.closedBy === 'rules' && <Strip icon="mic-off" title={words.closed.title} line={words.closed.rules} />}
      {isJoined && voice.closedBy === undefined && voice.needsPress.value && <Strip icon="mic" {...words.press} />}
    </>
  )
}

/** Whether one person practises against bots, with nobody to talk to. */
const isAmongBots = ({ practice, people }: House) => practice && people.filter(({ kind }) => kind === 'person').length < 2

/** At most so many marks fit into the bar. */
const MAX_SPEAKERS_SHOWN = 2

function Speaking({ house, people, words }: { readonly house: House; readonly people: ReadonlySet<PersonId>; readonly words: VoiceMessages }) {
  const speaking = house.people.filter(({ id }) => people.has(id)).slice(0, MAX_SPEAKERS_SHOWN)
  if (speaking.length === 0) return null
  return (
    <span class="voice-now">
      {speaking.map(({ id, name, mark }) => (
        <span key={id}>
          <SeatShape who={{ mark, initials: initialsOf([name])[0]! }} />
          <span class="unseen">{`${isolateName(name)} ${words.speaks}`}</span>
        </span>
      ))}
    </span>
  )
}

function OpenSheet(props: { voice: Voice; house: House; words: VoiceMessages; onClose(): void }) {
  const { voice } = props
  if (isAmongBots(props.house)) return <AloneSheet {...props} />
  if (!canHaveMicrophone()) return <InsecureSheet {...props} />
  if (voice.closedBy === 'host') return <ClosedSheet {...props} />
  return voice.isJoined.value ? <VoicePeopleSheet {...props} /> : <JoinSheet {...props} />
}

/** A line below the bar, the same on every screen. */
const Strip = ({ icon, title, line }: { readonly icon: string; readonly title: string; readonly line: string }) => (
  <p class="voice-strip" role="status">
    <Drawing from={icons} name={icon} />
    <span>
      <strong>{title}</strong> {line}
    </span>
  </p>
)

/** Held to talk, by finger, mouse or the key T; where one is heard all the time, it mutes. */
function HoldButton({ voice, words: { hold: text, join } }: { readonly voice: Voice; readonly words: VoiceMessages }) {
  const isHold = voiceSettings.value.heard === 'hold' && !voice.isMuted.value
  useEffect(() => {
    const release = () => {
      voice.isHeld.value = false
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      voice.isHeld.value = event.type === 'keydown'
    }
    const stopListening = listen([window, 'keydown', onKey], [window, 'keyup', onKey], [window, 'blur', release])
    return () => {
      release()
      stopListening()
    }
  }, [voice])
  const setHeld = (held: boolean) => () => {
    voice.isHeld.value = held
  }
  const toggle = async () => {
    await voice.setMuted(!voice.isMuted.value)
    const problem = voice.problem.value
    if (problem && !voice.isHeard) showToast(join.problem[problem])
  }
  const isClosed = voice.closedBy !== undefined
  const isHeard = voice.isHeard
  const words = isClosed ? text.closed : isHeard && isHold ? text.heard : isHold ? text.hold : voice.isMuted.value ? text.unmute : text.mute
  return (
    <button
      type="button"
      class={`voice-hold${isHeard ? ' heard' : ''}${isClosed ? ' closed' : ''}`}
      aria-label={isHold && !isClosed && !isHeard ? text.key : words}
      aria-pressed={isHeard}
      aria-disabled={isClosed}
      onPointerDown={isHold ? setHeld(true) : undefined}
      onPointerUp={setHeld(false)}
      onPointerCancel={setHeld(false)}
      onPointerLeave={setHeld(false)}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        // A press of the keyboard or of a switch: once to talk, once more to stop.
        if (!isHold) void toggle()
      }}
      onKeyDown={(event) => isHold && event.key === 'Enter' && !event.repeat && setHeld(!voice.isHeld.value)()}
    >
      <Drawing from={icons} name={isClosed || voice.isMuted.value ? 'mic-off' : 'mic'} />
      <span>{words}</span>
    </button>
  )
}
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]')
