// Decisions of Spyfall 2 about questions and the clock: what is told after an action or a deadline. Voting, naming and the end of a round are in verdict.ts.
import { type Chance, cleanText, type Input, type Seat } from '@safehouse/engine'
import { decisionEndsAt } from '../clock.ts'
import { dealRound } from './cards.ts'
import { nextDealer, type SpyfallCommon, type Stage, usedPlaces, voters } from './common.ts'
import { TALK_MS } from './deadlines.ts'
import type { SpyfallAction } from './facts.ts'
import * as tell from './tell.ts'
import type { SpyfallToldFact, SpyfallTruth, SpyfallTypes } from './types.ts'
import { settleNaming, settleVote, tellTrial } from './verdict.ts'

export function decide(truth: SpyfallTruth, input: Input<SpyfallTypes>, chance: Chance, now: number): SpyfallToldFact[] {
  return 'deadline' in input ? onDeadline(truth, now) : onAction(truth, input.seat, input.action, chance, now)
}

function onAction(truth: SpyfallTruth, seat: Seat, action: SpyfallAction, chance: Chance, now: number): SpyfallToldFact[] {
  const { common } = truth
  switch (action.do) {
    case 'dealRound':
      return tell.roundBegan(dealRound(common.terms, usedPlaces(common), nextDealer(common), chance), common.terms.oldPals)
    case 'startClock':
      return [tell.clockStarted(now + common.terms.roundMs)]
    case 'ask':
      return [tell.questionAsked(seat, action.to, cleanText(action.text))]
    case 'answer':
      return [tell.questionAnswered(seat, cleanText(action.text), action.shade)]
    case 'shade':
      return [tell.answerShaded(seat, action.shade)]
    case 'accuse':
      return tellAccusation(common, seat, action.suspect, now)
    case 'openVoting':
      return tellVotingOpened(common, false, now)
    case 'vote':
      return [...tell.voted(seat, action.up), ...settleVote(truth, { seat, up: action.up }, now)]
    case 'stopRound':
      return [tell.spyShown(seat, msLeftOnClock(common, now), decisionEndsAt(common.terms.clock, now, [seat]))]
    case 'namePlace':
      return tellNaming(truth, seat, action.place, false, now)
  }
}

function onDeadline(truth: SpyfallTruth, now: number): SpyfallToldFact[] {
  const { common } = truth
  const { stage } = common
  switch (stage.is) {
    case 'running':
      return [tell.timeRanOut(now + TALK_MS)]
    case 'talking':
      return tellVotingOpened(common, true, now)
    case 'voting':
      return settleVote(truth, undefined, now)
    case 'settling':
      return [tell.clockWentOn(now + stage.left)]
    case 'naming':
      return tellNaming(truth, stage.shown.at(-1)!, null, true, now)
    default:
      return []
  }
}

/** The accusation counts as the accuser's vote; everybody else but the suspect is asked to vote. */
function tellAccusation(common: SpyfallCommon, accuser: Seat, suspect: Seat, now: number): SpyfallToldFact[] {
  const votersAsked = voters(common, suspect).filter((seat) => seat !== accuser)
  return [tell.accused(accuser, suspect, msLeftOnClock(common, now), decisionEndsAt(common.terms.clock, now, votersAsked))]
}
const tellVotingOpened = (common: SpyfallCommon, byClock: boolean, now: number): SpyfallToldFact[] => [
  tell.votingOpened(byClock),
  tellTrial(common, common.dealer, now),
]
const tellNaming = (truth: SpyfallTruth, by: Seat, place: string | null, byClock: boolean, now: number): SpyfallToldFact[] => [
  tell.placeNamed(by, place, byClock),
  ...settleNaming(truth, { by, place, byClock }, now),
]
const msLeftOnClock = ({ stage }: { readonly stage: Stage }, now: number): number => (stage.is === 'running' ? stage.until - now : 0)
