// Shows who speaks at every mark of that person on the page: at seats, in windows, on the shared screen. Marks are found by their
// number, so that no game has to know of voice.
import type { House, PersonId } from '@safehouse/protocol'
import { useEffect, useMemo } from 'preact/hooks'
import type { TableProps } from '../table/props.ts'
import { useVoiceMessages } from './i18n/use-voice-messages.ts'
import { Speakers } from './speakers.ts'
import './speaking-marks.css'

export function useSpeakingMarks(house: House, people: ReadonlySet<PersonId>, word: string): void {
  const marks = house.people.filter(({ id }) => people.has(id)).map(({ mark }) => mark)
  const shown = marks.join(' ')
  useEffect(() => {
    const { dataset, style } = document.documentElement
    dataset.speaking = shown
    style.setProperty('--voice-speaks', JSON.stringify(word))
    return () => {
      delete dataset.speaking
    }
  }, [shown, word])
}
/** For a page that only watches: the shared screen, and spectators. */
export function SpeakingMarks({ client, house }: TableProps) {
  const speakers = useMemo(() => new Speakers(), [client])
  const words = useVoiceMessages()
  useEffect(() => {
    client.onVoice = (message) => {
      if (!(message instanceof ArrayBuffer) && message.t === 'speaking') speakers.receive(message)
    }
    return () => {
      client.onVoice = undefined
      speakers.clear()
    }
  }, [client, speakers])
  useSpeakingMarks(house, speakers.now.value, words?.speaks ?? '')
  return null
}
