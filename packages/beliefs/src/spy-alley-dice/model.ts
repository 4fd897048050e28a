// The model of Spy Alley Dice: who holds which spy's card now.
import type { BareEntry, Seat, Setup } from '@safehouse/engine'
import { type AlleyCommon, type AlleyTypes, isStillIn, type Spy, spies } from '@safehouse/games/spy-alley-dice'
import { seatRules } from '@safehouse/games/spy-alley-dice/seat'
import type { Belief, BeliefModel, Statement } from '../contract.ts'
import { foldKnown, seatsOf } from '../known.ts'
import { type CardBelief, evenBelief, weighedBelief } from './beliefs.ts'
import { beliefAfterMissionAttempt } from './clues.ts'

export interface AlleyStatement extends Statement {
  readonly kind: 'holds'
  readonly seat: Seat
  readonly spy: Spy
}

const beliefsOf = (common: AlleyCommon, setup: Setup<AlleyTypes>, belief: CardBelief): Belief<AlleyStatement>[] =>
  seatsOf(setup)
    .filter((seat) => isStillIn(common, seat))
    .flatMap((seat) => spies.map((spy) => ({ statement: { kind: 'holds', seat, spy }, probability: belief(seat, spy) })))

export const model: BeliefModel<AlleyTypes, AlleyStatement> = {
  game: seatRules,
  span: { from: 'dealt', until: 'gameEnded' },
  believe(feed, viewer, setup, budget) {
    const { common } = foldKnown(seatRules, feed, viewer, setup)
    if (feed.length === 0 || common.ending) return []
    return beliefsOf(common, setup, weighedBelief(feed, viewer, setup, budget.worlds))
  },
  // Only `hard` reads what others do; the others take in no more than an attempt of a mission that they may challenge.
  believeAs(feed, seat, setup, budget, profile) {
    if (profile.level === 'hard') return model.believe(feed, seat, setup, budget)
    const { common } = foldKnown(seatRules, feed, seat, setup)
    if (feed.length === 0 || common.ending) return []
    const even = evenBelief(feed, seat, setup)
    const { due, turn } = common
    const isAttempted = (holder: Seat, spy: Spy) => due.what === 'mission' && due.spy === spy && turn.roller === holder
    return beliefsOf(common, setup, (holder, spy) => (isAttempted(holder, spy) ? beliefAfterMissionAttempt(even(holder, spy)) : even(holder, spy)))
  },
  accusationsIn: (fact) =>
    fact.kind === 'guessed' ? [{ by: fact.by, statement: { kind: 'holds', seat: fact.whom, spy: fact.spy }, right: fact.right }] : [],
  // Cards change hands. Nothing is said of a card that somebody guessed away, and of a seat that lost one only what it still holds.
  truthTurnedUpIn(facts) {
    const end = facts.find((fact) => fact.kind === 'gameEnded')
    const guessed = facts.flatMap((fact) => (fact.kind === 'guessed' && fact.right ? [fact] : []))
    const lost = new Set([...guessed.map(({ whom }) => whom), ...facts.flatMap((fact) => (fact.kind === 'cardHandedOver' ? [fact.from] : []))])
    return ({ seat, spy }) => {
      if (!end || guessed.some((guess) => guess.by === seat && guess.spy === spy)) return undefined
      if (end.hands[seat]?.includes(spy)) return true
      return !lost.has(seat) && end.thrown[seat]?.length === 0 ? false : undefined
    }
  },
  truthOf(log) {
    const hands = handsIn(log)
    return ({ seat, spy }) => hands[seat]?.has(spy) ?? false
  },
}

function handsIn(log: readonly BareEntry<AlleyTypes>[]): Set<Spy>[] {
  const hands: Set<Spy>[] = []
  for (const toldFact of log.flatMap(({ told }) => told)) {
    const { fact } = toldFact
    if (fact.kind === 'handDealt' && toldFact.channel === 'whisper') hands[toldFact.to[0]!] = new Set(fact.cards)
    else if (fact.kind === 'guessed' && fact.right) move(hands, fact.whom, fact.by, fact.spy)
    else if (fact.kind === 'cardGiven') move(hands, fact.from, fact.to, fact.spy)
    else if (fact.kind === 'ownCardThrown' && toldFact.channel === 'whisper') hands[toldFact.to[0]!]!.delete(fact.spy)
  }
  return hands
}
function move(hands: readonly Set<Spy>[], from: Seat, to: Seat, spy: Spy): void {
  hands[from]!.delete(spy)
  hands[to]!.add(spy)
}
