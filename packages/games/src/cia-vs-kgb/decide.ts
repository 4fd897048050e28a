// Decisions of CIA vs. KGB: what is told after an action or a deadline. It sees the truth, so tell.ts alone says who hears what.
import type { Chance, Input, Seat, Setup } from '@safehouse/engine'
import { decisionEndsAt, type Moment } from '../clock.ts'
import { type KgbCommon, mayBeAsked, seatsAt } from './common.ts'
import { signalEndsAt, signalOf } from './deadlines.ts'
import type { KgbAction } from './facts.ts'
import type { RunningSignal } from './hidden.ts'
import { cardsFor, type Side } from './sides.ts'
import * as tell from './tell.ts'
import type { KgbToldFact, KgbTruth, KgbTypes } from './types.ts'
import { judge } from './verdict.ts'

/** CK-02, CK-03: shuffles the cards, and draws the dealer unless the host has named one. */
export function deal({ options, seats }: Setup<KgbTypes>, chance: Chance, now: number): KgbToldFact[] {
  const cards = chance.shuffle(cardsFor(seats))
  const dealer = options.dealer ?? chance.below(seats)
  return tell.theDeal(cards, dealer, { at: now, until: decisionEndsAt(options, now), byClock: false })
}

export function decide(truth: KgbTruth, input: Input<KgbTypes>, chance: Chance, now: number): KgbToldFact[] {
  return 'deadline' in input ? onDeadline(truth, input.deadline, chance, now) : onAction(truth, input.seat, input.action, now)
}

function onAction(truth: KgbTruth, seat: Seat, action: KgbAction, now: number): KgbToldFact[] {
  const moment = momentOf(truth.common, now, false)
  switch (action.do) {
    case 'ask':
      return tell.asked(seat, action.whom, cardOf(truth, seat), moment)
    case 'answer':
      return answer(truth, action.yes, moment)
    case 'sitDown':
      return [tell.satDown(seat, moment)]
    case 'signal':
      return tell.signalled(seat, action.to, signalEndsAt(truth.common, now))
    case 'makeReady':
      return [tell.madeReady(seat, action.from, action.ready)]
  }
}

const momentOf = ({ options }: KgbCommon, at: number, byClock: boolean): Moment => ({
  at,
  until: decisionEndsAt(options, at),
  byClock,
})
const cardOf = ({ hands }: KgbTruth, seat: Seat): Side => hands[seat]!.cards[seat]!
const cardsOf = (truth: KgbTruth): Side[] => truth.hands.map((_, seat) => cardOf(truth, seat))

/** The end of a signal, or of the time for a decision (CK-27): the answer is no; the player on turn sits down, having asked, or asks at random. */
function onDeadline(truth: KgbTruth, deadline: string, chance: Chance, now: number): KgbToldFact[] {
  const signal = signalOf(truth, deadline)
  if (signal) return raiseHands(truth, signal, now)
  const { common } = truth
  const { seat } = common.standing
  const moment = momentOf(common, now, true)
  if (common.due !== null) return answer(truth, false, moment)
  if (common.asked.length > 0) return [tell.satDown(seat, moment)]
  return tell.asked(seat, chance.pick(mayBeAsked(common)), cardOf(truth, seat), moment)
}

/** An answer. After the last answer that the options allow nobody wins (CK-28); somebody whom everybody refused sits down (CK-11). */
function answer(truth: KgbTruth, yes: boolean, moment: Moment): KgbToldFact[] {
  const { common } = truth
  const asker = common.standing.seat
  const asked = common.due!
  const told = tell.answered(asked, asker, yes, cardOf(truth, asked), moment)
  if (common.answersLeft === 1) return [...told, tell.ended({ winner: null, ground: 'answersUsedUp' }, cardsOf(truth), moment.at)]
  const refusedByAll = !yes && !common.options.askAgain && common.asked.length === seatsAt(common) - 1
  return refusedByAll ? [...told, tell.satDown(asker, { ...moment, byClock: false })] : told
}

/** The end of a signal (CK-16): all hands that are ready for it go up. One alone goes down again (CK-19), two end the match (CK-21). */
function raiseHands(truth: KgbTruth, signal: RunningSignal, now: number): KgbToldFact[] {
  const cards = cardsOf(truth)
  const together = handsDueWith(truth, signal)
  const raised = together.length === cards.length ? together : readyHands(truth, signal)
  if (raised.length === 1) return [tell.handRaised(signal.from, now)]
  return [tell.handsRaised(raised, cards, now), tell.ended(judge(cards, raised), cards, now)]
}
function readyHands({ hands }: KgbTruth, { from, to }: RunningSignal): Seat[] {
  const isReady = (seat: Seat) => hands[seat]!.got.some((signal) => signal.from === from && signal.ready)
  return [from, ...to.filter(isReady)].sort((one, other) => one - other)
}
/** CK-18: the hands of all signals that are due at the same millisecond. They count together only if everybody's is among them. */
function handsDueWith(truth: KgbTruth, { until }: RunningSignal): Seat[] {
  const due = truth.hidden.signals.filter((signal) => signal.until === until)
  return [...new Set(due.flatMap((signal) => readyHands(truth, signal)))].sort((one, other) => one - other)
}
