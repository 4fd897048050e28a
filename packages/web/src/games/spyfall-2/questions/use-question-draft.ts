// useQuestionDraft holds the question or answer that is being typed. A draft belongs to one question: it is stored while an
// accusation stops the clock, and dropped when the question is gone.
import type { Seat } from '@safehouse/engine'
import type { AnswerShade } from '@safehouse/games/spyfall-2'
import { useState } from 'preact/hooks'
import { choiceOf } from '../../core/props.ts'
import type { SpyfallSeatProps } from '../props.ts'

interface StoredDraft {
  readonly question: string
  readonly to: Seat | undefined
  readonly text: string
}
/** A question or answer in the making. */
export interface QuestionDraft {
  /** What this player has to do current: ask, answer, or neither. */
  readonly kind: 'ask' | 'answer' | undefined
  readonly maxLength: number
  /** The seat to ask. It is chosen from the start if there is only one. */
  readonly to: Seat | undefined
  readonly text: string
  choose(to: Seat): void
  write(text: string): void
  /** Sends the text. An empty one means that it was said aloud (SF-12). */
  send(): Promise<unknown> | undefined
  /** Tells that the answer was said aloud, and how much it said (SF-12). */
  sendShade(shade: AnswerShade): Promise<unknown> | undefined
}
export function useQuestionDraft(match: SpyfallSeatProps): QuestionDraft {
  const ask = choiceOf(match, 'ask')
  const answer = choiceOf(match, 'answer')
  const [stored, setStored] = useState<StoredDraft>({ question: '', to: undefined, text: '' })
  const question = (ask ?? answer)?.question
  const current: StoredDraft = question === undefined || stored.question === question ? stored : { question, to: undefined, text: '' }
  const askable = ask && 'one' in ask.fields.to ? ask.fields.to.one : []
  const to = current.to ?? (askable.length === 1 ? askable[0] : undefined)
  const field = (ask ?? answer)?.fields.text
  const text = current.text.trim()
  return {
    kind: ask ? 'ask' : answer ? 'answer' : undefined,
    maxLength: field && 'text' in field ? field.text : 0,
    to,
    text: current.text,
    choose: (chosen) => setStored({ ...current, to: chosen }),
    write: (written) => setStored({ ...current, text: written }),
    send() {
      if (ask) return to === undefined ? undefined : match.act({ do: 'ask', question: ask.question, to, text })
      return answer && match.act({ do: 'answer', question: answer.question, text })
    },
    sendShade: (shade) => answer && match.act({ do: 'answer', question: answer.question, text: '', shade }),
  }
}
