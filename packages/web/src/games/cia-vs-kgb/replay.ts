// The milestones of a match on its replay, and what a seat holds.
import type { KgbTypes } from '@safehouse/games/cia-vs-kgb'
import type { ReplayDetails } from '../screens.ts'
import type { Words } from './words/en.ts'

export const replay: ReplayDetails<KgbTypes, Words> = {
  // `handRaised`: one hand alone; `handsRaised`: several together.
  milestones: { dealt: 'deal', handRaised: 'signal', handsRaised: 'signal', ended: 'reveal' },
  describeHolding: ({ seat, hand }, { words }) => {
    const side = hand.cards[seat]
    return side ? words.sides[side] : ''
  },
}
