// What the other packages may import of Spyfall 2: the game, its schemas, and the types and functions that screens and bots need.
export { type Language, languages } from '@safehouse/content/languages.ts'
export type { Card, Role } from './cards.ts'
export {
  type Exchange,
  hasAccused,
  mayTalk,
  type Result,
  type SpyfallCommon,
  type Stage,
  seatsFrom,
  type Trial,
  usedPlaces,
  voters,
} from './common.ts'
export type { SpyfallAction, SpyfallOpenFact, SpyfallWhisper } from './facts.ts'
export { spyfall2, spyfall2 as game } from './game.ts'
export { isSpy, type SpyfallHand } from './hand.ts'
export type { SpyfallOptions } from './options.ts'
export { type AnswerShade, answerShades, questionOf } from './questions.ts'
export { type Award, type Ending, type Reason, reasons } from './scoring.ts'
export { misfit, type Place, type Terms } from './terms.ts'
export type { SpyfallTypes } from './types.ts'
export { schemas } from './view-schemas.ts'
