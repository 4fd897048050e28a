// Facts as sentences. Open facts alone: everybody may read them on every screen.
import { type AlleyTypes, count, enoughToGuess, findSpyOnDice, rollsATurn, spies, yetToRoll } from '@safehouse/games/spy-alley-dice'
import type { Mention } from '../../i18n/grammar.ts'
import { who } from '../core/props.ts'
import type { FactContext } from '../screens.ts'
import type { Words } from './words/en.ts'

export function sentenceOf(fact: AlleyTypes['open'], context: FactContext<AlleyTypes, Words>): string | undefined {
  const text = plainSentenceOf(fact, context)
  const out = fact.kind === 'guessed' || fact.kind === 'cardHandedOver' || fact.kind === 'cardThrown' ? eliminationSentence(fact, context) : undefined
  return text && out ? `${text} ${out}` : (text ?? out)
}

function plainSentenceOf(fact: AlleyTypes['open'], context: FactContext<AlleyTypes, Words>): string | undefined {
  const { told } = context.words
  switch (fact.kind) {
    case 'startRolled': {
      // When time is up, the clock rolls for all who have not; one sentence names them all.
      const late = fact.byClock ? yetToRoll(context.before) : []
      return fact.seat === late[0] ? told.startByClock(late.map((seat) => who(context, seat))) : undefined
    }
    case 'turnBegan':
      return context.before.turn.number === 0 ? told.starts(who(context, fact.seat)) : undefined
    case 'guessed': {
      const [by, whom] = [who(context, fact.by), who(context, fact.whom)]
      if (fact.right) return told.right(by, whom, fact.spy)
      return context.before.due.what === 'mission' ? told.wrongCall(by, whom, fact.spy) : told.wrong(by, whom, fact.spy)
    }
    case 'missionAttempted':
      return told.attempts(who(context, fact.seat), fact.spy)
    case 'missionPassed':
      return (fact.byClock ? told.passesByClock : told.passes)(who(context, fact.seat))
    case 'missionEnded':
      return fact.accomplished ? undefined : told.failed
    case 'cardHandedOver':
      return (fact.byClock ? told.handedByClock : told.handed)(who(context, fact.from), who(context, fact.to))
    case 'cardThrown':
      return (fact.byClock ? told.thrownByClock : told.thrown)(who(context, fact.seat))
    case 'rolled': {
      const best = Math.max(...spies.map((spy) => count(fact.dice, spy)))
      return context.before.turn.rolls + 1 === rollsATurn && best < enoughToGuess ? told.nothing(who(context, fact.seat), best) : undefined
    }
    case 'turnEnded': {
      const { turn, due } = context.before
      if (fact.byClock) return told.timeUp(who(context, fact.seat))
      // After a guess or a new roll the message says so itself.
      if (turn.rolls === 0 || due.what !== 'turn' || context.after.turn.dice !== turn.dice || context.after.ruledOut !== context.before.ruledOut)
        return undefined
      return stopSentence(who(context, fact.seat), turn, told)
    }
    case 'playPaused':
      return told.asleep
    case 'playResumed':
      return told.awake(who(context, fact.by))
    case 'gameEnded':
      return told.won(who(context, fact.winner))
    default:
      return undefined
  }
}

/** The sentence for somebody who ended the turn by choice: with three alike and no guess, or before that. */
export function stopSentence(roller: Mention, { dice, rolls }: AlleyTypes['common']['turn'], told: Words['told']): string {
  const spy = findSpyOnDice(dice, enoughToGuess)
  return spy ? told.declined(roller, count(dice, spy), spy) : told.stopped(roller, rolls)
}

/** The sentence for somebody who lost the last card in this message and is out. */
function eliminationSentence(fact: AlleyTypes['open'], context: FactContext<AlleyTypes, Words>): string | undefined {
  const loser = fact.kind === 'guessed' && fact.right ? fact.whom : fact.kind === 'cardHandedOver' ? fact.from : undefined
  return loser !== undefined && context.after.cards[loser] === 0 ? context.words.told.out(who(context, loser)) : undefined
}
