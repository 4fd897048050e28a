// The choices of a seat about cards, computed from its view alone.
import type { Choice } from '@safehouse/engine'
import { questionOf, type ShadowCommon } from '../common.ts'
import type { ShadowAction } from '../facts.ts'
import type { ShadowView } from '../types.ts'
import { type CardHand, cardsPlayableThisTurn } from './hand.ts'
import { cardKinds } from './index.ts'

export const drawChoices = (common: ShadowCommon): Choice<ShadowAction>[] => {
  const question = questionOf(common)
  return [
    { do: 'draw', question, fields: {} },
    { do: 'declineDraw', question, fields: {} },
  ]
}

export const answerChoices = ({ common, hand }: ShadowView): Choice<ShadowAction>[] => [
  { do: 'answer', question: questionOf(common), fields: { wants: { one: canPlay(common, hand) ? [false, true] : [false] } } },
]

export function cardRoundChoices(view: ShadowView): Choice<ShadowAction>[] {
  const { common } = view
  const question = questionOf(common)
  const { toBegin, played } = common.cards.round!
  const offered = playChoices(view)
  if (played) offered.push({ do: 'finish', question, fields: {} })
  else if (toBegin.length === 0) offered.push({ do: 'pass', question, fields: {} })
  return offered
}

/** One choice for each kind of card in hand that would change something on the board. */
export function playChoices({ common, hand }: Pick<ShadowView, 'common' | 'hand'>): Choice<ShadowAction>[] {
  const question = questionOf(common)
  const offered: Choice<ShadowAction>[] = []
  for (const card of cardsPlayableThisTurn(hand)) {
    const fields = cardKinds[card].fieldsFor(common)
    if (fields) offered.push({ do: 'play', question, fields: { card: { one: [card] }, ...fields } } as Choice<ShadowAction>)
  }
  return offered
}

export const canPlay = (common: ShadowCommon, hand: CardHand): boolean =>
  cardsPlayableThisTurn(hand).some((card) => cardKinds[card].fieldsFor(common) !== undefined)
