// Which hint a newcomer needs, by what the table waits for. A hint must never depend on who holds which agent.
import type { Seat } from '@safehouse/engine'
import type { ShadowCommon } from '@safehouse/games/shadow-in-the-night'
import type { Words } from './words/en.ts'

export function hint({ due }: ShadowCommon, seat: Seat): keyof Words['hints'] | undefined {
  switch (due.what) {
    case 'spend':
      return due.seat === seat ? 'spend' : 'watch'
    case 'draw':
      return due.seat === seat ? 'draw' : undefined
    case 'answer':
      return due.asked.includes(seat) ? 'cards' : undefined
    case 'play':
      return due.seat === seat ? 'play' : undefined
    case 'safe':
      return due.seat === seat ? 'safe' : undefined
    case 'dossier':
      return 'dossier'
    case 'over':
      return undefined
  }
}
