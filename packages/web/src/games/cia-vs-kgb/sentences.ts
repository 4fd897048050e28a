// Facts as sentences, for the history; there a question alone is told by its answer. Open facts alone: everybody may read them on every screen.
import type { KgbTypes } from '@safehouse/games/cia-vs-kgb'
import { who } from '../core/props.ts'
import type { FactContext } from '../screens.ts'
import type { Words } from './words/en.ts'

export function sentenceOf(fact: KgbTypes['open'], context: FactContext<KgbTypes, Words>): string | undefined {
  const { history } = context.words
  switch (fact.kind) {
    case 'dealt':
      return history.deals(who(context, fact.dealer))
    case 'asked':
      return fact.byClock || context.everyMoment
        ? byClock(context, fact.byClock, history.asks(who(context, fact.by), who(context, fact.to)))
        : undefined
    case 'answered':
      return byClock(context, fact.byClock, (fact.yes ? history.saidYes : history.saidNo)(who(context, fact.to), who(context, fact.by)))
    case 'satDown':
      return byClock(context, fact.byClock, history.satDown(who(context, fact.seat), who(context, context.after.standing.seat)))
    case 'handRaised':
      return history.alone(who(context, fact.seat))
    case 'handsRaised':
      return history.raised(fact.hands.map(({ seat }) => who(context, seat)))
    case 'ended':
      return fact.ground === 'answersUsedUp' ? history.usedUp : context.words.result.wins(fact.winner)
  }
}
const byClock = (context: FactContext<KgbTypes, Words>, isByClock: boolean, sentence: string): string =>
  isByClock ? context.words.history.clock(sentence) : sentence
