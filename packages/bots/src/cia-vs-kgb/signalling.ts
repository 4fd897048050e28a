// Signals: when to send one and to whom, when to lie, and whether to make ready for one. Nobody waits for any of this.

import type { Beliefs } from '@safehouse/beliefs/cia-vs-kgb'
import { areFellows, bit } from '@safehouse/beliefs/cia-vs-kgb'
import type { Chance, Seat } from '@safehouse/engine'
import { type GotSignal, type KgbAction, type KgbCommon, type KgbView, maySignal, readyQuestion, signalQuestion } from '@safehouse/games/cia-vs-kgb'
import { follows, surenessIn, trustIn } from './trust.ts'

/** How readily a bot signals and lies. */
export interface Daring {
  /** The chance of winning from which a raise is worth it at the start of a match. */
  readonly raiseAt: number
  /** The bot considers a false signal in one of this many decisions; 0 for never. */
  readonly decisionsPerLie: number
  /** Below this probability of being a fellow somebody is taken for an opponent, to whom one may lie. */
  readonly foeBelow: number
  /** From this trust on an opponent may be fooled by a lie. */
  readonly gullibleTrust: number
  /** From this trust on it raises a hand with a signal. */
  readonly followsFrom: number
}
/** The chance of winning from which a raise is worth it. It falls as the match goes on, because a match that runs out of answers has no winner. */
function worthRaising({ options, questions, chairs }: KgbCommon, { raiseAt }: Daring): number {
  const answers = chairs.length * (options.answersEach === 0 ? 20 : options.answersEach)
  return Math.max(0.3, raiseAt - 0.5 * (questions.length / answers))
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
  const worth = worthRaising(common, daring) + 0.1 * common.loneHands.filter((hand) => hand.seat === seat).length
  if (sureness < worth) return undefined
  const fellows = seatsBut(seat, common).filter((other) => areFellows(likeliest, seat, other))
  const sure = surenessIn(publicBelief, seat)
  let win = sureness
  for (const fellow of fellows) win *= follows(trustIn(likeliest, publicBelief, fellow, seat, sure))
  return win >= worth ? fellows : undefined
}

/** Two or more opponents who never saw this card and may believe it, but not their whole side: that would win for them. */
function opponentsToFool(
  { seat, publicBelief, likeliest, fellow }: Beliefs,
  { gullibleTrust, foeBelow }: Daring,
  chance: Chance,
): Seat[] | undefined {
  const sure = surenessIn(publicBelief, seat)
  const opponents = fellow.flatMap((_, other) => (areFellows(likeliest, seat, other) ? [] : [other]))
  const fooled = opponents.filter((other) => {
    const isOpponent = fellow[other]! < foeBelow
    const sawTheCard = (publicBelief.saw[other]! & bit(seat)) !== 0
    return isOpponent && !sawTheCard && trustIn(likeliest, publicBelief, other, seat, sure) > gullibleTrust
  })
  return fooled.length < 2 ? undefined : chance.shuffle(fooled).slice(0, opponents.length - 1)
}

/** The action that makes ready for a signal that is believed, or takes it back when it no longer is. */
export function readinessFor(
  { hand, seat }: KgbView,
  { publicBelief, likeliest }: Beliefs,
  { followsFrom }: Daring,
): { action: KgbAction; signal: GotSignal } | undefined {
  for (const signal of hand.got) {
    const trust = trustIn(likeliest, publicBelief, seat, signal.from, surenessIn(publicBelief, signal.from))
    const ready = trust >= (signal.ready ? followsFrom - 0.1 : followsFrom)
    if (ready !== signal.ready) return { action: { do: 'makeReady', question: readyQuestion(signal), from: signal.from, ready }, signal }
  }
  return undefined
}

const seatsBut = (me: Seat, common: KgbCommon): Seat[] => common.chairs.flatMap((_, seat) => (seat === me ? [] : [seat]))
