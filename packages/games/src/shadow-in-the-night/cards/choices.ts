// What a seat may do with its cards, from what it knows alone.
import type { Choice } from '@safehouse/engine'
import { questionOf, type ShadowCommon } from '../common.ts'
import type { ShadowAction } from '../facts.ts'
import type { ShadowView } from '../types.ts'
import { type CardHand, seasoned } from './hand.ts'
import { cardKinds } from './index.ts'

export const drawing = (common: ShadowCommon): Choice<ShadowAction>[] => {
  const question = questionOf(common)
  return [
    { do: 'draw', question, fields: {} },
    { do: 'declineDraw', question, fields: {} },
  ]
}

export const answering = ({ common, hand }: ShadowView): Choice<ShadowAction>[] => [
  { do: 'answer', question: questionOf(common), fields: { wants: { one: canPlay(common, hand) ? [false, true] : [false] } } },
]

export function playing(view: ShadowView): Choice<ShadowAction>[] {
  const { common } = view
  const question = questionOf(common)
  const { toBegin, played } = common.cards.round!
  const offered = playable(view)
  if (played) offered.push({ do: 'finish', question, fields: {} })
  else if (toBegin.length === 0) offered.push({ do: 'pass', question, fields: {} })
  return offered
}

/** What its cards offer on the board as it stands: one choice for each kind that changes something. */
export function playable({ common, hand }: Pick<ShadowView, 'common' | 'hand'>): Choice<ShadowAction>[] {
  const question = questionOf(common)
  const offered: Choice<ShadowAction>[] = []
  for (const card of seasoned(hand)) {
    const fields = cardKinds[card].choosing(common)
    if (fields) offered.push({ do: 'play', question, fields: { card: { one: [card] }, ...fields } } as Choice<ShadowAction>)
  }
  return offered
}

export const canPlay = (common: ShadowCommon, hand: CardHand): boolean =>
  seasoned(hand).some((card) => cardKinds[card].choosing(common) !== undefined)
