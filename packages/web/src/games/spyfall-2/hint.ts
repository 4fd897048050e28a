// Which hint a newcomer needs, by what is going on. A hint must never depend on who is a spy.
import type { Seat } from '@safehouse/engine'
import type { SpyfallCommon } from '@safehouse/games/spyfall-2'
import type { Words } from './words/en.ts'

export function hint({ stage, turn, dealer }: SpyfallCommon, seat: Seat): keyof Words['hints'] | undefined {
  switch (stage.is) {
    case 'dealt':
      return dealer === seat ? 'start' : 'card'
    case 'running':
      if (turn.asked === seat) return 'answer'
      return turn.asked === null && turn.asker === seat ? 'ask' : 'listen'
    case 'voting':
      return stage.suspect === seat ? 'suspect' : 'vote'
    case 'naming':
      return 'naming'
    case 'talking':
      return 'talk'
    default:
      return undefined
  }
}
