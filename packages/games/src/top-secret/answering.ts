// Tokens: placed by players or by the clock, shown as they are placed or all at once, and what comes after the last.
import type { Chance, Seat, Told, Truth } from '@safehouse/engine'
import type { TopSecret } from './kinds.ts'
import { endOfDecision } from './options.ts'
import { turnCard } from './rounds.ts'
import { cardOf, drawnBefore, hasAnswered, roundOf, type Table } from './table.ts'
import { cardsInRound } from './teams.ts'
import * as tell from './tell.ts'

interface Answer {
  readonly seat: Seat
  readonly yes: boolean
  readonly byClock: boolean
}

/** Some answers are given; with the last of all, the card is done. */
export function giveAnswers(truth: Truth<TopSecret>, given: readonly Answer[], chance: Chance, now: number): Told<TopSecret>[] {
  const { table } = truth
  const place = table.options.reveal === 'asPlaced' ? tell.tokenPlaced : tell.tokenLaid
  const placed = given.flatMap(({ seat, yes, byClock }) => place(seat, yes, byClock))
  return cardOf(table).tokens.length + given.length < table.seats ? placed : [...placed, ...finishCard(truth, given, chance, now)]
}

/** Who has not answered in time answers at random. */
export function answerByClock(truth: Truth<TopSecret>, chance: Chance, now: number): Told<TopSecret>[] {
  const given: Answer[] = []
  for (let seat = 0; seat < truth.table.seats; seat++)
    if (!hasAnswered(truth.table, seat)) given.push({ seat, yes: chance.below(2) === 0, byClock: true })
  return giveAnswers(truth, given, chance, now)
}

function finishCard(truth: Truth<TopSecret>, last: readonly Answer[], chance: Chance, now: number): Told<TopSecret>[] {
  const { options } = truth.table
  const shown = options.reveal === 'allAtOnce' ? tell.tokensTurned(allAnswers(truth, last)) : []
  return [...shown, ...afterCard(truth.table, chance, now)]
}
function afterCard(table: Table, chance: Chance, now: number): Told<TopSecret>[] {
  const { options } = table
  if (roundOf(table).cards.length < cardsInRound) return turnCard(options, drawnBefore(table), chance, now)
  return tell.pointingOpened(endOfDecision(options, now))
}
const allAnswers = ({ hands }: Truth<TopSecret>, last: readonly Answer[]): boolean[] =>
  hands.map(({ kept }, seat) => last.find((answer) => answer.seat === seat)?.yes ?? kept === true)
