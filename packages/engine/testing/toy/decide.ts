// What happens in Winks, from the truth: the deal, each accepted action, each deadline.
import type { Chance, Input, Setup, ToldFact, Truth } from '@safehouse/engine'
import { answerQuestion } from './choices.ts'
import { seatOnTurn } from './common.ts'
import { findWink } from './deadlines.ts'
import * as tell from './tell.ts'
import type { WinksTypes } from './types.ts'

const WINK_FADES_AFTER_MS = 3000

export function deal({ seats, options }: Setup<WinksTypes>, chance: Chance, now: number): ToldFact<WinksTypes>[] {
  const cards = chance.shuffle(Array.from({ length: seats + 1 }, (_, i) => i + 1))
  const dealt = cards.slice(0, seats).map((card, seat) => tell.cardDealt(seat, card))
  return [...dealt, tell.buried(cards[seats]!), tell.roundBegun(0, now + options.seconds * 1000)]
}

export function decide(truth: Truth<WinksTypes>, input: Input<WinksTypes>, chance: Chance, now: number): ToldFact<WinksTypes>[] {
  if ('deadline' in input) {
    const wink = findWink(truth, (_, deadline) => deadline === input.deadline)
    return wink ? [tell.faded(wink)] : [tell.skipped(seatOnTurn(truth.common)), ...beginNextRound(truth, now)]
  }
  const { seat, action } = input
  const { card, sent } = truth.hands[seat]!
  if (action.do === 'roll') return [tell.rolled(seat, 1 + chance.below(6)), ...beginNextRound(truth, now)]
  if (action.do === 'show') return [tell.shown(seat, card)]
  if (action.do === 'wink') return [tell.winked({ by: seat, to: action.to, earlierWinks: sent[action.to]!, until: now + WINK_FADES_AFTER_MS })]
  const wink = findWink(truth, (other) => other.to === seat && answerQuestion(other) === action.question)
  if (!wink) throw new Error(`there is no wink that seat ${seat} could answer with ${action.question}`)
  return [tell.answered(seat, wink.by, wink.earlierWinks, action.yes)]
}
function beginNextRound({ common, hands }: Truth<WinksTypes>, now: number): ToldFact<WinksTypes>[] {
  if (common.round + 1 === common.rounds) return [tell.finished(hands.map(({ card }) => card))]
  return [tell.roundBegun(common.round + 1, now + common.seconds * 1000)]
}
