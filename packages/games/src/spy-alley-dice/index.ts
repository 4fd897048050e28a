// Spy Alley Dice: the game, the schemas of what is said and done in it, and the words to speak of it.

export { type AlleyCommon, clockwise, type Due, type Ending, isIn, type OpeningRound, questionOf, stillIn, type Turn, yetToRoll } from './common.ts'
export { allDice, count, enoughForMission, enoughToGuess, rollsATurn, spyOn } from './dice.ts'
export { type AlleyAction, type AlleyOpenFact, type AlleySealedFact, type AlleyWhisper, schemas } from './facts.ts'
export { spyAlleyDice, spyAlleyDice as game } from './game.ts'
export type { AlleyHand } from './hand.ts'
export type { AlleyHidden } from './hidden.ts'
export type { AlleyOptions } from './options.ts'
export { cardsEach, type Spy, spies } from './spies.ts'
export type { AlleyTypes } from './types.ts'
export { bitOf, type CardSet, cardSet, cardsIn, possibleWorlds, undealtIn, type World } from './worlds.ts'
