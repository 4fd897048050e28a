// Bots that talk. All judge by all that was said; `hard` thinks longer about what to ask. `normal` says more than it should, goes along with
// some accusations, and as a spy names a wrong place now and then. Its numbers were chosen so that, among equals, spies win about as often as
// the others and rounds are as long as with `hard` (`arena --exploit`): somebody who votes at random against accusations makes them longer.
import { provideWeights } from '@safehouse/beliefs/spyfall-2'
import type { SpyfallAction } from '@safehouse/games/spyfall-2'
import { distract } from '../levels.ts'
import { botOf, type Level } from './bot.ts'
import { de } from './language/weights.de.ts'
import { en } from './language/weights.en.ts'
import { nl } from './language/weights.nl.ts'

export { talker } from './talker.ts'

provideWeights({ en, nl, de })

const quick = botOf({ looks: 5 })
const outspoken: Level = { looks: 5, manner: { plain: 0.4, hazy: 0.37, foggy: 0.23 }, caution: 1.2 }
/** Names any place in some cases, and in others votes yes whatever it thinks. */
const normal = distract(
  distract(botOf(outspoken), 0.15, ['namePlace']),
  0.3,
  ['vote'],
  ({ question }): SpyfallAction => ({ do: 'vote', question, up: true }),
)

export const bots = {
  quick,
  easy: distract(quick, 0.7, ['vote', 'namePlace']),
  normal,
  hard: botOf({ looks: 16 }),
}
