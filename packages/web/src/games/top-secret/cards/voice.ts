// The browser's own voice reads both questions, if somebody at this device wants it. They are open facts, so anyone may hear.
import { signal } from '@preact/signals'
import type { QuestionPair } from '@safehouse/content/top-secret/packs.ts'
import { teams } from '@safehouse/games/top-secret'
import { useEffect } from 'preact/hooks'
import { setSetting, setting } from '../../../settings.ts'
import { language } from '../../../words/language.ts'
import type { Words } from '../words/en.ts'

/** Some browsers have no voice at all. */
export const hasVoice = (): boolean => typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'

export const isReadingAloud = signal(setting('voice') === 'on')
export function setReadingAloud(on: boolean): void {
  isReadingAloud.value = on
  setSetting('voice', on ? 'on' : 'off')
}

/** Reads whenever there is another card to read, and falls silent when there is none. */
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
