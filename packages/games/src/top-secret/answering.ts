// Answer tokens: placed by players or by the clock, shown as they are placed or all at once, and what comes after the last one.
import type { Chance, Seat } from '@safehouse/engine'
import { cardOf, cardsDrawnBefore, hasAnswered, roundOf, type TopSecretCommon } from './common.ts'
import { ANSWERS_SHOWN_MS, decisionEndsForAll, turnCard } from './rounds.ts'
import { cardsInRound } from './teams.ts'
import * as tell from './tell.ts'
import type { TopSecretToldFact, TopSecretTruth } from './types.ts'

interface Answer {
  readonly seat: Seat
  readonly yes: boolean
  readonly byClock: boolean
}

/** TS-06, TS-08: some tokens are placed, and they stay. With the last one the next card is turned, or the pointing opens. */
export function giveAnswers(truth: TopSecretTruth, answers: readonly Answer[], chance: Chance, now: number): TopSecretToldFact[] {
  const { common } = truth
  const place = common.options.reveal === 'asPlaced' ? tell.tokenPlaced : tell.tokenLaid
  const facts = answers.flatMap(({ seat, yes, byClock }) => place(seat, yes, byClock))
  return cardOf(common).answerTokens.length + answers.length < common.seats ? facts : [...facts, ...finishCard(truth, answers, chance, now)]
}

/** TS-16: the clock answers at random for everybody who has not answered in time. */
export function answerByClock(truth: TopSecretTruth, chance: Chance, now: number): TopSecretToldFact[] {
  const answers: Answer[] = []
  for (let seat = 0; seat < truth.common.seats; seat++)
    if (!hasAnswered(truth.common, seat)) answers.push({ seat, yes: chance.below(2) === 0, byClock: true })
  return giveAnswers(truth, answers, chance, now)
}

function finishCard(truth: TopSecretTruth, lastAnswers: readonly Answer[], chance: Chance, now: number): TopSecretToldFact[] {
  const { options } = truth.common
  const tokensTurned = options.reveal === 'allAtOnce' ? tell.tokensTurned(answersBySeat(truth, lastAnswers)) : []
  return [...tokensTurned, ...goOnAfterCard(truth.common, chance, now)]
}
function goOnAfterCard(common: TopSecretCommon, chance: Chance, now: number): TopSecretToldFact[] {
  if (roundOf(common).cards.length < cardsInRound) return turnCard(common, cardsDrawnBefore(common), chance, now, ANSWERS_SHOWN_MS)
  return tell.pointingOpened(decisionEndsForAll(common, now))
}
const answersBySeat = ({ hands }: TopSecretTruth, lastAnswers: readonly Answer[]): boolean[] =>
  hands.map(({ kept }, seat) => lastAnswers.find((answer) => answer.seat === seat)?.yes ?? kept === true)
