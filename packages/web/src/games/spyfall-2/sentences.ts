// What happened, as sentences, from open facts alone.
import type { SpyfallTypes } from '@safehouse/games/spyfall-2'
import { who } from '../core/props.ts'
import type { FactContext } from '../screens.ts'
import { placeName } from './place-names.ts'
import { explainOutcome } from './points/round-outcome.ts'
import type { SpyfallWords } from './props.ts'

export function sentenceOf(fact: SpyfallTypes['open'], at: FactContext<SpyfallTypes, SpyfallWords>): string | undefined {
  const { told } = at.words
  switch (fact.kind) {
    case 'roundBegan':
      return told.round(at.before.round + 1, who(at, fact.dealer))
    case 'questionAsked':
      return told.asked(who(at, fact.by), who(at, fact.to), fact.text)
    case 'questionAnswered':
      return told.answered(who(at, fact.by), fact.text)
    case 'answerShaded':
      return told.shaded(who(at, fact.by), fact.shade)
    case 'accused':
      return told.accuses(who(at, fact.by), who(at, fact.suspect))
    case 'timeRanOut':
      return told.timeUp
    case 'votesShown': {
      if (at.before.stage.is !== 'voting') return undefined
      const votes = told.votes(who(at, at.before.stage.suspect), fact.hands.length, at.seats.length - 1)
      const said = fact.convicted ? votes : `${votes} ${told.spared}`
      return fact.missing.length === 0 ? said : `${said} ${told.late(fact.missing.map((seat) => who(at, seat)))}`
    }
    case 'spyShown':
      return (at.before.stage.is === 'naming' ? told.secondSpy : told.spy)(who(at, fact.by))
    case 'placeNamed':
      return fact.place === null ? told.namedNone(who(at, fact.by)) : told.named(who(at, fact.by), placeName(at, fact.place))
    case 'roundEnded': {
      const result = at.after.results.at(-1)
      return result && `${told.place(placeName(at, fact.place))} ${explainOutcome(at, result)}`
    }
    default:
      return undefined
  }
}
