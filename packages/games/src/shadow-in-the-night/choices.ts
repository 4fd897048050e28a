// The choices of a seat in Shadow in the Night, computed from its view alone.
import type { Choice, Seat } from '@safehouse/engine'
import { buildings } from './buildings.ts'
import { answerChoices, cardRoundChoices, drawChoices } from './cards/choices.ts'
import { questionOf, type ShadowCommon } from './common.ts'
import { possibleTotals } from './die.ts'
import { dossierChoice } from './dossier/choice.ts'
import type { ShadowAction } from './facts.ts'
import type { ShadowView } from './types.ts'

const noChoices: Choice<ShadowAction>[] = []

export function choices(view: ShadowView): Choice<ShadowAction>[] {
  const { common, hand, seat } = view
  const { due } = common
  switch (due.what) {
    case 'spend':
      return due.seat === seat ? [spendChoice(common, common.options.cards)] : noChoices
    case 'draw':
      return due.seat === seat ? drawChoices(common) : noChoices
    case 'answer':
      return hand.wants === null && hand.cards.length > 0 ? answerChoices(view) : noChoices
    case 'play':
      return due.seat === seat ? cardRoundChoices(view) : noChoices
    case 'safe':
      return due.seat === seat ? [moveSafeChoice(common)] : noChoices
    case 'dossier':
      return hand.names === null ? [dossierChoice(view)] : noChoices
    case 'over':
      return noChoices
  }
}

/** SN-07: all points, on any agents. Nobody at all may be moved on 1–3, but only where the cards are in play (SN-15). */
export const spendChoice = (common: ShadowCommon, mayStay: boolean): Choice<ShadowAction> => ({
  do: 'spend',
  question: questionOf(common),
  fields: { points: { spend: possibleTotals(common.roll!, mayStay), over: common.agents } },
})
export const moveSafeChoice = (common: ShadowCommon): Choice<ShadowAction> => ({
  do: 'moveSafe',
  question: questionOf(common),
  fields: { to: { one: buildings.filter((building) => building !== common.safe) } },
})

/** Seats that the match waits for now. When several are asked in secret, they are named only until the first has answered (SN-18, SN-43). */
export function awaits({ due, seats }: ShadowCommon): readonly Seat[] {
  if ('seat' in due) return [due.seat]
  if (due.what === 'answer') return due.missing === due.asked.length ? due.asked : []
  return due.what === 'dossier' && due.missing === seats ? Array.from({ length: seats }, (_, seat) => seat) : []
}
