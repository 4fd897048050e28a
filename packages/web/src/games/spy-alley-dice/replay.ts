// The milestones of a match on its replay, and what a seat holds.
import type { AlleyTypes } from '@safehouse/games/spy-alley-dice'
import type { ReplayDetails } from '../screens.ts'
import type { Words } from './words/en.ts'

export const replay: ReplayDetails<AlleyTypes, Words> = {
  milestones: { dealt: 'deal', guessed: 'accusation', missionAttempted: 'mission', gameEnded: 'reveal' },
  describeHolding: ({ hand }, { words }) => hand.cards.map((spy) => words.spies[spy].name).join(', '),
}
