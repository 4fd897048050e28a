// The milestones of a match on its replay, and what a seat holds.
import type { TopSecretTypes } from '@safehouse/games/top-secret'
import type { ReplayDetails } from '../screens.ts'
import type { Words } from './words/en.ts'

export const replay: ReplayDetails<TopSecretTypes, Words> = {
  milestones: { roundBegun: 'deal', pointingsShown: 'accusation', teamsShown: 'reveal', roundScored: 'scoring' },
  describeHolding: ({ hand }, { words }) => (hand.team ? words.teams[hand.team] : ''),
}
