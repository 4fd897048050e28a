// What nobody at the table knows: the cards that were never dealt.
import type { HiddenFold } from '@safehouse/engine'
import type { SpyAlleyDice } from './kinds.ts'
import type { Spy } from './spies.ts'

export interface Hidden {
  readonly undealt: readonly Spy[]
}
export const hidden: HiddenFold<SpyAlleyDice> = {
  start: () => ({ undealt: [] }),
  on: { leftUndealt: (_, { cards }) => ({ undealt: cards }) },
}
