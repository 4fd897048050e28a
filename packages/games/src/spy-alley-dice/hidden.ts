// The state that no seat knows: the cards that were never dealt.
import type { HiddenFold } from '@safehouse/engine'
import type { Spy } from './spies.ts'
import type { AlleyTypes } from './types.ts'

export interface AlleyHidden {
  readonly undealt: readonly Spy[]
}
export const hidden: HiddenFold<AlleyTypes> = {
  start: () => ({ undealt: [] }),
  on: { leftUndealt: (_, { cards }) => ({ undealt: cards }) },
}
