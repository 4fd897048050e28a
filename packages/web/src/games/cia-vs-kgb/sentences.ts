// Facts as sentences, for the history; a question alone is told by its answer. Open facts alone: everybody may read them on every screen.
import type { KgbTypes } from '@safehouse/games/cia-vs-kgb'
import { who } from '../core/props.ts'
import type { FactContext } from '../screens.ts'
import type { Words } from './words/en.ts'

export function sentenceOf(fact: KgbTypes['open'], context: FactContext<KgbTypes, Words>): string | undefined {
  const { told } = context.words
  switch (fact.kind) {
    case 'dealt':
      return told.deals(who(context, fact.dealer))
    case 'asked':
      return fact.byClock ? told.clock(told.asks(who(context, fact.by), who(context, fact.to))) : undefined
    case 'answered':
      return byClock(context, fact.byClock, (fact.yes ? told.saidYes : told.saidNo)(who(context, fact.to), who(context, fact.by)))
    case 'satDown':
      return byClock(context, fact.byClock, told.satDown(who(context, fact.seat), who(context, context.after.standing.seat)))
    case 'handRaised':
      return told.alone(who(context, fact.seat))
    case 'handsRaised':
      return told.raised(fact.hands.map(({ seat }) => who(context, seat)))
    case 'ended':
      return fact.ground === 'answersUsedUp' ? told.usedUp : context.words.result.wins(fact.winner)
  }
}
const byClock = (context: FactContext<KgbTypes, Words>, isByClock: boolean, sentence: string): string =>
  isByClock ? context.words.told.clock(sentence) : sentence
