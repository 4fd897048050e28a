// Signals: when to send one and to whom, when to lie, and whether to make ready for one. Nobody waits for any of this.

import type { Beliefs } from '@safehouse/beliefs/cia-vs-kgb'
import { areFellows, bit } from '@safehouse/beliefs/cia-vs-kgb'
import type { Chance, Seat } from '@safehouse/engine'
import { type GotSignal, type KgbAction, type KgbCommon, type KgbView, maySignal, readyQuestion, signalQuestion } from '@safehouse/games/cia-vs-kgb'
import { followProbability, surenessIn, trustIn } from './trust.ts'

/** How readily a bot signals and lies. */
export interface Daring {
  /** The least chance of winning with which the bot raises hands, at the start of a match. */
  readonly minChanceToRaise: number
  /** The bot considers a false signal in one of this many decisions; 0 for never. */
  readonly decisionsPerLie: number
  /** Below this probability of being a fellow a seat is taken for an opponent, to whom the bot may lie. */
  readonly opponentBelow: number
  /** The least trust of an opponent in the bot with which it may be fooled by a lie. */
  readonly minTrustToFool: number
  /** The least trust in a signal with which the bot makes ready for it. */
  readonly minTrustToFollow: number
}
/** The least chance of winning with which the bot raises hands now. It falls as the match goes on: a match that runs out of answers has no winner. */
function minChanceNow({ options, questions, chairs }: KgbCommon, { minChanceToRaise }: Daring): number {
  const answers = chairs.length * (options.answersEach === 0 ? 20 : options.answersEach)
  return Math.max(0.3, minChanceToRaise - 0.5 * (questions.length / answers))
}

/** A signal worth sending now, if there is one. */
export function signalFrom(view: KgbView, beliefs: Beliefs, daring: Daring, chance: Chance): KgbAction | undefined {
  if (!maySignal(view) || view.hand.got.some(({ ready }) => ready)) return undefined
  const { decisionsPerLie } = daring
  const mayLie = decisionsPerLie > 0 && chance.below(decisionsPerLie) === 0
  const to = fellowsToSignal(view, beliefs, daring) ?? (mayLie ? opponentsToFool(beliefs, daring, chance) : undefined)
  return to && { do: 'signal', question: signalQuestion(view.hand), to }
}

function fellowsToSignal({ common, seat }: KgbView, { publicBelief, likeliest, sureness }: Beliefs, daring: Daring): Seat[] | undefined {
  const minChance = minChanceNow(common, daring) + 0.1 * common.loneHands.filter((hand) => hand.seat === seat).length
  if (sureness < minChance) return undefined
  const fellows = seatsBut(seat, common).filter((candidate) => areFellows(likeliest, seat, candidate))
  const senderSureness = surenessIn(publicBelief, seat)
  let chanceToWin = sureness
  for (const fellow of fellows) chanceToWin *= followProbability(trustIn(likeliest, publicBelief, fellow, seat, senderSureness))
  return chanceToWin >= minChance ? fellows : undefined
}

/** Two or more opponents who never saw this card and may believe it, but not their whole side: that would win for them. */
function opponentsToFool(
  { seat, publicBelief, likeliest, fellow }: Beliefs,
  { minTrustToFool, opponentBelow }: Daring,
  chance: Chance,
): Seat[] | undefined {
  const senderSureness = surenessIn(publicBelief, seat)
  const opponents = fellow.flatMap((_, candidate) => (areFellows(likeliest, seat, candidate) ? [] : [candidate]))
  const gullible = opponents.filter((opponent) => {
    const isOpponent = fellow[opponent]! < opponentBelow
    const sawTheCard = (publicBelief.saw[opponent]! & bit(seat)) !== 0
    return isOpponent && !sawTheCard && trustIn(likeliest, publicBelief, opponent, seat, senderSureness) > minTrustToFool
  })
  return gullible.length < 2 ? undefined : chance.shuffle(gullible).slice(0, opponents.length - 1)
}

/** The action that makes ready for a signal that is believed, or takes it back when it no longer is. */
export function readinessFor(
  { hand, seat }: KgbView,
  { publicBelief, likeliest }: Beliefs,
  { minTrustToFollow }: Daring,
): { action: KgbAction; signal: GotSignal } | undefined {
  for (const signal of hand.got) {
    const trust = trustIn(likeliest, publicBelief, seat, signal.from, surenessIn(publicBelief, signal.from))
    const ready = trust >= (signal.ready ? minTrustToFollow - 0.1 : minTrustToFollow)
    if (ready !== signal.ready) return { action: { do: 'makeReady', question: readyQuestion(signal), from: signal.from, ready }, signal }
  }
  return undefined
}

const seatsBut = (me: Seat, common: KgbCommon): Seat[] => common.chairs.flatMap((_, seat) => (seat === me ? [] : [seat]))
