// The hint that a newcomer needs, by whose turn it is. From the common state alone: no hint may depend on a card or a signal.
import type { Seat } from '@safehouse/engine'
import type { KgbCommon } from '@safehouse/games/cia-vs-kgb'
import type { Words } from './words/en.ts'

export function hint({ end, due, standing, asked, questions }: KgbCommon, seat: Seat): keyof Words['hints'] | undefined {
  if (end) return undefined
  if (due === seat) return 'answer'
  if (due === null && standing.seat === seat) return asked.length === 0 ? 'ask' : 'refused'
  return questions.length === 0 ? 'card' : 'signal'
}
