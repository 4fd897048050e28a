// Decisions of Top Secret: what is told after an action that `choices` permits or a deadline that is due.
import type { Chance, Input, Seat, Setup } from '@safehouse/engine'
import { clockOf } from '../clock.ts'
import { answerByClock, giveAnswers } from './answering.ts'
import { cardsDrawnBefore, type TopSecretCommon } from './common.ts'
import type { TopSecretAction } from './facts.ts'
import { changePointing, pointByClock, sayReady, showPointings } from './pointing.ts'
import { beginRound, openAnswers } from './rounds.ts'
import * as tell from './tell.ts'
import type { TopSecretToldFact, TopSecretTruth, TopSecretTypes } from './types.ts'

export const deal = (setup: Setup<TopSecretTypes>, chance: Chance, now: number): TopSecretToldFact[] =>
  beginRound({ options: setup.options, seats: setup.seats, clock: clockOf(setup), round: 1, drawn: [] }, chance, now)

export function decide(truth: TopSecretTruth, input: Input<TopSecretTypes>, chance: Chance, now: number): TopSecretToldFact[] {
  return 'deadline' in input ? onDeadline(truth, chance, now) : onAction(truth, input.seat, input.action, chance, now)
}

function onAction(truth: TopSecretTruth, seat: Seat, action: TopSecretAction, chance: Chance, now: number): TopSecretToldFact[] {
  switch (action.do) {
    case 'answer':
      return giveAnswers(truth, [{ seat, yes: action.yes, byClock: false }], chance, now)
    case 'point':
      return tell.pointed(seat, action.at)
    case 'sayReady':
      return sayReady(truth.common, seat, now)
    case 'takeReadyBack':
      return tell.tookReadyBack(seat)
    case 'changePointing':
      return changePointing(seat, action.at)
    case 'goOn':
      return goOn(truth.common, seat, chance, now)
  }
}

/** Only one clock runs at a time, and what it means is the phase that it ends. */
function onDeadline(truth: TopSecretTruth, chance: Chance, now: number): TopSecretToldFact[] {
  switch (truth.common.phase) {
    case 'reading':
      return openAnswers(truth.common, now)
    case 'answering':
      return answerByClock(truth, chance, now)
    case 'pointing':
      return pointByClock(truth, chance, now)
    case 'counting':
      return showPointings(truth, now)
    default:
      return beginNextRound(truth.common, chance, now)
  }
}

/** TS-05: the next round begins when everyone has said to go on. */
function goOn(common: TopSecretCommon, seat: Seat, chance: Chance, now: number): TopSecretToldFact[] {
  const told = tell.wentOn(seat)
  return common.goingOn.length + 1 < common.seats ? told : [...told, ...beginNextRound(common, chance, now)]
}
const beginNextRound = (common: TopSecretCommon, chance: Chance, now: number): TopSecretToldFact[] => {
  const { options, seats, clock, rounds } = common
  return beginRound({ options, seats, clock, round: rounds.length + 1, drawn: cardsDrawnBefore(common) }, chance, now)
}
