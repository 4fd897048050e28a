// Shadow in the Night: its folds and choices, and the types of what a seat is told, knows and may do.
export type {
  ShadowAction as Action,
  ShadowCommon as Common,
  ShadowHand as Hand,
  ShadowOpenFact as OpenFact,
  ShadowOptions as Options,
  ShadowTypes as Types,
  ShadowWhisper as Whisper,
} from '@safehouse/games/shadow-in-the-night'
export { seatRules } from '@safehouse/games/shadow-in-the-night/seat'
