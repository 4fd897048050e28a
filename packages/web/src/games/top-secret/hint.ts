// The hint that a newcomer needs, by what the match waits for. From the common state alone: no hint may depend on a team.
import type { Seat } from '@safehouse/engine'
import type { TopSecretCommon } from '@safehouse/games/top-secret'
import type { Words } from './words/en.ts'

export function hint({ phase, rounds }: TopSecretCommon, seat: Seat): keyof Words['hints'] | undefined {
  const round = rounds.at(-1)
  switch (phase) {
    case 'reading':
      return 'reading'
    case 'answering':
      return round?.cards.at(-1)?.answerTokens.some((token) => token.seat === seat) ? 'compare' : 'answer'
    case 'pointing':
      return round?.ready.includes(seat) ? undefined : 'point'
    case 'scored':
      return 'scored'
    default:
      return undefined
  }
}
