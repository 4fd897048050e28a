// What happened, as sentences. Open facts only, so that anyone may read them over anyone's shoulder.
import type { CiaVsKgb } from '@safehouse/games/cia-vs-kgb'
import type { Moment } from '../screens.ts'
import { who } from './plays.ts'
import type { Words } from './words/en.ts'

export function tell(fact: CiaVsKgb['open'], at: Moment<CiaVsKgb, Words>): string | undefined {
  const { told } = at.words
  const timed = (sentence: string, byClock: boolean) => (byClock ? told.clock(sentence) : sentence)
  switch (fact.kind) {
    case 'dealt':
      return told.deals(who(at, fact.dealer))
    case 'asked':
      return fact.byClock ? told.clock(told.asks(who(at, fact.by), who(at, fact.to))) : undefined
    case 'answered':
      return timed((fact.yes ? told.saidYes : told.saidNo)(who(at, fact.to), who(at, fact.by)), fact.byClock)
    case 'satDown':
      return timed(told.satDown(who(at, fact.seat), who(at, at.after.standing.seat)), fact.byClock)
    case 'handRaised':
      return told.alone(who(at, fact.seat))
    case 'handsRaised':
      return told.hands(fact.hands.map(({ seat }) => who(at, seat)))
    case 'ended':
      return fact.ground === 'answersUsedUp' ? told.usedUp : undefined
  }
}
