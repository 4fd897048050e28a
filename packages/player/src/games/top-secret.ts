// Top Secret: its folds and choices, and the types of what a seat is told, knows and may do.
export type {
  TopSecretAction as Action,
  TopSecretCommon as Common,
  TopSecretHand as Hand,
  TopSecretOpenFact as OpenFact,
  TopSecretOptions as Options,
  TopSecretTypes as Types,
  TopSecretWhisper as Whisper,
} from '@safehouse/games/top-secret'
export { seatRules } from '@safehouse/games/top-secret/seat'
