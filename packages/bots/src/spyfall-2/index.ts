// Bots that talk. All speak and judge as self-play learned; `hard` thinks longer about what to ask. `normal` hesitates before it accuses, so that
// others may be first, and now and then votes at random or, as a spy, names any place: seldom, because random votes make rounds long.
import { provideWeights } from '@safehouse/beliefs/spyfall-2'
import { distract } from '../levels.ts'
import { botOf } from './bot.ts'
import { de } from './language/weights.de.ts'
import { en } from './language/weights.en.ts'
import { nl } from './language/weights.nl.ts'

export { talker } from './talker.ts'

provideWeights({ en, nl, de })

const quick = botOf({ looks: 5, hesitationMs: 0 })

export const bots = {
  quick,
  easy: distract(quick, 0.7, ['vote', 'namePlace']),
  normal: distract(distract(botOf({ looks: 5, hesitationMs: 4000 }), 0.06, ['namePlace']), 0.03, ['vote']),
  hard: botOf({ looks: 16, hesitationMs: 0 }),
}
