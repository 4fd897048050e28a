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
  const { history } = context.words
  switch (fact.kind) {
    case 'startRolled': {
      // When time is up, the clock rolls for all who have not; one sentence names them all.
      const late = fact.byClock ? yetToRoll(context.before) : []
      return fact.seat === late[0] ? history.startByClock(late.map((seat) => who(context, seat))) : undefined
    }
    case 'turnBegan':
      return context.before.turn.number === 0 ? history.starts(who(context, fact.seat)) : undefined
    case 'guessed': {
      const [by, whom] = [who(context, fact.by), who(context, fact.whom)]
      if (fact.right) return history.guessedRight(by, whom, fact.spy)
      return context.before.due.what === 'mission' ? history.challengedWrongly(by, whom, fact.spy) : history.guessedWrong(by, whom, fact.spy)
    }
    case 'missionAttempted':
      return history.attempts(who(context, fact.seat), fact.spy)
    case 'missionPassed':
      return (fact.byClock ? history.passesByClock : history.passes)(who(context, fact.seat))
    case 'missionEnded':
      return fact.accomplished ? undefined : history.failed
    case 'cardHandedOver':
      return (fact.byClock ? history.handedByClock : history.handed)(who(context, fact.from), who(context, fact.to))
    case 'cardThrown':
      return (fact.byClock ? history.thrownByClock : history.thrown)(who(context, fact.seat))
    case 'rolled': {
      const best = Math.max(...spies.map((spy) => count(fact.dice, spy)))
      return context.before.turn.rolls + 1 === rollsATurn && best < enoughToGuess ? history.rolledTooFew(who(context, fact.seat), best) : undefined
    }
    case 'turnEnded': {
      const { turn, due } = context.before
      if (fact.byClock) return history.timeUp(who(context, fact.seat))
      // After a guess or a new roll the message says so itself.
      if (turn.rolls === 0 || due.what !== 'turn' || context.after.turn.dice !== turn.dice || context.after.ruledOut !== context.before.ruledOut)
        return undefined
      return stopSentence(who(context, fact.seat), turn, history)
    }
    case 'playPaused':
      return history.asleep
    case 'playResumed':
      return history.awake(who(context, fact.by))
    case 'gameEnded':
      return history.won(who(context, fact.winner))
    default:
      return undefined
  }
}

/** The sentence for somebody who ended the turn by choice: with three alike and no guess, or before that. */
export function stopSentence(roller: Mention, { dice, rolls }: AlleyTypes['common']['turn'], history: Words['history']): string {
  const spy = findSpyOnDice(dice, enoughToGuess)
  return spy ? history.declined(roller, count(dice, spy), spy) : history.stopped(roller, rolls)
}

/** The sentence for somebody who lost the last card in this message and is out. */
function eliminationSentence(fact: AlleyTypes['open'], context: FactContext<AlleyTypes, Words>): string | undefined {
  const loser = fact.kind === 'guessed' && fact.right ? fact.whom : fact.kind === 'cardHandedOver' ? fact.from : undefined
  return loser !== undefined && context.after.cards[loser] === 0 ? context.words.history.out(who(context, loser)) : undefined
}
