// What no seat knows: the team card that an odd table leaves over.
import type { HiddenFold } from '@safehouse/engine'
import type { TopSecret } from './kinds.ts'
import type { Team } from './teams.ts'

export interface Hidden {
  readonly leftOver: Team | null
}

export const hidden: HiddenFold<TopSecret> = {
  start: () => ({ leftOver: null }),
  on: { cardLeftOver: (_, { team }) => ({ leftOver: team }) },
}
