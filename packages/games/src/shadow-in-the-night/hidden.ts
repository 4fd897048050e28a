// What nobody at the table knows until it is turned up: the bystanders.
import type { HiddenFold } from '@safehouse/engine'
import type { Agent } from './agents.ts'
import type { Shadow } from './kinds.ts'

export interface Hidden {
  /** As their cards lie side by side, face down. */
  readonly bystanders: readonly Agent[]
}

export const hidden: HiddenFold<Shadow> = {
  start: () => ({ bystanders: [] }),
  on: {
    bystandersLaid: (hidden, { agents }) => ({ ...hidden, bystanders: agents }),
  },
}
