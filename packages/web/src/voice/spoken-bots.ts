// Bots' typed lines, spoken by the browser's own speech synthesis on a device that wants it: one voice a bot, from open facts alone.
import type { FeedMessage, GameTypes } from '@safehouse/engine'
import type { CurrentMatch, House, PersonId } from '@safehouse/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { language } from '../i18n/language.ts'
import type { TableClient } from '../table/table-client.ts'

export interface SpokenLine {
  readonly by: PersonId
  readonly text: string
}
/** A fact that somebody typed something: who on which seat, and what. */
interface TypedFact {
  readonly kind: string
  readonly by?: unknown
  readonly seat?: unknown
  readonly text?: unknown
}
/** The lines of bots among these messages, in order. */
export function botLines(house: House, { seats }: CurrentMatch, messages: readonly FeedMessage<GameTypes>[]): readonly SpokenLine[] {
  const bots = new Set(house.people.filter(({ kind, standIn }) => kind === 'bot' || standIn).map(({ id }) => id))
  const facts = messages.flatMap((message) => message.facts as readonly TypedFact[])
  return facts.flatMap(({ by, seat, text }) => {
    const person = seats[Number(by ?? seat)]
    return person !== undefined && bots.has(person) && typeof text === 'string' && text !== '' ? [{ by: person, text }] : []
  })
}
/** The same number for the same bot, so that it keeps its voice. */
const voiceNumberOf = (person: PersonId) => [...person].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

export function useSpokenBots(client: TableClient, house: House, isOn: boolean): void {
  const spoken = useRef({ matchNumber: 0, count: 0 })
  const { matchNumber, messages, catchUpCount } = client.received.value
  useEffect(() => {
    const before = spoken.current.matchNumber === matchNumber ? spoken.current.count : catchUpCount
    spoken.current = { matchNumber, count: messages.length }
    if (!isOn || house.on?.n !== matchNumber) return
    for (const { by, text } of botLines(house, house.on, messages.slice(Math.max(before, catchUpCount)))) {
      const lang = typeof house.on.options.language === 'string' ? house.on.options.language : language.value
      const voices = speechSynthesis.getVoices().filter((voice) => voice.localService && voice.lang.startsWith(lang))
      const line = new SpeechSynthesisUtterance(text)
      line.lang = lang
      line.voice = voices[voiceNumberOf(by) % Math.max(1, voices.length)] ?? null
      line.pitch = 0.8 + (voiceNumberOf(by) % 5) / 10
      speechSynthesis.speak(line)
    }
  }, [messages, matchNumber])
  useEffect(() => () => speechSynthesis.cancel(), [isOn])
}
