// Signals: when to send one and to whom, when to lie, and whether to make ready for one. Nobody waits for any of this.

import type { Beliefs } from '@safehouse/beliefs/cia-vs-kgb'
import { areFellows, bit } from '@safehouse/beliefs/cia-vs-kgb'
import { drawWhether } from '@safehouse/beliefs/probability'
import type { Chance, Seat } from '@safehouse/engine'
import { type GotSignal, type KgbAction, type KgbCommon, type KgbView, maySignal, readyQuestion, signalQuestion } from '@safehouse/games/cia-vs-kgb'
import type { Leaning } from './leanings.ts'
import { followProbability, surenessIn, trustIn } from './trust.ts'

/** How readily a bot signals and lies. */
export interface Daring {
  readonly leaning: Leaning
  /** By how much the bot takes its chance of winning for higher than it is when it thinks of raising hands. */
  readonly chanceBonus: number
  /** Below this probability of being a fellow a seat is taken for an opponent, to whom the bot may lie. */
  readonly opponentBelow: number
  /** The least trust of an opponent in the bot with which it may be fooled by a lie. */
  readonly minTrustToFool: number
  /** The least trust in a signal with which the bot makes ready for it. */
  readonly minTrustToFollow: number
}
/** Below this chance of winning no bot raises hands. */
const MIN_CHANCE_TO_RAISE = 0.3
/** By how much the chance of winning counts for more once all answers are given: a match that runs out of answers has no winner. */
const URGENCY_AT_END = 0.5
/**
 * By how much the bot's sureness counts for less with each time that its hand was alone. That fellows may not follow again is in their trust
 * already, so only the smaller of the two chances counts.
 */
const COST_OF_LONE_HAND = 0.1
/** How many answers for each seat are taken for all of them where there is no limit. */
const ANSWERS_EACH_WITHOUT_LIMIT = 20

/** A signal worth sending now, if there is one. */
export function signalFrom(view: KgbView, beliefs: Beliefs, daring: Daring, chance: Chance): KgbAction | undefined {
  if (!maySignal(view) || view.hand.got.some(({ ready }) => ready)) return undefined
  const to = fellowsToSignal(view, beliefs, daring, chance) ?? opponentsToFool(beliefs, daring, chance)
  return to && { do: 'signal', question: signalQuestion(view.hand), to }
}

function fellowsToSignal({ common, seat }: KgbView, beliefs: Beliefs, { leaning, chanceBonus }: Daring, chance: Chance): Seat[] | undefined {
  const { publicBelief, likeliest, sureness } = beliefs
  const fellows = common.chairs.flatMap((_, other) => (other !== seat && areFellows(likeliest, seat, other) ? [other] : []))
  const senderSureness = surenessIn(publicBelief, seat)
  const followed = fellows.map((fellow) => followProbability(trustIn(likeliest, publicBelief, fellow, seat, senderSureness)))
  const allFollow = followed.reduce((product, follow) => product * follow, 1)
  const lostByLoneHands = COST_OF_LONE_HAND * common.loneHands.filter((hand) => hand.seat === seat).length
  const chanceToWin = chanceBonus + Math.min(sureness - lostByLoneHands, sureness * allFollow)
  if (chanceToWin < MIN_CHANCE_TO_RAISE) return undefined
  return drawWhether(chance, leaning('raise', chanceToWin + urgency(common))) ? fellows : undefined
}
function urgency({ options, questions, chairs }: KgbCommon): number {
  const answers = chairs.length * (options.answersEach === 0 ? ANSWERS_EACH_WITHOUT_LIMIT : options.answersEach)
  return URGENCY_AT_END * (questions.length / answers)
}

/** Two or more opponents who never saw this card and may believe it, but not their whole side: that would win for them. */
function opponentsToFool(
  { seat, publicBelief, likeliest, fellow }: Beliefs,
  { leaning, minTrustToFool, opponentBelow }: Daring,
  chance: Chance,
): Seat[] | undefined {
  const senderSureness = surenessIn(publicBelief, seat)
  const opponents = fellow.flatMap((_, candidate) => (areFellows(likeliest, seat, candidate) ? [] : [candidate]))
  const gullible = opponents.flatMap((opponent) => {
    const isOpponent = fellow[opponent]! < opponentBelow
    const sawTheCard = (publicBelief.saw[opponent]! & bit(seat)) !== 0
    const trust = trustIn(likeliest, publicBelief, opponent, seat, senderSureness)
    return isOpponent && !sawTheCard && trust > minTrustToFool ? [{ opponent, trust }] : []
  })
  const second = gullible.map(({ trust }) => trust).sort((a, b) => b - a)[1]
  if (second === undefined || !drawWhether(chance, leaning('lie', second))) return undefined
  return chance.shuffle(gullible.map(({ opponent }) => opponent)).slice(0, opponents.length - 1)
}

/** The action that makes ready for a signal that is believed, or takes it back when it no longer is. */
export function readinessFor(
  { hand, seat }: KgbView,
  { publicBelief, likeliest }: Beliefs,
  { minTrustToFollow }: Pick<Daring, 'minTrustToFollow'>,
): { action: KgbAction; signal: GotSignal } | undefined {
  for (const signal of hand.got) {
    const trust = trustIn(likeliest, publicBelief, seat, signal.from, surenessIn(publicBelief, signal.from))
    const ready = trust >= (signal.ready ? minTrustToFollow - 0.1 : minTrustToFollow)
    if (ready !== signal.ready) return { action: { do: 'makeReady', question: readyQuestion(signal), from: signal.from, ready }, signal }
  }
  return undefined
}
