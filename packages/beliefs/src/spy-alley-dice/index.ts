// What others may import of the beliefs in Spy Alley Dice, such as "Otter holds the card of the Russian". Every world that fits the feed is
// listed and weighed by what the other seats did.
export { type CardBelief, evenBelief, spectatorBelief, weighedBelief } from './beliefs.ts'
export { beliefAfterMissionAttempt } from './clues.ts'
export { type AlleyStatement, model } from './model.ts'
