// Bots that talk. All judge by all that was said; `hard` thinks longer about what to ask.
import { provideWeights } from '@safehouse/beliefs/spyfall-2'
import { distract } from '../levels.ts'
import { botOf } from './bot.ts'
import { de } from './language/weights.de.ts'
import { en } from './language/weights.en.ts'
import { nl } from './language/weights.nl.ts'

export { talker } from './talker.ts'

provideWeights({ en, nl, de })

const quick = botOf({ looks: 5 })

export const bots = {
  quick,
  easy: distract(quick, 0.7, ['vote', 'namePlace']),
  normal: distract(quick, 0.3, ['vote', 'namePlace']),
  hard: botOf({ looks: 16 }),
}
