// The bots of Shadow in the Night: they watch who moves whom, think in worlds that fit it, and try not to be seen through. Levels differ in
// how many moves they look at and in how many worlds; `quick` is for simulations, `greedy` is there to be compared with.
import { botOf } from './bot.ts'
import { greedy } from './greedy.ts'
import { easyStrength, hardStrength, normalStrength, quickStrength } from './strength.ts'

export const bots = { quick: botOf(quickStrength), easy: botOf(easyStrength), normal: botOf(normalStrength), hard: botOf(hardStrength), greedy }
