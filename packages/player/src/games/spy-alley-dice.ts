// Spy Alley Dice: its folds and choices, and the types of what a seat is told, knows and may do.
export type {
  AlleyAction as Action,
  AlleyCommon as Common,
  AlleyHand as Hand,
  AlleyOpenFact as OpenFact,
  AlleyOptions as Options,
  AlleyTypes as Types,
  AlleyWhisper as Whisper,
} from '@safehouse/games/spy-alley-dice'
export { seatRules } from '@safehouse/games/spy-alley-dice/seat'
