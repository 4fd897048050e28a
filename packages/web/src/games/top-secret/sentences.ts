// Facts as sentences, for what the screen itself does not show. Open facts alone: everybody may read them on every screen.
import type { TopSecretTypes } from '@safehouse/games/top-secret'
import { who } from '../core/props.ts'
import type { FactContext } from '../screens.ts'
import type { Words } from './words/en.ts'

export function sentenceOf(fact: TopSecretTypes['open'], at: FactContext<TopSecretTypes, Words>): string | undefined {
  const { told } = at.words
  switch (fact.kind) {
    case 'roundBegun':
      return fact.round === 1 ? undefined : told.round(fact.round)
    case 'tokenPlaced':
    case 'tokenLaid':
      return fact.byClock ? told.clockAnswers(who(at, fact.seat)) : undefined
    case 'tokensTurned':
      return told.turned
    case 'tookReadyBack':
      return told.tookBack(who(at, fact.seat))
    case 'pointingTimedOut':
      return fact.seats.length === 0 ? told.timeUp : told.clockPoints(fact.seats.map((seat) => who(at, seat)))
    case 'roundScored': {
      if (at.after.phase === 'over') return undefined
      const most = Math.max(...at.after.totals)
      return told.leads(
        at.seats.filter(({ seat }) => at.after.totals[seat] === most),
        most,
      )
    }
    default:
      return undefined
  }
}
