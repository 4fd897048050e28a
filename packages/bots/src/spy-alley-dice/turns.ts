// A bot's move for each question, with a given strategy. It sees its seat's feed, view and choices, and nothing else.

import type { CardBelief } from '@safehouse/beliefs/spy-alley-dice'
import type { Bot, BotInput, BotMove, Chance, Seat } from '@safehouse/engine'
import {
  type AlleyAction,
  type AlleyTypes,
  enoughForMission,
  enoughToGuess,
  findSpyOnDice,
  nextClockwise,
  rollsATurn,
  type Spy,
  seatsStillIn,
  spies,
} from '@safehouse/games/spy-alley-dice'
import { bestOf } from '../choosing.ts'
import { delayOf } from './pace.ts'
import { advise } from './rolls.ts'
import { gainFrom, winChanceOf, withoutOneOf } from './standing.ts'
import type { Strategy } from './strategies.ts'

type AlleyInput = BotInput<AlleyTypes>
type AlleyMove = BotMove<AlleyTypes> | undefined

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
        return act(seen, chance, { do: isWorthChallenging(strategy, seen) ? 'challenge' : 'letPass', question })
      case 'give':
      case 'throwAway':
        return act(seen, chance, { do: choice.do, question, card: strategy.leastValuableCard(seen, chance) })
      default:
        return actOnTurn(strategy, seen, chance, question)
    }
  }

function actOnTurn(strategy: Strategy, seen: AlleyInput, chance: Chance, question: string): AlleyMove {
  const { common } = seen.view
  const { dice, rolls } = common.turn
  const targets = bestTargets(likelihoodsOf(strategy, seen), seen, chance)
  const missionWorth = strategy.missionWorth(seen, chance)
  const three = bySpy((spy) => targets[spy].worth)
  const five = bySpy((spy) => Math.max(0, targets[spy].worth, missionWorth(spy)))
  const { reroll } = advise(dice, rollsATurn - rolls, { three, five })
  if (reroll.length > 0) return act(seen, chance, { do: 'rollAgain', question, dice: reroll })
  const spy = findSpyOnDice(dice, enoughToGuess)
  if (!spy) return act(seen, chance, { do: 'endTurn', question })
  const { whom, worth } = targets[spy]
  if (findSpyOnDice(dice, enoughForMission) && missionWorth(spy) > Math.max(0, worth)) return act(seen, chance, { do: 'attemptMission', question })
  return whom === undefined ? act(seen, chance, { do: 'endTurn', question }, 'leaveGuess') : act(seen, chance, { do: 'guess', question, whom, spy })
}

/** The probability that a bot without beliefs gives to any card that is possible: little, so that a mission with its own spy comes first. */
const BEGINNERS_GUESS_PROBABILITY = 0.03
/** The probabilities with which it chooses whom to guess. */
function likelihoodsOf({ belief, guessesAnybody }: Strategy, seen: AlleyInput): CardBelief {
  const believed = belief(seen)
  return guessesAnybody ? (seat, spy) => (believed(seat, spy) > 0 ? BEGINNERS_GUESS_PROBABILITY : 0) : believed
}

interface Target {
  /** Undefined if nobody can hold this spy. */
  readonly whom: Seat | undefined
  readonly worth: number
}
function bestTargets(belief: CardBelief, { view: { common }, seat }: AlleyInput, chance: Chance): Record<Spy, Target> {
  const opponents = seatsStillIn(common).filter((opponent) => opponent !== seat)
  const gains = opponents.map((opponent) => gainFrom(common.cards, seat, opponent))
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

/** How likely another seat is taken to let a mission pass. */
const LETS_PASS_PROBABILITY = 0.65
/** Whether to challenge a mission: a wrong challenge costs a card, and a mission that nobody rightly challenges may win the match. */
function isWorthChallenging(strategy: Strategy, seen: AlleyInput): boolean {
  const { common } = seen.view
  if (common.due.what !== 'mission' || strategy.guessesAnybody) return false
  const { roller } = common.turn
  const honesty = strategy.honestyOfAttempt(seen, roller, common.due.spy)
  const winChance = (cards: readonly number[]) => winChanceOf(cards, seen.seat)
  const winChanceIfRollerLoses = winChance(withoutOneOf(common.cards, roller))
  const worthOfChallenging = honesty * winChanceIfRollerLoses + (1 - honesty) * winChance(withoutOneOf(common.cards, seen.seat))
  const othersChallenge = 1 - LETS_PASS_PROBABILITY ** countSeatsStillToAnswer(seen)
  const worthOfPassing = honesty * othersChallenge * winChanceIfRollerLoses + (1 - honesty) * winChance(common.cards)
  return worthOfChallenging > worthOfPassing
}
function countSeatsStillToAnswer({ view: { common }, seat }: AlleyInput): number {
  let seats = 0
  for (let next = nextClockwise(common, seat); next !== common.turn.roller; next = nextClockwise(common, next)) seats++
  return seats
}

function bySpy<T>(value: (spy: Spy) => T): Record<Spy, T> {
  return Object.fromEntries(spies.map((spy) => [spy, value(spy)])) as Record<Spy, T>
}
const act = ({ now }: AlleyInput, chance: Chance, action: AlleyAction, actionName: Parameters<typeof delayOf>[0] = action.do): AlleyMove => ({
  action,
  delayMs: delayOf(actionName, chance, now),
})
