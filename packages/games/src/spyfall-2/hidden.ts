// What nobody at the table knows: nothing. Between them the players hold every card that matters.
import type { HiddenFold } from '@safehouse/engine'
import type { SpyfallTypes } from './types.ts'

export type SpyfallHidden = Readonly<Record<never, never>>
export const hidden: HiddenFold<SpyfallTypes> = { start: () => ({}), on: {} }
