// What tests of games use: the conformance suite, playthroughs, and the sizes of property tests.
export { type Conformance, testConformance } from './conformance.ts'
export { tracePlaythrough } from './playthrough.ts'
export { isDeep, PROPERTY_TIMEOUT_MS, scaledRuns } from './runs.ts'
