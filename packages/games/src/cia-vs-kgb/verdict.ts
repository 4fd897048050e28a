// Who has won once hands are up: CK-22 to CK-25, and nothing else.
import type { Seat } from '@safehouse/engine'
import { type Side, sides } from './sides.ts'

/** What decided the match, by rule: CK-22, CK-23, CK-24 for fewer and for equal hands, and CK-28, which needs no hands. */
export const grounds = ['everyoneRaised', 'wholeSideRaised', 'fewerHands', 'equalHands', 'answersUsedUp'] as const
export type Ground = (typeof grounds)[number]
export interface Verdict {
  readonly winner: Side | null
  readonly ground: Ground
}

export function judge(cards: readonly Side[], raised: readonly Seat[]): Verdict {
  if (raised.length === cards.length) return { winner: null, ground: 'everyoneRaised' }
  const handsOf = (side: Side) => raised.filter((seat) => cards[seat] === side).length
  const wholeSide = sides.find((side) => handsOf(side) === cards.filter((card) => card === side).length)
  if (wholeSide) return { winner: wholeSide, ground: 'wholeSideRaised' }
  const [cia, kgb] = [handsOf('cia'), handsOf('kgb')]
  if (cia === kgb) return { winner: null, ground: 'equalHands' }
  return { winner: cia < kgb ? 'cia' : 'kgb', ground: 'fewerHands' }
}
