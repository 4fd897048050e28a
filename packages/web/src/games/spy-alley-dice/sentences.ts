// Facts as sentences. Open facts alone: everybody may read them on every screen.
import { type AlleyTypes, count, enoughToGuess, rollsATurn, spies, spyOn, yetToRoll } from '@safehouse/games/spy-alley-dice'
import type { Mention } from '../../i18n/grammar.ts'
import { who } from '../core/props.ts'
import type { FactContext } from '../screens.ts'
import type { Words } from './words/en.ts'

export function sentenceOf(fact: AlleyTypes['open'], at: FactContext<AlleyTypes, Words>): string | undefined {
  const said = sentence(fact, at)
  const out = fact.kind === 'guessed' || fact.kind === 'cardHandedOver' || fact.kind === 'cardThrown' ? eliminated(fact, at) : undefined
  return said && out ? `${said} ${out}` : (said ?? out)
}

function sentence(fact: AlleyTypes['open'], at: FactContext<AlleyTypes, Words>): string | undefined {
  const { told } = at.words
  switch (fact.kind) {
    case 'startRolled': {
      // When time is up, the clock rolls for all who have not; one sentence names them all.
      const late = fact.byClock ? yetToRoll(at.before) : []
      return fact.seat === late[0] ? told.startByClock(late.map((seat) => who(at, seat))) : undefined
    }
    case 'turnBegan':
      return at.before.turn.number === 0 ? told.starts(who(at, fact.seat)) : undefined
    case 'guessed': {
      const [by, whom] = [who(at, fact.by), who(at, fact.whom)]
      if (fact.right) return told.right(by, whom, fact.spy)
      return at.before.due.what === 'mission' ? told.wrongCall(by, whom, fact.spy) : told.wrong(by, whom, fact.spy)
    }
    case 'missionAttempted':
      return told.attempts(who(at, fact.seat), fact.spy)
    case 'missionPassed':
      return (fact.byClock ? told.passesByClock : told.passes)(who(at, fact.seat))
    case 'missionEnded':
      return fact.accomplished ? undefined : told.failed
    case 'cardHandedOver':
      return (fact.byClock ? told.handedByClock : told.handed)(who(at, fact.from), who(at, fact.to))
    case 'cardThrown':
      return (fact.byClock ? told.thrownByClock : told.thrown)(who(at, fact.seat))
    case 'rolled': {
      const best = Math.max(...spies.map((spy) => count(fact.dice, spy)))
      return at.before.turn.rolls + 1 === rollsATurn && best < enoughToGuess ? told.nothing(who(at, fact.seat), best) : undefined
    }
    case 'turnEnded': {
      const { turn, due } = at.before
      if (fact.byClock) return told.timeUp(who(at, fact.seat))
      // After a guess or a new roll the message says so itself.
      if (turn.rolls === 0 || due.what !== 'turn' || at.after.turn.dice !== turn.dice || at.after.ruledOut !== at.before.ruledOut) return undefined
      return stopped(who(at, fact.seat), turn, told)
    }
    case 'playPaused':
      return told.asleep
    case 'playResumed':
      return told.awake(who(at, fact.by))
    case 'gameEnded':
      return told.won(who(at, fact.winner))
    default:
      return undefined
  }
}

/** The sentence for somebody who ended the turn by choice: with three alike and no guess, or before that. */
export function stopped(roller: Mention, { dice, rolls }: AlleyTypes['common']['turn'], told: Words['told']): string {
  const spy = spyOn(dice, enoughToGuess)
  return spy ? told.declined(roller, count(dice, spy), spy) : told.stopped(roller, rolls)
}

/** The sentence for somebody who lost the last card in this message and is out. */
function eliminated(fact: AlleyTypes['open'], at: FactContext<AlleyTypes, Words>): string | undefined {
  const loser = fact.kind === 'guessed' && fact.right ? fact.whom : fact.kind === 'cardHandedOver' ? fact.from : undefined
  return loser !== undefined && at.after.cards[loser] === 0 ? at.words.told.out(who(at, loser)) : undefined
}
