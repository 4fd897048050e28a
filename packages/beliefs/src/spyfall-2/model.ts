// The model of Spyfall 2: who is a spy in this round and, for those who do not know it, where everybody is.
import type { Seat } from '@safehouse/engine'
import { type SpyfallTypes, usedPlaces } from '@safehouse/games/spyfall-2'
import { seatRules } from '@safehouse/games/spyfall-2/seat'
import type { Belief, BeliefModel, Statement } from '../contract.ts'
import { foldKnown, seatsOf } from '../known.ts'
import { roundBeliefs, spyProbabilities } from './beliefs.ts'

export type SpyfallStatement =
  | (Statement & { readonly kind: 'isSpy'; readonly seat: Seat })
  | (Statement & { readonly kind: 'isPlace'; readonly place: string })

export const model: BeliefModel<SpyfallTypes, SpyfallStatement> = {
  game: seatRules,
  span: { from: 'roundBegan', until: 'roundEnded' },
  // A world is a place together with its one or two spies. There are few enough to weigh all of them, so no budget is needed.
  believe(feed, viewer, setup) {
    const { common, hand } = foldKnown(seatRules, feed, viewer, setup)
    if (common.stage.is === 'scored' || common.stage.is === 'over') return []
    const round = roundBeliefs(common, hand, viewer, setup)
    const spyProbability = spyProbabilities(round, common, hand, viewer)
    const used = usedPlaces(common)
    const knownPlace = hand?.card.place
    const places = round.places.flatMap(({ key }, i): Belief<SpyfallStatement>[] =>
      used.includes(key)
        ? []
        : [{ statement: { kind: 'isPlace', place: key }, probability: knownPlace ? Number(key === knownPlace) : round.placeProbabilities[i]! }],
    )
    return [
      ...seatsOf(setup).map((seat): Belief<SpyfallStatement> => ({ statement: { kind: 'isSpy', seat }, probability: spyProbability[seat]! })),
      ...places,
    ]
  },
  accusationsIn: (fact) => (fact.kind === 'accused' ? [{ by: fact.by, statement: { kind: 'isSpy', seat: fact.suspect } }] : []),
  truthTurnedUpIn(facts) {
    const end = facts.find((fact) => fact.kind === 'roundEnded')
    // By seat, `cards` has the role on the card; null for a spy.
    return (statement) => end && (statement.kind === 'isSpy' ? end.cards[statement.seat] === null : statement.place === end.place)
  },
  truthOf(log) {
    const spies = new Set<Seat>()
    let placeOfRound: string | null = null
    for (const toldFact of log.flatMap(({ told }) => told)) {
      if (toldFact.fact.kind === 'roundBegan') spies.clear()
      if (toldFact.channel !== 'whisper' || toldFact.fact.kind !== 'cardDealt') continue
      if (toldFact.fact.place === null) spies.add(toldFact.to[0]!)
      else placeOfRound = toldFact.fact.place
    }
    return (statement) => (statement.kind === 'isSpy' ? spies.has(statement.seat) : statement.place === placeOfRound)
  },
}
