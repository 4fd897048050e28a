// How a bot answers each question, with either strategy. It sees its seat's feed, view and choices, and nothing else.

import type { CardBelief } from '@safehouse/beliefs/spy-alley-dice'
import type { Bot, BotInput, BotMove, Chance, Seat } from '@safehouse/engine'
import {
  type AlleyAction,
  type AlleyTypes,
  clockwise,
  enoughForMission,
  enoughToGuess,
  rollsATurn,
  type Spy,
  spies,
  spyOn,
  stillIn,
} from '@safehouse/games/spy-alley-dice'
import { bestOf } from '../choosing.ts'
import { paceOf } from './pace.ts'
import { advise } from './rolls.ts'
import { gainFrom, shareOf, withoutOneOf } from './standing.ts'
import type { Strategy } from './strategies.ts'

type AlleySeen = BotInput<AlleyTypes>
type Answer = BotMove<AlleyTypes> | undefined

export const botWith =
  (strategy: Strategy): Bot<AlleyTypes> =>
  (seen, chance) => {
    const choice = seen.choices.find(({ standing }) => !standing)
    if (!choice) return undefined
    const { question } = choice
    switch (choice.do) {
      case 'rollForStart':
      case 'roll':
        return act(seen, chance, { do: choice.do, question })
      case 'challenge':
      case 'letPass':
        return act(seen, chance, { do: worthCalling(strategy, seen) ? 'challenge' : 'letPass', question })
      case 'give':
      case 'throwAway':
        return act(seen, chance, { do: choice.do, question, card: strategy.leastDear(seen, chance) })
      default:
        return inTurn(strategy, seen, chance, question)
    }
  }

function inTurn(strategy: Strategy, seen: AlleySeen, chance: Chance, question: string): Answer {
  const { common } = seen.view
  const { dice, rolls } = common.turn
  const targets = bestTargets(likelihoodsOf(strategy, seen), seen, chance)
  const missionWorth = strategy.missionWorth(seen, chance)
  const three = bySpy((spy) => targets[spy].worth)
  const five = bySpy((spy) => Math.max(0, targets[spy].worth, missionWorth(spy)))
  const { reroll } = advise(dice, rollsATurn - rolls, { three, five })
  if (reroll.length > 0) return act(seen, chance, { do: 'rollAgain', question, dice: reroll })
  const spy = spyOn(dice, enoughToGuess)
  if (!spy) return act(seen, chance, { do: 'endTurn', question })
  const { whom, worth } = targets[spy]
  if (spyOn(dice, enoughForMission) && missionWorth(spy) > Math.max(0, worth)) return act(seen, chance, { do: 'attemptMission', question })
  return whom === undefined ? act(seen, chance, { do: 'endTurn', question }, 'leaveGuess') : act(seen, chance, { do: 'guess', question, whom, spy })
}

/** What somebody who counts no chances makes of a card that may be there: little beside a mission of the own spy. */
const GUESS_OF_A_BEGINNER = 0.03
/** How likely it takes each card to be where, when it chooses whom to guess. */
function likelihoodsOf({ belief, guessesAnybody }: Strategy, seen: AlleySeen): CardBelief {
  const believed = belief(seen)
  return guessesAnybody ? (seat, spy) => (believed(seat, spy) > 0 ? GUESS_OF_A_BEGINNER : 0) : believed
}

interface Target {
  /** Nobody, if everybody is known not to be this spy. */
  readonly whom: Seat | undefined
  readonly worth: number
}
function bestTargets(belief: CardBelief, { view: { common }, seat }: AlleySeen, chance: Chance): Record<Spy, Target> {
  const opponents = stillIn(common).filter((other) => other !== seat)
  const gains = opponents.map((other) => gainFrom(common.cards, seat, other))
  return bySpy((spy) => {
    const targets = opponents.map((whom, i) => ({ whom, worth: belief(whom, spy) * gains[i]! }))
    return (
      bestOf(
        chance,
        targets.filter(({ worth }) => worth > 0),
        ({ worth }) => worth,
      ) ?? { whom: undefined, worth: 0 }
    )
  })
}

/** A wrong call costs a card, and a right one not made may cost the game. */
function worthCalling(strategy: Strategy, seen: AlleySeen): boolean {
  const { common } = seen.view
  if (common.due.what !== 'mission' || strategy.guessesAnybody) return false
  const { roller } = common.turn
  const honest = strategy.attemptIsHonest(seen, roller, common.due.spy)
  const share = (cards: readonly number[]) => shareOf(cards, seen.seat)
  const rollerHit = share(withoutOneOf(common.cards, roller))
  const calling = honest * rollerHit + (1 - honest) * share(withoutOneOf(common.cards, seen.seat))
  const othersCall = 1 - 0.65 ** stillToBeAsked(seen)
  const passing = honest * othersCall * rollerHit + (1 - honest) * share(common.cards)
  return calling > passing
}
function stillToBeAsked({ view: { common }, seat }: AlleySeen): number {
  let askedCount = 0
  for (let next = clockwise(common, seat); next !== common.turn.roller; next = clockwise(common, next)) askedCount++
  return askedCount
}

function bySpy<T>(value: (spy: Spy) => T): Record<Spy, T> {
  return Object.fromEntries(spies.map((spy) => [spy, value(spy)])) as Record<Spy, T>
}
const act = ({ now }: AlleySeen, chance: Chance, action: AlleyAction, pace: Parameters<typeof paceOf>[0] = action.do): Answer => ({
  action,
  delayMs: paceOf(pace, chance, now),
})
