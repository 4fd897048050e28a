// Spyfall 2: its folds and choices, and the types of what a seat is told, knows and may do.
export type {
  SpyfallAction as Action,
  SpyfallCommon as Common,
  SpyfallHand as Hand,
  SpyfallOpenFact as OpenFact,
  SpyfallOptions as Options,
  SpyfallTypes as Types,
  SpyfallWhisper as Whisper,
} from '@safehouse/games/spyfall-2'
export { seatRules } from '@safehouse/games/spyfall-2/seat'
