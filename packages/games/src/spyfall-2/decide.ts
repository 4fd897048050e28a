// What follows from an action or from time: the questions and the clock. Voting, naming and the end of a round are in verdict.ts.
import { type Chance, cleaned, type Input, type Seat } from '@safehouse/engine'
import { dealtRound } from './cards.ts'
import { settleMs, talkMs, timeIsUp } from './deadlines.ts'
import type { Act } from './facts.ts'
import type { Spyfall2, SpyfallTruth, Tell } from './kinds.ts'
import { nextDealer, type Stage, type Table, usedPlaces } from './table.ts'
import * as tell from './tell.ts'
import { afterNaming, afterVote, trial } from './verdict.ts'

export function decide(truth: SpyfallTruth, input: Input<Spyfall2>, chance: Chance, now: number): Tell[] {
  return 'deadline' in input ? onTime(truth, now) : onAction(truth, input.seat, input.action, chance, now)
}

function onAction(truth: SpyfallTruth, seat: Seat, action: Act, chance: Chance, now: number): Tell[] {
  const { table } = truth
  switch (action.do) {
    case 'dealRound':
      return tell.roundBegan(dealtRound(table.terms, usedPlaces(table), nextDealer(table), chance), table.terms.oldPals)
    case 'startClock':
      return [tell.clockStarted(now + table.terms.roundMs)]
    case 'ask':
      return [tell.questionAsked(seat, action.to, cleaned(action.text))]
    case 'answer':
      return [tell.questionAnswered(seat, cleaned(action.text))]
    case 'accuse':
      return [tell.accused(seat, action.suspect, clockLeft(table, now), timeIsUp(table, now))]
    case 'openVoting':
      return votingOpened(table, false, now)
    case 'vote':
      return [...tell.voted(seat, action.up), ...afterVote(truth, { seat, up: action.up }, now, settleMs)]
    case 'stopRound':
      return [tell.spyShown(seat, clockLeft(table, now), timeIsUp(table, now))]
    case 'namePlace':
      return named(truth, seat, action.place, false, now)
  }
}

function onTime(truth: SpyfallTruth, now: number): Tell[] {
  const { table } = truth
  const { stage } = table
  switch (stage.is) {
    case 'running':
      return [tell.timeRanOut(now + talkMs)]
    case 'talking':
      return votingOpened(table, true, now)
    case 'voting':
      return afterVote(truth, undefined, now, settleMs)
    case 'settling':
      return [tell.clockWentOn(now + stage.left)]
    case 'naming':
      return named(truth, stage.shown.at(-1)!, null, true, now)
    default:
      return []
  }
}

const votingOpened = (table: Table, byClock: boolean, now: number): Tell[] => [tell.votingOpened(byClock), trial(table, table.dealer, now)]
const named = (truth: SpyfallTruth, by: Seat, place: string | null, byClock: boolean, now: number): Tell[] => [
  tell.placeNamed(by, place, byClock),
  ...afterNaming(truth, { by, place, byClock }, now),
]
const clockLeft = ({ stage }: { readonly stage: Stage }, now: number): number => (stage.is === 'running' ? stage.until - now : 0)
