// The bots of Shadow in the Night: they watch who moves whom, think in worlds that fit it, and try not to be seen through.
// `quick` and `normal` differ in how much they think; `greedy` is there to be compared with.
import { botOf } from './bot.ts'
import { greedy } from './greedy.ts'
import { normal, quick } from './strength.ts'

export const bots = { quick: botOf(quick), normal: botOf(normal), greedy }
