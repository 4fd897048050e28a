// Facts as sentences, for the history; a question alone is told by its answer. Open facts alone: everybody may read them on every screen.
import type { KgbTypes } from '@safehouse/games/cia-vs-kgb'
import { who } from '../core/props.ts'
import type { FactContext } from '../screens.ts'
import type { Words } from './words/en.ts'

export function sentenceOf(fact: KgbTypes['open'], at: FactContext<KgbTypes, Words>): string | undefined {
  const { told } = at.words
  switch (fact.kind) {
    case 'dealt':
      return told.deals(who(at, fact.dealer))
    case 'asked':
      return fact.byClock ? told.clock(told.asks(who(at, fact.by), who(at, fact.to))) : undefined
    case 'answered':
      return byClock(at, fact.byClock, (fact.yes ? told.saidYes : told.saidNo)(who(at, fact.to), who(at, fact.by)))
    case 'satDown':
      return byClock(at, fact.byClock, told.satDown(who(at, fact.seat), who(at, at.after.standing.seat)))
    case 'handRaised':
      return told.alone(who(at, fact.seat))
    case 'handsRaised':
      return told.raised(fact.hands.map(({ seat }) => who(at, seat)))
    case 'ended':
      return fact.ground === 'answersUsedUp' ? told.usedUp : at.words.result.wins(fact.winner)
  }
}
const byClock = (at: FactContext<KgbTypes, Words>, isByClock: boolean, sentence: string): string =>
  isByClock ? at.words.told.clock(sentence) : sentence
