// Tokens: placed by players or by the clock, shown as they are placed or all at once, and what comes after the last.
import type { Chance, Seat } from '@safehouse/engine'
import { cardOf, drawnBefore, hasAnswered, roundOf, type TopSecretCommon } from './common.ts'
import { endsForAll, LAUGH_MS, turnCard } from './rounds.ts'
import { cardsInRound } from './teams.ts'
import * as tell from './tell.ts'
import type { TopSecretToldFact, TopSecretTruth } from './types.ts'

interface Answer {
  readonly seat: Seat
  readonly yes: boolean
  readonly byClock: boolean
}

/** TS-06, TS-08: some tokens are placed, and they stay. With the last one the next card is turned, or the pointing opens. */
export function giveAnswers(truth: TopSecretTruth, given: readonly Answer[], chance: Chance, now: number): TopSecretToldFact[] {
  const { common } = truth
  const place = common.options.reveal === 'asPlaced' ? tell.tokenPlaced : tell.tokenLaid
  const placed = given.flatMap(({ seat, yes, byClock }) => place(seat, yes, byClock))
  return cardOf(common).answerTokens.length + given.length < common.seats ? placed : [...placed, ...finishCard(truth, given, chance, now)]
}

/** TS-16: who has not answered in time answers at random. */
export function answerByClock(truth: TopSecretTruth, chance: Chance, now: number): TopSecretToldFact[] {
  const given: Answer[] = []
  for (let seat = 0; seat < truth.common.seats; seat++)
    if (!hasAnswered(truth.common, seat)) given.push({ seat, yes: chance.below(2) === 0, byClock: true })
  return giveAnswers(truth, given, chance, now)
}

function finishCard(truth: TopSecretTruth, last: readonly Answer[], chance: Chance, now: number): TopSecretToldFact[] {
  const { options } = truth.common
  const shown = options.reveal === 'allAtOnce' ? tell.tokensTurned(allAnswers(truth, last)) : []
  return [...shown, ...afterCard(truth.common, chance, now)]
}
function afterCard(common: TopSecretCommon, chance: Chance, now: number): TopSecretToldFact[] {
  if (roundOf(common).cards.length < cardsInRound) return turnCard(common, drawnBefore(common), chance, now, LAUGH_MS)
  return tell.pointingOpened(endsForAll(common, now))
}
const allAnswers = ({ hands }: TopSecretTruth, last: readonly Answer[]): boolean[] =>
  hands.map(({ kept }, seat) => last.find((answer) => answer.seat === seat)?.yes ?? kept === true)
