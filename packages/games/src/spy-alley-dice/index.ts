// What the other packages may import of Spy Alley Dice: the game, its schemas, and the types and functions that screens and bots need.

export { awaits } from './choices.ts'
export {
  type AlleyCommon,
  type Due,
  type Ending,
  isStillIn,
  nextClockwise,
  type OpeningRound,
  questionOf,
  seatsStillIn,
  type Turn,
  yetToRoll,
} from './common.ts'
export {
  allDice,
  count,
  enoughForMission,
  enoughToGuess,
  findSpyOnDice,
  rollsATurn,
} from './dice.ts'
export type { AlleyAction, AlleyOpenFact, AlleySealedFact, AlleyWhisper } from './facts.ts'
export { spyAlleyDice, spyAlleyDice as game } from './game.ts'
export type { AlleyHand } from './hand.ts'
export type { AlleyHidden } from './hidden.ts'
export type { AlleyOptions } from './options.ts'
export { cardsEach, type Spy, spies } from './spies.ts'
export type { AlleyTypes } from './types.ts'
export { schemas } from './view-schemas.ts'
export { bitOf, type CardSet, cardsIn, possibleWorlds, toCardSet, undealtIn, type World } from './worlds.ts'
