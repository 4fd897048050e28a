// CIA vs. KGB: its folds and choices, and the types of what a seat is told, knows and may do.
export type {
  KgbAction as Action,
  KgbCommon as Common,
  KgbHand as Hand,
  KgbOpenFact as OpenFact,
  KgbOptions as Options,
  KgbTypes as Types,
  KgbWhisper as Whisper,
} from '@safehouse/games/cia-vs-kgb'
export { seatRules } from '@safehouse/games/cia-vs-kgb/seat'
