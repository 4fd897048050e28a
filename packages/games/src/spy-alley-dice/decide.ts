// Decisions of Spy Alley Dice: which rule handles an action, and what the clock does in a player's place (SA-21). The engine passes
// only actions that `choices` permits and deadlines that are due.
import type { Chance, Input, Seat } from '@safehouse/engine'
import { decisionEndsAt } from '../clock.ts'
import { giveCard, throwAway } from './cards.ts'
import { type Due, yetToRoll } from './common.ts'
import type { AlleyAction } from './facts.ts'
import { attemptMission, challenge, letPass } from './mission.ts'
import { rollForStart } from './opening.ts'
import * as tell from './tell.ts'
import { endTurn, guess, rollAgain, rollFirst } from './turn.ts'
import type { AlleyToldFact, AlleyTruth, AlleyTypes } from './types.ts'

export const decide = (truth: AlleyTruth, input: Input<AlleyTypes>, chance: Chance, now: number): AlleyToldFact[] =>
  'deadline' in input ? onDeadline(truth, chance, now) : onAction(truth, input.seat, input.action, chance, now)

function onAction(truth: AlleyTruth, seat: Seat, action: AlleyAction, chance: Chance, now: number): AlleyToldFact[] {
  const { common } = truth
  switch (action.do) {
    case 'rollForStart':
      return rollForStart(common, [seat], false, chance, now)
    case 'roll':
      return rollFirst(common, chance, now)
    case 'rollAgain':
      return rollAgain(common, action.dice, chance, now)
    case 'guess':
      return guess(truth, seat, action.whom, action.spy, now)
    case 'attemptMission':
      return attemptMission(common, seat, now)
    case 'endTurn':
      return endTurn(common, false, now)
    case 'challenge':
      return challenge(truth, expectDue(common.due, 'mission'), now)
    case 'letPass':
      return letPass(truth, expectDue(common.due, 'mission'), false, now)
    case 'give':
      return giveCard(truth, seat, expectDue(common.due, 'give').to, action.card, false, now)
    case 'throwAway':
      return throwAway(common, seat, action.card, false, now)
    case 'resume':
      return [tell.playResumed(seat, decisionEndsAt(common.clock, now, [common.turn.roller]))]
  }
}

function onDeadline(truth: AlleyTruth, chance: Chance, now: number): AlleyToldFact[] {
  const { common, hands } = truth
  const { due } = common
  switch (due.what) {
    case 'start':
      return rollForStart(common, yetToRoll(common), true, chance, now)
    case 'turn':
      return endTurn(common, true, now)
    case 'mission':
      return letPass(truth, due, true, now)
    case 'give':
      return giveCard(truth, due.from, due.to, chance.pick(hands[due.from]!.cards), true, now)
    case 'throw':
      return throwAway(common, due.seat, chance.pick(hands[due.seat]!.cards), true, now)
    case 'over':
      return []
  }
}

function expectDue<W extends Due['what']>(due: Due, what: W): Extract<Due, { what: W }> {
  if (due.what !== what) throw new Error(`a ${what} was answered while a ${due.what} is due`)
  return due as Extract<Due, { what: W }>
}
