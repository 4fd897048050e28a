// The bots of Shadow in the Night: they watch who moves whom, think in worlds that fit it, and try not to be seen through.
// `quick` and `hard` differ in how much they think; `greedy` is there to be compared with.
import { distracted } from '../levels.ts'
import { botOf } from './bot.ts'
import { greedy } from './greedy.ts'
import { briefly, deeply } from './strength.ts'

const quick = botOf(briefly)

export const bots = { quick, easy: distracted(quick, 0.4, ['spend', 'moveSafe', 'enterDossier']), normal: quick, hard: botOf(deeply), greedy }
