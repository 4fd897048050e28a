// Facts as sentences, for what the headline does not say anyway. Open facts alone: everybody may read them on every screen.
import type { KgbTypes } from '@safehouse/games/cia-vs-kgb'
import { who } from '../core/props.ts'
import type { FactContext } from '../screens.ts'
import type { KgbSpectatorProps } from './props.ts'
import type { Words } from './words/en.ts'

export function sentenceOf(fact: KgbTypes['open'], at: FactContext<KgbTypes, Words>): string | undefined {
  const { told } = at.words
  switch (fact.kind) {
    case 'dealt':
      return told.deals(who(at, fact.dealer))
    case 'asked':
      return fact.byClock ? told.clock(told.asks(who(at, fact.by), who(at, fact.to))) : undefined
    case 'answered':
      if (fact.yes) return told.saidYes(who(at, fact.to), who(at, fact.by))
      return fact.byClock ? told.clock(told.saidNo(who(at, fact.to), who(at, fact.by))) : undefined
    case 'satDown':
      return fact.byClock ? told.clock(told.satDown(who(at, fact.seat), who(at, at.after.standing.seat))) : undefined
    case 'ended':
      return fact.ground === 'answersUsedUp' ? told.usedUp : undefined
    default:
      return undefined
  }
}

/** The match so far, as sentences, oldest first: answers, and hands that went up alone. For screens with room for a list. */
export function eventsOf(match: KgbSpectatorProps): string[] {
  const { common, words } = match
  const { told } = words
  const answers = common.questions.flatMap(({ by, to, answer }) => {
    if (!answer) return []
    const sentence = (answer.yes ? told.saidYes : told.saidNo)(who(match, by), who(match, to))
    return [{ at: answer.at, sentence: answer.byClock ? told.clock(sentence) : sentence }]
  })
  const hands = common.loneHands.map(({ seat, at }) => ({ at, sentence: told.alone(who(match, seat)) }))
  return [...answers, ...hands].sort((one, other) => one.at - other.at).map(({ sentence }) => sentence)
}
