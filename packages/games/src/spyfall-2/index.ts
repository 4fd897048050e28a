// Spyfall 2 as others see it: the rules, the words they are made of, and the schemas kept beside them.
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
export { type SpyfallAction, type SpyfallOpenFact, type SpyfallWhisper, schemas } from './facts.ts'
export { spyfall2, spyfall2 as game } from './game.ts'
export { isSpy, type SpyfallHand } from './hand.ts'
export { type Language, languages, type SpyfallOptions } from './options.ts'
export { toStop } from './questions.ts'
export { type Award, type Ending, type Reason, reasons } from './scoring.ts'
export { misfit, type Place, type Terms } from './terms.ts'
export type { SpyfallTypes } from './types.ts'
