// What a seat may do with its cards, from what it knows alone.
import type { Choice } from '@safehouse/engine'
import type { Act } from '../facts.ts'
import type { ShadowView } from '../kinds.ts'
import { questionOf, type Table } from '../table.ts'
import { type CardHand, seasoned } from './hand.ts'
import { cardKinds } from './index.ts'

export const drawing = (table: Table): Choice<Act>[] => {
  const question = questionOf(table)
  return [
    { do: 'draw', question, fields: {} },
    { do: 'declineDraw', question, fields: {} },
  ]
}

export const answering = ({ table, hand }: ShadowView): Choice<Act>[] => [
  { do: 'answer', question: questionOf(table), fields: { wants: { one: canPlay(table, hand) ? [false, true] : [false] } } },
]

export function playing(view: ShadowView): Choice<Act>[] {
  const { table } = view
  const question = questionOf(table)
  const { toBegin, played } = table.cards.round!
  const offered = playable(view)
  if (played) offered.push({ do: 'finish', question, fields: {} })
  else if (toBegin.length === 0) offered.push({ do: 'pass', question, fields: {} })
  return offered
}

/** What its cards offer on the board as it stands: one choice for each kind that changes something. */
export function playable({ table, hand }: Pick<ShadowView, 'table' | 'hand'>): Choice<Act>[] {
  const question = questionOf(table)
  const offered: Choice<Act>[] = []
  for (const card of seasoned(hand)) {
    const fields = cardKinds[card].choosing(table)
    if (fields) offered.push({ do: 'play', question, fields: { card: { one: [card] }, ...fields } } as Choice<Act>)
  }
  return offered
}

export const canPlay = (table: Table, hand: CardHand): boolean => seasoned(hand).some((card) => cardKinds[card].choosing(table) !== undefined)
