// Bots that talk. Both judge by all that was said; `hard` thinks longer about what to ask.
import { distracted } from '../levels.ts'
import { botOf } from './bot.ts'

export { talker } from './talker.ts'

/** Tuned by simulation: with these, spies and the others win about as often at tables of all sizes. */
const habits = { plain: 0.18, foggy: 0.5, accuseAt: 3.5, voteAt: 2.5, fear: 1.4 }

const quick = botOf({ ...habits, looks: 5 })

export const bots = {
  quick,
  easy: distracted(quick, 0.7, ['vote', 'namePlace']),
  normal: distracted(quick, 0.3, ['vote', 'namePlace']),
  hard: botOf({ ...habits, looks: 16 }),
}
