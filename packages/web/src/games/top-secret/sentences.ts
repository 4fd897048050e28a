// Facts as sentences. Open facts alone: everybody may read them on every screen.
import type { TopSecretTypes } from '@safehouse/games/top-secret'
import { who } from '../core/props.ts'
import type { FactContext, HistorySentence } from '../screens.ts'
import { outcomeOf } from './props.ts'
import type { Words } from './words/en.ts'

export function sentenceOf(
  fact: TopSecretTypes['open'],
  context: FactContext<TopSecretTypes, Words>,
): string | readonly HistorySentence[] | undefined {
  const { history } = context.words
  switch (fact.kind) {
    case 'roundBegun':
      return fact.round === 1 ? undefined : history.round(fact.round)
    case 'tokenPlaced':
      return (fact.byClock ? history.clockAnswered : history.answered)(who(context, fact.seat), fact.yes, cardNumber(context))
    case 'tokenLaid':
      return fact.byClock ? history.clockAnswers(who(context, fact.seat)) : undefined
    case 'tokensTurned':
      return fact.answers.map((yes, seat) => ({ text: history.answered(who(context, seat), yes, cardNumber(context)), seats: [seat] }))
    case 'tookReadyBack':
      return history.tookBack(who(context, fact.seat))
    case 'pointingTimedOut':
      return fact.seats.length === 0 ? history.timeUp : history.clockPoints(fact.seats.map((seat) => who(context, seat)))
    case 'pointingsShown': {
      const round = context.after.rounds.at(-1)!
      return fact.pointings.map((whom, seat) => {
        const right = (outcomeOf(round, seat)?.finding ?? 0) > 0
        const { scoredTitle: text } = context.words
        const pointed = round.pointedByClock.includes(seat) ? text.clock : text.arrow
        return { text: `${pointed(who(context, seat), who(context, whom), right)}.`, seats: [seat, whom] }
      })
    }
    case 'teamsShown':
      return fact.teams.map((team, seat) => ({ text: `${context.words.scoredTitle.was(who(context, seat), team)}.`, seats: [seat] }))
    case 'roundScored': {
      const most = Math.max(...context.after.totals)
      const first = context.after.totals.flatMap((total, seat) => (total === most ? [who(context, seat)] : []))
      return context.after.phase === 'over' ? `${context.words.result.wins(first, most)}.` : history.leads(first, most)
    }
    default:
      return undefined
  }
}
/** The number of the card in its round that an answer belongs to. */
const cardNumber = ({ before }: FactContext<TopSecretTypes, Words>): number => before.rounds.at(-1)?.cards.length ?? 1
