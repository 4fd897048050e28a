// Top Secret for everyone else: the game, its schemas, its vocabulary and what its states look like.

export { pointable } from './choices.ts'
export type { AnswerToken, Phase, Round, TopSecretCommon, TurnedCard } from './common.ts'
export type { TopSecretAction, TopSecretOpenFact, TopSecretSealedFact, TopSecretWhisper } from './facts.ts'
export { schemas } from './facts.ts'
export { topSecret, topSecret as game } from './game.ts'
export type { TopSecretHand } from './hand.ts'
export type { TopSecretOptions } from './options.ts'
export { countSeconds } from './pointing.ts'
export type { Points } from './scoring.ts'
export * from './teams.ts'
export type { TopSecretTypes } from './types.ts'
