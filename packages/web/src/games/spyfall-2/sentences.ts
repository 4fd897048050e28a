// What happened, as sentences, from open facts alone.
import type { SpyfallTypes } from '@safehouse/games/spyfall-2'
import { who } from '../core/props.ts'
import type { FactContext } from '../screens.ts'
import { placeName } from './place-names.ts'
import { explainOutcome } from './points/round-outcome.ts'
import type { SpyfallWords } from './props.ts'

export function sentenceOf(fact: SpyfallTypes['open'], context: FactContext<SpyfallTypes, SpyfallWords>): string | undefined {
  const { history } = context.words
  switch (fact.kind) {
    case 'roundBegan':
      return history.round(context.before.round + 1, who(context, fact.dealer))
    case 'questionAsked':
      return history.asked(who(context, fact.by), who(context, fact.to), fact.text)
    case 'questionAnswered':
      return history.answered(who(context, fact.by), fact.text, fact.shade)
    case 'answerShaded':
      return history.shaded(who(context, fact.by), fact.shade)
    case 'accused':
      return history.accuses(who(context, fact.by), who(context, fact.suspect))
    case 'timeRanOut':
      return history.timeUp
    case 'votesShown': {
      if (context.before.stage.is !== 'voting') return undefined
      const votes = history.votes(who(context, context.before.stage.suspect), fact.hands.length, context.seats.length - 1)
      const result = fact.convicted ? votes : `${votes} ${history.spared}`
      return fact.missing.length === 0 ? result : `${result} ${history.late(fact.missing.map((seat) => who(context, seat)))}`
    }
    case 'spyShown':
      return (context.before.stage.is === 'naming' ? history.secondSpy : history.spy)(who(context, fact.by))
    case 'placeNamed':
      return fact.place === null ? history.namedNone(who(context, fact.by)) : history.named(who(context, fact.by), placeName(context, fact.place))
    case 'roundEnded': {
      const result = context.after.results.at(-1)
      return result && `${history.place(placeName(context, fact.place))} ${explainOutcome(context, result)}`
    }
    default:
      return undefined
  }
}
