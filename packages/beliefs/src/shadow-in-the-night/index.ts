// Beliefs in Shadow in the Night: "Otter is Perry". Moves are read by how much they help each agent; all dealings are weighed by that.
export * from './dealings.ts'
export * from './evaluation.ts'
export { model, READINGS_BELOW_HARD, type ShadowStatement } from './model.ts'
export { suspectsByRank } from './suspects.ts'
export { exposure, fitsOf, type Suspicions, suspicionsFrom } from './suspicions.ts'
export * from './trial-board.ts'
