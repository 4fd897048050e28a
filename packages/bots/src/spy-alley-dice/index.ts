// The bots of Spy Alley Dice. `quick` takes every possible world for equally likely; `normal` also draws conclusions from the others'
// actions, and considers what they can believe about its own cards.
import { normalStrategy, quickStrategy } from './strategies.ts'
import { botWith } from './turns.ts'

export const bots = { quick: botWith(quickStrategy), normal: botWith(normalStrategy) }
