// ShadePicker: how much there is of what was asked about, by a spoken answer. Bots cannot hear what is spoken, and go by this tap
// (SF-12). It is shown where humans and bots play.
import { type AnswerShade, answerShades } from '@safehouse/games/spyfall-2'
import { useSingleFlight } from '../../../parts/use-single-flight.ts'
import { choiceOf } from '../../core/props.ts'
import { isAmongBots, type SpyfallSeatProps } from '../props.ts'
import type { QuestionDraft } from './use-question-draft.ts'
import './shade-picker.css'

export function ShadePicker({ match, draft }: { readonly match: SpyfallSeatProps; readonly draft: QuestionDraft }) {
  const { ask } = match.words
  const laterChoice = choiceOf(match, 'shade')
  const isOwnAnswer = draft.kind === 'answer' && draft.text.trim() === ''
  const tap = useSingleFlight(async (shade: AnswerShade) => {
    if (isOwnAnswer) await draft.sendShade(shade)
    else if (laterChoice) await match.act({ do: 'shade', question: laterChoice.question, shade })
  })
  if (!(isOwnAnswer || laterChoice) || isAmongBots(match) || !match.seats.some(({ kind, standIn }) => kind === 'bot' || standIn)) return null
  return (
    <fieldset class="shades">
      <legend>{isOwnAnswer ? ask.shadeYours : draft.kind === 'ask' ? ask.shadeLast : ask.shadeTheirs}</legend>
      {answerShades.map((shade) => (
        <button key={shade} type="button" class="button" onClick={() => void tap(shade)}>
          {ask.shades[shade]}
        </button>
      ))}
    </fieldset>
  )
}
