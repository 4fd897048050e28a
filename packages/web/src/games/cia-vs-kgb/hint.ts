// The hint that a newcomer needs, by whose turn it is and how many cards this seat has been shown. Who was shown a card is public, so it
// follows from the common state alone: no hint may depend on a card or a signal.
import type { Seat } from '@safehouse/engine'
import { type KgbCommon, memberCountOf, sightings } from '@safehouse/games/cia-vs-kgb'
import type { Words } from './words/en.ts'

export function hint({ end, due, standing, asked, questions, chairs }: KgbCommon, seat: Seat): keyof Words['hints'] | undefined {
  if (end) return undefined
  if (due === seat) return 'answer'
  if (due === null && standing.seat === seat) return asked.length === 0 ? 'ask' : 'refused'
  if (questions.length === 0) return 'card'
  const seen = new Set(sightings(questions).flatMap(({ seenBy, card }) => (seenBy === seat ? [card] : [])))
  if (seen.size === 0) return 'watch'
  return seen.size < memberCountOf('cia', chairs.length) - 1 ? 'seen' : 'signal'
}
