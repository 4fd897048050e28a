// The bots of Spy Alley Dice. `quick` takes every possible world for equally likely; `hard` also draws conclusions from the others'
// actions, and considers what they can believe about its own cards.
import { distracted } from '../levels.ts'
import { hardStrategy, quickStrategy } from './strategies.ts'
import { botWith } from './turns.ts'

const quick = botWith(quickStrategy)

export const bots = {
  quick,
  easy: distracted(quick, 0.5, ['rollAgain', 'endTurn', 'guess', 'challenge', 'letPass', 'give', 'throwAway']),
  normal: quick,
  hard: botWith(hardStrategy),
}
