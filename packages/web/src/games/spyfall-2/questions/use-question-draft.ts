// useQuestionDraft holds the text that is being typed: a question to another player, or an answer. It belongs to one choice
// (`Choice.question`): kept while an accusation stops the clock and there is no choice, dropped when a choice with another name comes.
import type { Seat } from '@safehouse/engine'
import type { AnswerShade } from '@safehouse/games/spyfall-2'
import { useState } from 'preact/hooks'
import { choiceOf } from '../../core/props.ts'
import type { SpyfallSeatProps } from '../props.ts'

interface TypedDraft {
  readonly question: string
  readonly to: Seat | undefined
  readonly text: string
}
/** A question or answer in the making. */
export interface QuestionDraft {
  /** What this player has to do now: ask, answer, or neither. */
  readonly kind: 'ask' | 'answer' | undefined
  /** In characters; 0 while nothing is to be typed. */
  readonly maxLength: number
  /** The seat to ask. It is chosen from the start if there is only one. */
  readonly to: Seat | undefined
  readonly text: string
  choose(to: Seat): void
  write(text: string): void
  /**
   * Sends the text; an empty one means that it was said aloud (SF-12). Undefined if nothing is sent: nobody to ask is chosen, or there is
   * no choice.
   */
  send(): Promise<unknown> | undefined
  /**
   * Tells that the answer was said aloud, and how much there is, by it, of what was asked about (SF-12). Undefined unless one has to
   * answer.
   */
  sendShade(shade: AnswerShade): Promise<unknown> | undefined
}
export function useQuestionDraft(match: SpyfallSeatProps): QuestionDraft {
  const ask = choiceOf(match, 'ask')
  const answer = choiceOf(match, 'answer')
  const [typed, setTyped] = useState<TypedDraft>({ question: '', to: undefined, text: '' })
  const question = (ask ?? answer)?.question
  const current: TypedDraft = question === undefined || typed.question === question ? typed : { question, to: undefined, text: '' }
  const askable = ask && 'one' in ask.fields.to ? ask.fields.to.one : []
  const to = current.to ?? (askable.length === 1 ? askable[0] : undefined)
  const field = (ask ?? answer)?.fields.text
  const trimmedText = current.text.trim()
  return {
    kind: ask ? 'ask' : answer ? 'answer' : undefined,
    maxLength: field && 'text' in field ? field.text : 0,
    to,
    text: current.text,
    choose: (chosen) => setTyped({ ...current, to: chosen }),
    write: (written) => setTyped({ ...current, text: written }),
    send() {
      if (ask) return to === undefined ? undefined : match.act({ do: 'ask', question: ask.question, to, text: trimmedText })
      return answer && match.act({ do: 'answer', question: answer.question, text: trimmedText })
    },
    sendShade: (shade) => answer && match.act({ do: 'answer', question: answer.question, text: '', shade }),
  }
}
