// Top Secret for everyone else: the game, its schemas, its vocabulary and what its states look like.

export { pointable } from './choices.ts'
export type { Action, Open, Sealed, Whisper } from './facts.ts'
export { schemas } from './facts.ts'
export { topSecret } from './game.ts'
export type { Hand } from './hand.ts'
export type { TopSecret } from './kinds.ts'
export type { Options } from './options.ts'
export { countSeconds } from './pointing.ts'
export type { Points } from './scoring.ts'
export type { Phase, Round, Table, Token, TurnedCard } from './table.ts'
export * from './teams.ts'
