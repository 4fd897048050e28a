// A seat's hand: its team of this round, its answer while that lies face down, and where its finger will point.
import type { HandFold, Seat } from '@safehouse/engine'
import type { Team } from './teams.ts'
import type { TopSecretTypes } from './types.ts'

export interface TopSecretHand {
  readonly team: Team | null
  /** Own answer to the open card, where all answer tokens are turned at once; null otherwise. */
  readonly kept: boolean | null
  readonly finger: Seat | null
}

export const hand: HandFold<TopSecretTypes> = {
  start: () => ({ team: null, kept: null, finger: null }),
  on: {
    roundBegun: () => ({ team: null, kept: null, finger: null }),
    teamDealt: (hand, { yellow }) => ({ ...hand, team: yellow ? 'yellow' : 'blue' }),
    answerKept: (hand, { yes }) => ({ ...hand, kept: yes === 1 }),
    tokensTurned: (hand) => ({ ...hand, kept: null }),
    pointed: (hand, { at }) => ({ ...hand, finger: at }),
  },
}
