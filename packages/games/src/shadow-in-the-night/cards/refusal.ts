// Why a card cannot be played, or an answer cannot be given.
import type { Refusal } from '@safehouse/engine'
import type { ShadowAction } from '../facts.ts'
import type { ShadowRefusalCode } from '../refusal.ts'
import type { ShadowView } from '../types.ts'
import type { Chosen } from './card.ts'
import { cardsPlayableThisTurn } from './hand.ts'
import { cardKinds } from './index.ts'

export function refusalOfCardPlay(
  { common, hand }: ShadowView,
  action: Extract<ShadowAction, { do: 'play' | 'pass' | 'finish' }>,
): Refusal<ShadowRefusalCode> {
  if (action.do === 'pass') {
    return common.cards.round!.played ? { rule: 'SN-19', code: 'alreadyPlayed' } : { rule: 'SN-19', code: 'mustBegin' }
  }
  if (action.do === 'finish') return { rule: 'SN-19', code: 'nothingPlayedYet' }
  const { card } = action
  if (!hand.cards.includes(card)) return { rule: 'SN-50', code: 'cardNotHeld', with: { card } }
  if (!cardsPlayableThisTurn(hand).includes(card)) return { rule: 'SN-17', code: 'drawnThisTurn', with: { card } }
  const kind = cardKinds[card]
  if (!kind.fieldsFor(common)) return { rule: 'SN-25', code: 'changesNothing', with: { card } }
  return { rule: kind.rule, code: kind.refusal?.(common, action as Partial<Chosen>) ?? 'notWithThisCard', with: { card } }
}
