// The state that no seat knows: empty, because the players hold every card of a round among them.
import type { HiddenFold } from '@safehouse/engine'
import type { SpyfallTypes } from './types.ts'

export type SpyfallHidden = Readonly<Record<never, never>>
export const hidden: HiddenFold<SpyfallTypes> = { start: () => ({}), on: {} }
