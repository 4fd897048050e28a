// The conformance suite that every game passes, and the writer of its playthroughs.
export { type Check, checks } from './checks.ts'
export { type Conformance, conformance } from './conformance.ts'
export { playthrough } from './playthrough.ts'
export { imaginesEverything } from './secrecy.ts'
