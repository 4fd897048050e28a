// The milestones of a match on its replay, and what a seat holds.
import type { ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import type { ReplayDetails } from '../screens.ts'
import { nameOf } from './props.ts'
import type { Words } from './words/en.ts'

export const replay: ReplayDetails<ShadowTypes, Words> = {
  milestones: { dealt: 'deal', scored: 'scoring', agentsTurnedUp: 'reveal', ended: 'scoring' },
  describeHolding: ({ hand }, { words }) =>
    [hand.agent, ...hand.recruited]
      .flatMap((agent) => (agent ? [nameOf[agent]] : []))
      .concat(hand.cards.map((card) => words.cards.kinds[card].name))
      .join(', '),
}
