// Who hears whom: for every other human at the table how the two hear each other, in words; a volume; and muting for oneself alone.
import type { House, Person } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { ActionBar } from '../parts/action-bar.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { SeatShape } from '../parts/seat-shape.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { initialsOf } from '../table/seated-people.ts'
import type { VoiceMessages } from './i18n/en.ts'
import icons from './icons.svg?no-inline'
import type { Voice } from './voice.ts'
import { setVolume, volumeOf } from './voice-settings.ts'
import { DeviceSwitches, HostSwitch } from './voice-switches.tsx'

interface Props {
  readonly voice: Voice
  readonly house: House
  readonly words: VoiceMessages
  onClose(): void
}
export function VoicePeopleSheet({ voice, house, words, onClose }: Props) {
  const { people: text } = words
  useRedrawEverySecond()
  const others = house.people.filter(({ id, kind }) => id !== voice.you && kind === 'person')
  const states = voice.pairStates.value
  const notYetConnected = others.filter(({ id }) => states.get(id) === 'trying').map(({ name }) => isolateName(name))
  const line = states.size === 0 ? text.alone : notYetConnected.length > 0 ? text.notYet(messages().list(notYetConnected)) : text.allHear
  const isDeaf = voice.isDeaf.value
  const bar = (
    <ActionBar
      label={text.title}
      actions={[
        {
          label: isDeaf ? text.undeaf : text.deaf,
          press: () => {
            voice.isDeaf.value = !isDeaf
          },
        },
        {
          label: text.leave,
          press: () => {
            voice.leave()
            onClose()
          },
        },
      ]}
    />
  )
  return (
    <Sheet title={text.title} line={line} onClose={onClose} bar={bar}>
      <ul class="rows">
        {others.map((person) => (
          <PersonRow key={person.id} {...{ voice, house, words, person }} />
        ))}
      </ul>
      <DeviceSwitches words={words} />
      <HostSwitch voice={voice} words={words} />
    </Sheet>
  )
}

function PersonRow({ voice, house, words: { people: text }, person }: Omit<Props, 'onClose'> & { readonly person: Person }) {
  const { code } = voice.client
  const { id } = person
  const name = isolateName(person.name)
  const state = voice.pairStates.value.get(id)
  const volume = volumeOf(code, id)
  const speaks = voice.speakers.now.value.has(id)
  const pair = state === 'direct' ? text.direct : state === 'relayed' ? text.relayed : text.trying(voice.secondsTrying(id))
  const speech = house.voice?.[id]?.muted ? text.muted : speaks ? text.speaks : undefined
  const absence = house.voiceReturns?.[id] ? text.returns : text.notJoined
  const description = !state ? absence : volume === 0 ? text.mutedByYou : [speech, pair].filter(Boolean).join(', ')
  return (
    <li class="row voice-person" data-pair={state}>
      <SeatShape who={{ mark: person.mark, initials: initialsOf([person.name])[0]! }} />
      <span class="row-words">
        <bdi>{person.name}</bdi>
        <small class={(speaks && volume > 0) || state === 'trying' ? 'lit' : undefined}>{description}</small>
      </span>
      {state && (
        <>
          <input
            type="range"
            class="voice-volume"
            min={0}
            max={1}
            step={0.05}
            value={volume}
            aria-label={text.volume(name)}
            onInput={(event) => setVolume(code, id, Number(event.currentTarget.value))}
          />
          <button
            type="button"
            class="top-menu"
            aria-label={volume === 0 ? text.unmute(name) : text.mute(name)}
            onClick={() => setVolume(code, id, volume === 0 ? 1 : 0)}
          >
            <Drawing from={icons} name={volume === 0 ? 'mic-off' : 'mic'} />
          </button>
        </>
      )}
    </li>
  )
}

/** Counts the seconds for which pairs have been trying to connect. */
function useRedrawEverySecond(): void {
  const [, redraw] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => redraw((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])
}
