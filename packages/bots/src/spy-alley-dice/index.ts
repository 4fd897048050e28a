// Bots for Spy Alley Dice. `quick` takes every world that fits for equally likely; `normal` also reads what the others did,
// and thinks of what they can believe of its own cards.
import { normalStrategy, quickStrategy } from './strategies.ts'
import { botWith } from './turns.ts'

export const bots = { quick: botWith(quickStrategy), normal: botWith(normalStrategy) }
