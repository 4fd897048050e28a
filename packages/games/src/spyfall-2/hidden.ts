// What nobody at the table knows: nothing. Between them the players hold every card that matters.
import type { HiddenFold } from '@safehouse/engine'
import type { Spyfall2 } from './kinds.ts'

export type Hidden = Readonly<Record<never, never>>
export const hidden: HiddenFold<Spyfall2> = { start: () => ({}), on: {} }
