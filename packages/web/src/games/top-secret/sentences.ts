// Facts as sentences. Open facts alone: everybody may read them on every screen.
import type { TopSecretTypes } from '@safehouse/games/top-secret'
import { who } from '../core/props.ts'
import type { FactContext, HistorySentence } from '../screens.ts'
import { outcomeOf } from './props.ts'
import type { Words } from './words/en.ts'

export function sentenceOf(fact: TopSecretTypes['open'], at: FactContext<TopSecretTypes, Words>): string | readonly HistorySentence[] | undefined {
  const { told } = at.words
  switch (fact.kind) {
    case 'roundBegun':
      return fact.round === 1 ? undefined : told.round(fact.round)
    case 'tokenPlaced':
      return (fact.byClock ? told.clockAnswered : told.answered)(who(at, fact.seat), fact.yes, cardNumber(at))
    case 'tokenLaid':
      return fact.byClock ? told.clockAnswers(who(at, fact.seat)) : undefined
    case 'tokensTurned':
      return fact.answers.map((yes, seat) => ({ text: told.answered(who(at, seat), yes, cardNumber(at)), seats: [seat] }))
    case 'tookReadyBack':
      return told.tookBack(who(at, fact.seat))
    case 'pointingTimedOut':
      return fact.seats.length === 0 ? told.timeUp : told.clockPoints(fact.seats.map((seat) => who(at, seat)))
    case 'pointingsShown': {
      const round = at.after.rounds.at(-1)!
      return fact.pointings.map((whom, seat) => {
        const right = (outcomeOf(round, seat)?.finding ?? 0) > 0
        const { scoredTitle: text } = at.words
        const pointed = round.pointedByClock.includes(seat) ? text.clock : text.arrow
        return { text: `${pointed(who(at, seat), who(at, whom), right)}.`, seats: [seat, whom] }
      })
    }
    case 'teamsShown':
      return fact.teams.map((team, seat) => ({ text: `${at.words.scoredTitle.was(who(at, seat), team)}.`, seats: [seat] }))
    case 'roundScored': {
      const most = Math.max(...at.after.totals)
      const first = at.after.totals.flatMap((total, seat) => (total === most ? [who(at, seat)] : []))
      return at.after.phase === 'over' ? `${at.words.result.wins(first, most)}.` : told.leads(first, most)
    }
    default:
      return undefined
  }
}
/** The number of the card in its round that an answer belongs to. */
const cardNumber = ({ before }: FactContext<TopSecretTypes, Words>): number => before.rounds.at(-1)?.cards.length ?? 1
