// What no seat knows in Winks: the card that was not dealt.
import type { HiddenFold } from '@safehouse/engine'
import type { WinksTypes } from './types.ts'

export const hidden: HiddenFold<WinksTypes> = {
  start: () => ({ buried: 0 }),
  on: { buried: (_, { card }) => ({ buried: card }) },
}
