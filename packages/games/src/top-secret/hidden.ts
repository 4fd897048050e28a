// The state that no seat knows: the team card that is left over with an odd number of seats.
import type { HiddenFold } from '@safehouse/engine'
import type { Team } from './teams.ts'
import type { TopSecretTypes } from './types.ts'

export interface TopSecretHidden {
  readonly leftOver: Team | null
}

export const hidden: HiddenFold<TopSecretTypes> = {
  start: () => ({ leftOver: null }),
  on: { cardLeftOver: (_, { team }) => ({ leftOver: team }) },
}
