// The state that no seat knows: the bystanders, until they are turned up, and the order of the pile.
import type { HiddenFold } from '@safehouse/engine'
import type { Agent } from './agents.ts'
import type { Card } from './cards/index.ts'
import type { ShadowTypes } from './types.ts'

export interface ShadowHidden {
  /** As their cards lie side by side, face down. */
  readonly bystanders: readonly Agent[]
  /** From the top. */
  readonly pile: readonly Card[]
}

export const hidden: HiddenFold<ShadowTypes> = {
  start: () => ({ bystanders: [], pile: [] }),
  on: {
    bystandersLaid: (hidden, { agents }) => ({ ...hidden, bystanders: agents }),
    pileStacked: (hidden, { cards }) => ({ ...hidden, pile: cards }),
    cardDrawn: (hidden) => ({ ...hidden, pile: hidden.pile.slice(1) }),
    recruited: (hidden, { unseen }) => ({ ...hidden, bystanders: hidden.bystanders.filter((_, i) => i !== unseen) }),
  },
}
