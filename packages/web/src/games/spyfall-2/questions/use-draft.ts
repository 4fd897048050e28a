// A question or an answer that is being written. It is this question's own: when an accusation stops the clock it waits, and
// when the question is gone it is gone too.
import type { Seat } from '@safehouse/engine'
import { useState } from 'preact/hooks'
import { choiceOf, type SpyfallSeatPlay } from '../plays.ts'

interface Kept {
  readonly question: string
  readonly to: Seat | undefined
  readonly text: string
}
export interface Draft {
  /** Whether a question is to be asked or answered now, and how long it may be. */
  readonly what: 'ask' | 'answer' | undefined
  readonly longest: number
  /** Whom to ask, as far as chosen; the only one possible is chosen from the start. */
  readonly to: Seat | undefined
  readonly text: string
  choose(to: Seat): void
  write(text: string): void
  /** An empty text was said aloud. */
  send(): Promise<unknown> | undefined
}
export function useDraft(play: SpyfallSeatPlay): Draft {
  const ask = choiceOf(play, 'ask')
  const answer = choiceOf(play, 'answer')
  const [kept, setKept] = useState<Kept>({ question: '', to: undefined, text: '' })
  const question = (ask ?? answer)?.question
  const now: Kept = question === undefined || kept.question === question ? kept : { question, to: undefined, text: '' }
  const askable = ask && 'one' in ask.fields.to ? ask.fields.to.one : []
  const to = now.to ?? (askable.length === 1 ? askable[0] : undefined)
  const field = (ask ?? answer)?.fields.text
  const text = now.text.trim()
  return {
    what: ask ? 'ask' : answer ? 'answer' : undefined,
    longest: field && 'text' in field ? field.text : 0,
    to,
    text: now.text,
    choose: (chosen) => setKept({ ...now, to: chosen }),
    write: (written) => setKept({ ...now, text: written }),
    send() {
      if (ask) return to === undefined ? undefined : play.act({ do: 'ask', question: ask.question, to, text })
      return answer && play.act({ do: 'answer', question: answer.question, text })
    },
  }
}
