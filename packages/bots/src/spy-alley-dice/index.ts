// The bots of Spy Alley Dice. `easy` guesses anybody who may be it; `normal` takes every possible world for equally likely and does not ask
// what others have seen of its own cards; `hard` draws conclusions from the others' actions, and considers what they can believe about it.
// `quick`, for simulations, is `normal`.
import { easyStrategy, hardStrategy, quickStrategy } from './strategies.ts'
import { botWith } from './turns.ts'

const quick = botWith(quickStrategy)

export const bots = { quick, easy: botWith(easyStrategy), normal: quick, hard: botWith(hardStrategy) }
