// What the other packages may import of Top Secret: the game, its schemas, and the types and functions that screens and bots need.

export { pointableSeats } from './choices.ts'
export type { AnswerToken, Phase, Round, TopSecretCommon, TurnedCard } from './common.ts'
export type { TopSecretAction, TopSecretOpenFact, TopSecretSealedFact, TopSecretWhisper } from './facts.ts'

export { topSecret, topSecret as game } from './game.ts'
export type { TopSecretHand } from './hand.ts'
export type { TopSecretOptions } from './options.ts'
export { countSeconds } from './pointing.ts'
export type { Points } from './scoring.ts'
export * from './teams.ts'
export type { TopSecretTypes } from './types.ts'
export { schemas } from './view-schemas.ts'
