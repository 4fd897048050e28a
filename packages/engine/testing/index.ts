// The conformance suite that every game passes, and the writer of its playthroughs.
export { type Check, checks, imaginesEverything } from './checks.ts'
export { type Conformance, conformance } from './conformance.ts'
export { playthrough } from './playthrough.ts'
export { randomPlay, stepsOf, undeclared } from './worlds.ts'
