// Beliefs in Spy Alley Dice: "Otter holds the Russian". Every world that fits the feed is listed and weighed by what the others did.
export { type CardBelief, evenBelief, spectatorBelief, weighedBelief } from './beliefs.ts'
export { beliefAfterMissionAttempt } from './clues.ts'
export { type AlleyStatement, model } from './model.ts'
