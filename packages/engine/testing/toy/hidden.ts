// What no seat knows in Winks: the card that was not dealt.
import type { HiddenFold } from '@safehouse/engine'
import type { Winks } from './types.ts'

export const hidden: HiddenFold<Winks> = {
  start: () => ({ buried: 0 }),
  on: { buried: (_, { card }) => ({ buried: card }) },
}
