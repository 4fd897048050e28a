// The model of CIA vs. KGB: who holds a KGB card.
import type { Seat } from '@safehouse/engine'
import type { KgbTypes, Side } from '@safehouse/games/cia-vs-kgb'
import { seatRules } from '@safehouse/games/cia-vs-kgb/seat'
import { type BeliefModel, type Statement, thinned } from '../contract.ts'
import { knownFrom, seatsOf } from '../known.ts'
import { narrowed } from './beliefs.ts'
import { bit, publicBeliefOf } from './worlds.ts'

export interface KgbStatement extends Statement {
  readonly kind: 'isKgb'
  readonly seat: Seat
}

export const model: BeliefModel<KgbTypes, KgbStatement> = {
  game: seatRules,
  span: { from: 'dealt', until: 'ended' },
  believe(feed, viewer, setup, budget) {
    const { common, hand } = knownFrom(seatRules, feed, viewer, setup)
    if (feed.length === 0 || common.end) return []
    const belief = publicBeliefOf(common.questions, setup.seats)
    const { probabilities } = narrowed(belief, hand?.cards ?? [])
    const weighed = thinned(
      belief.worlds.flatMap((world, i) => (probabilities[i]! > 0 ? [{ world, probability: probabilities[i]! }] : [])),
      budget.worlds,
    )
    const all = weighed.reduce((sum, { probability }) => sum + probability, 0)
    return seatsOf(setup).map((seat) => {
      const kgb = weighed.reduce((sum, { world, probability }) => (world & bit(seat) ? sum + probability : sum), 0)
      return { statement: { kind: 'isKgb', seat }, probability: kgb / all }
    })
  },
  truthOf(log) {
    const cards: (Side | undefined)[] = []
    for (const one of log.flatMap(({ told }) => told))
      if (one.channel === 'whisper' && one.fact.kind === 'cardDealt') cards[one.to[0]!] = one.fact.side
    return ({ seat }) => cards[seat] === 'kgb'
  },
}
