// Reads both questions of a card aloud by speech synthesis, on devices where somebody turned it on. Questions are open facts.
import { signal } from '@preact/signals'
import type { QuestionPair } from '@safehouse/content/top-secret/packs.ts'
import { teams } from '@safehouse/games/top-secret'
import { useEffect } from 'preact/hooks'
import { language } from '../../../i18n/language.ts'
import { setSetting, setting } from '../../../settings.ts'
import type { Words } from '../words/en.ts'

/** Whether this browser has speech synthesis. */
export const hasVoice = (): boolean => typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'

/** Whether cards are read aloud on this device; kept in its settings. */
export const isReadingAloud = signal(setting('voice') === 'on')
export function setReadingAloud(on: boolean): void {
  isReadingAloud.value = on
  setSetting('voice', on ? 'on' : 'off')
}

/** Reads each new card, and stops when there is none. */
export function useVoice(pair: QuestionPair | undefined, words: Words): void {
  const wanted = isReadingAloud.value && hasVoice()
  useEffect(() => {
    if (!wanted || !pair) return
    for (const team of teams) {
      const utterance = new SpeechSynthesisUtterance(words.voice.reads(team, pair[team]))
      utterance.lang = language.value
      speechSynthesis.speak(utterance)
    }
    return () => speechSynthesis.cancel()
  }, [wanted, pair, words])
}
