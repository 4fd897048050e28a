// What happens: which rule answers an action, and what the clock does in a player's place (SA-21).
// Only actions that `choices` holds and deadlines that are due ever come here.
import type { Chance, Input, Seat } from '@safehouse/engine'
import { give, throwAway } from './cards.ts'
import { timeIsUp } from './deadlines.ts'
import type { Act } from './facts.ts'
import type { AlleyTruth, SpyAlleyDice, Tell } from './kinds.ts'
import { attemptMission, challenge, letPass } from './mission.ts'
import { rollForStart } from './opening.ts'
import { type Due, yetToRoll } from './table.ts'
import * as tell from './tell.ts'
import { endTurn, firstRoll, guess, rollAgain } from './turn.ts'

export const decide = (truth: AlleyTruth, input: Input<SpyAlleyDice>, chance: Chance, now: number): Tell[] =>
  'deadline' in input ? actForThem(truth, chance, now) : act(truth, input.seat, input.action, chance, now)

function act(truth: AlleyTruth, seat: Seat, action: Act, chance: Chance, now: number): Tell[] {
  const { table } = truth
  switch (action.do) {
    case 'rollForStart':
      return rollForStart(table, [seat], false, chance, now)
    case 'roll':
      return firstRoll(table, chance, now)
    case 'rollAgain':
      return rollAgain(table, action.dice, chance, now)
    case 'guess':
      return guess(truth, seat, action.whom, action.spy, now)
    case 'attemptMission':
      return attemptMission(table, seat, now)
    case 'endTurn':
      return endTurn(table, false, now)
    case 'challenge':
      return challenge(truth, dueAs(table.due, 'mission'), now)
    case 'letPass':
      return letPass(truth, dueAs(table.due, 'mission'), false, now)
    case 'give':
      return give(truth, seat, dueAs(table.due, 'give').to, action.card, false, now)
    case 'throwAway':
      return throwAway(table, seat, action.card, false, now)
    case 'resume':
      return [tell.playResumed(seat, timeIsUp(table, now))]
  }
}

function actForThem(truth: AlleyTruth, chance: Chance, now: number): Tell[] {
  const { table, hands } = truth
  const { due } = table
  switch (due.what) {
    case 'start':
      return rollForStart(table, yetToRoll(table), true, chance, now)
    case 'turn':
      return endTurn(table, true, now)
    case 'mission':
      return letPass(truth, due, true, now)
    case 'give':
      return give(truth, due.from, due.to, chance.pick(hands[due.from]!.cards), true, now)
    case 'throw':
      return throwAway(table, due.seat, chance.pick(hands[due.seat]!.cards), true, now)
    case 'over':
      return []
  }
}

function dueAs<W extends Due['what']>(due: Due, what: W): Extract<Due, { what: W }> {
  if (due.what !== what) throw new Error(`a ${what} was answered while a ${due.what} is due`)
  return due as Extract<Due, { what: W }>
}
