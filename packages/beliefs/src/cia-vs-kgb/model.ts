// The model of CIA vs. KGB: who holds a KGB card. A world is a set of bits, one for each seat that holds one (worlds.ts).
import type { Seat } from '@safehouse/engine'
import type { KgbTypes, Side } from '@safehouse/games/cia-vs-kgb'
import { seatRules } from '@safehouse/games/cia-vs-kgb/seat'
import { type Accusation, type BeliefModel, type Statement, type TruthCheck, thinOut } from '../contract.ts'
import { foldKnown, seatsOf } from '../known.ts'
import { narrowToCards } from './beliefs.ts'
import { bit, publicBeliefOf } from './worlds.ts'

export interface KgbStatement extends Statement {
  readonly kind: 'isKgb'
  readonly seat: Seat
}

/** The accusation of `by` who takes `seat` for a fellow: that it is KGB, or from a CIA seat that it is not. */
const takeForFellow = (by: Seat, seat: Seat, isTrue: TruthCheck<KgbStatement>): Accusation<KgbStatement> => ({
  by,
  statement: { kind: 'isKgb', seat },
  ...(isTrue({ kind: 'isKgb', seat: by }) === false && { denies: true }),
})

export const model: BeliefModel<KgbTypes, KgbStatement> = {
  game: seatRules,
  span: { from: 'dealt', until: 'ended' },
  believe(feed, viewer, setup, budget) {
    const { common, hand } = foldKnown(seatRules, feed, viewer, setup)
    if (feed.length === 0 || common.end) return []
    const belief = publicBeliefOf(common.questions, setup.seats)
    const { probabilities } = narrowToCards(belief, hand?.cards ?? [])
    const weighed = thinOut(
      belief.worlds.flatMap((world, i) => (probabilities[i]! > 0 ? [{ world, probability: probabilities[i]! }] : [])),
      budget.worlds,
    )
    const total = weighed.reduce((sum, { probability }) => sum + probability, 0)
    return seatsOf(setup).map((seat) => {
      const kgb = weighed.reduce((sum, { world, probability }) => (world & bit(seat) ? sum + probability : sum), 0)
      return { statement: { kind: 'isKgb', seat }, probability: kgb / total }
    })
  },
  // Hands that go up together take each other for one side (CK-15); they were made ready by signals (CK-16).
  accusationsIn: (fact, isTrue) =>
    fact.kind === 'handsRaised'
      ? fact.hands.flatMap(({ seat: by }) => fact.hands.flatMap(({ seat }) => (seat === by ? [] : [takeForFellow(by, seat, isTrue)])))
      : [],
  secretAccusationsIn(fact, by, isTrue) {
    if (fact.kind === 'signalSent') return fact.to.map((seat) => takeForFellow(by, seat, isTrue))
    return fact.kind === 'readyMade' && fact.ready ? [takeForFellow(by, fact.from, isTrue)] : []
  },
  truthTurnedUpIn(facts) {
    const end = facts.find((fact) => fact.kind === 'ended')
    return ({ seat }) => end && end.cards[seat] === 'kgb'
  },
  truthOf(log) {
    const cards: (Side | undefined)[] = []
    for (const toldFact of log.flatMap(({ told }) => told))
      if (toldFact.channel === 'whisper' && toldFact.fact.kind === 'cardDealt') cards[toldFact.to[0]!] = toldFact.fact.side
    return ({ seat }) => cards[seat] === 'kgb'
  },
}
