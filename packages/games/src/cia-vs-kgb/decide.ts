// Decisions of CIA vs. KGB: what is told after an action or a deadline. It sees the truth, so tell.ts alone says who hears what.
import type { Chance, Input, Seat, Setup } from '@safehouse/engine'
import { clockOf, type DecisionTimes, decisionEndsAt } from '../clock.ts'
import { type KgbCommon, seatCountOf, seatsToAsk } from './common.ts'
import { signalEndsAt, signalOf } from './deadlines.ts'
import type { KgbAction } from './facts.ts'
import type { RunningSignal } from './hidden.ts'
import { cardsFor, type Side } from './sides.ts'
import * as tell from './tell.ts'
import type { KgbToldFact, KgbTruth, KgbTypes } from './types.ts'
import { judge } from './verdict.ts'

/** CK-02, CK-03: shuffles the cards, and draws the dealer unless the host has named one. */
export function deal(setup: Setup<KgbTypes>, chance: Chance, now: number): KgbToldFact[] {
  const { options, seats } = setup
  const cards = chance.shuffle(cardsFor(seats))
  const dealer = options.dealer ?? chance.below(seats)
  return tell.theDeal(cards, dealer, { at: now, until: decisionEndsAt(clockOf(setup), now, [dealer]), byClock: false })
}

export function decide(truth: KgbTruth, input: Input<KgbTypes>, chance: Chance, now: number): KgbToldFact[] {
  return 'deadline' in input ? onDeadline(truth, input.deadline, chance, now) : onAction(truth, input.seat, input.action, now)
}

function onAction(truth: KgbTruth, seat: Seat, action: KgbAction, now: number): KgbToldFact[] {
  const { common } = truth
  switch (action.do) {
    case 'ask':
      return tell.asked(seat, action.whom, cardOf(truth, seat), timesOf(common, action.whom, now, false))
    case 'answer':
      return answer(truth, action.yes, false, now)
    case 'sitDown':
      return [tellSatDown(common, seat, false, now)]
    case 'signal':
      return tell.signalled(seat, action.to, signalEndsAt(common, now))
    case 'makeReady':
      return [tell.madeReady(seat, action.from, action.ready)]
  }
}

/** The moment of a decision after which the table waits for this seat. */
const timesOf = ({ clock }: KgbCommon, next: Seat, at: number, byClock: boolean): DecisionTimes => ({
  at,
  until: decisionEndsAt(clock, at, [next]),
  byClock,
})
/** CK-13: the player asked last has the next turn. */
const tellSatDown = (common: KgbCommon, seat: Seat, byClock: boolean, now: number): KgbToldFact =>
  tell.satDown(seat, timesOf(common, common.asked.at(-1)!, now, byClock))
const cardOf = ({ hands }: KgbTruth, seat: Seat): Side => hands[seat]!.cards[seat]!
const cardsOf = (truth: KgbTruth): Side[] => truth.hands.map((_, seat) => cardOf(truth, seat))

/** The end of a signal, or of the time for a decision (CK-27): the answer is no; the player on turn sits down, having asked, or asks at random. */
function onDeadline(truth: KgbTruth, deadline: string, chance: Chance, now: number): KgbToldFact[] {
  const signal = signalOf(truth, deadline)
  if (signal) return raiseHands(truth, signal, now)
  const { common } = truth
  const { seat } = common.standing
  if (common.due !== null) return answer(truth, false, true, now)
  if (common.asked.length > 0) return [tellSatDown(common, seat, true, now)]
  const whom = chance.pick(seatsToAsk(common))
  return tell.asked(seat, whom, cardOf(truth, seat), timesOf(common, whom, now, true))
}

/** An answer. After the last one that the options allow nobody wins (CK-28); an asker whom everybody has refused sits down (CK-11). */
function answer(truth: KgbTruth, yes: boolean, byClock: boolean, now: number): KgbToldFact[] {
  const { common } = truth
  const asker = common.standing.seat
  const answerer = common.due!
  const told = tell.answered(answerer, asker, yes, cardOf(truth, answerer), timesOf(common, yes ? answerer : asker, now, byClock))
  if (common.answersLeft === 1) return [...told, tell.ended({ winner: null, ground: 'answersUsedUp' }, cardsOf(truth), now)]
  const isRefusedByAll = !yes && !common.options.askAgain && common.asked.length === seatCountOf(common) - 1
  return isRefusedByAll ? [...told, tellSatDown(common, asker, false, now)] : told
}

/** The end of a signal (CK-16): all hands that are ready for it go up. One alone goes down again (CK-19), two end the match (CK-21). */
function raiseHands(truth: KgbTruth, signal: RunningSignal, now: number): KgbToldFact[] {
  const cards = cardsOf(truth)
  const handsDueTogether = handsDueWith(truth, signal)
  const raised = handsDueTogether.length === cards.length ? handsDueTogether : readyHands(truth, signal)
  if (raised.length === 1) return [tell.handRaised(signal.from, now)]
  return [tell.handsRaised(raised, cards, now), tell.ended(judge(cards, raised), cards, now)]
}
function readyHands({ hands }: KgbTruth, { from, to }: RunningSignal): Seat[] {
  const isReady = (seat: Seat) => hands[seat]!.got.some((signal) => signal.from === from && signal.ready)
  return [from, ...to.filter(isReady)].sort((a, b) => a - b)
}
/** CK-18: the hands of all signals that are due at the same millisecond. They count together only if everybody's is among them. */
function handsDueWith(truth: KgbTruth, { until }: RunningSignal): Seat[] {
  const due = truth.hidden.signals.filter((signal) => signal.until === until)
  return [...new Set(due.flatMap((signal) => readyHands(truth, signal)))].sort((a, b) => a - b)
}
