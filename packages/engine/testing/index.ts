// What tests of games use: the conformance suite, playthroughs, and the sizes of property tests.
export { type Conformance, conformance } from './conformance.ts'
export { playthrough } from './playthrough.ts'
export { isDeep, PROPERTY_TIMEOUT_MS, scaledRuns } from './runs.ts'
