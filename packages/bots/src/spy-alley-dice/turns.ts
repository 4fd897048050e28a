// How a bot of either mind answers each question. It sees its seat's feed, view and choices, and nothing else.
import type { Bot, Chance, Move, Seat, Seen } from '@safehouse/engine'
import {
  type Act,
  clockwise,
  enoughForMission,
  enoughToGuess,
  rollsATurn,
  type Spy,
  type SpyAlleyDice,
  spies,
  spyOn,
  stillIn,
} from '@safehouse/games/spy-alley-dice'
import type { Belief } from './belief.ts'
import type { Mind } from './minds.ts'
import { advise } from './rolls.ts'
import { gainFrom, shareOf, withoutOneOf } from './standing.ts'

type AlleySeen = Seen<SpyAlleyDice>
type Answer = Move<SpyAlleyDice> | undefined

export const botWith =
  (mind: Mind): Bot<SpyAlleyDice> =>
  (seen, chance) => {
    const choice = seen.choices.find(({ standing }) => !standing)
    if (!choice) return undefined
    const { question } = choice
    switch (choice.do) {
      case 'rollForStart':
      case 'roll':
        return within(1500, chance, { do: choice.do, question })
      case 'challenge':
      case 'letPass':
        return within(4000, chance, { do: worthCalling(mind, seen) ? 'challenge' : 'letPass', question })
      case 'give':
      case 'throwAway':
        return within(3000, chance, { do: choice.do, question, card: mind.leastDear(seen, chance) })
      default:
        return inTurn(mind, seen, chance, question)
    }
  }

function inTurn(mind: Mind, seen: AlleySeen, chance: Chance, question: string): Answer {
  const { table } = seen.view
  const { dice, rolls } = table.turn
  const targets = bestTargets(mind.belief(seen), seen)
  const missionWorth = mind.missionWorth(seen, chance)
  const three = bySpy((spy) => targets[spy].worth)
  const five = bySpy((spy) => Math.max(0, targets[spy].worth, missionWorth(spy)))
  const { reroll } = advise(dice, rollsATurn - rolls, { three, five })
  if (reroll.length > 0) return within(2000, chance, { do: 'rollAgain', question, dice: reroll })
  const spy = spyOn(dice, enoughToGuess)
  if (!spy) return within(1500, chance, { do: 'endTurn', question })
  const { whom, worth } = targets[spy]
  if (spyOn(dice, enoughForMission) && missionWorth(spy) > Math.max(0, worth)) return within(4000, chance, { do: 'attemptMission', question })
  return within(3000, chance, whom === undefined ? { do: 'endTurn', question } : { do: 'guess', question, whom, spy })
}

interface Target {
  /** Nobody, if everybody is known not to be this spy. */
  readonly whom: Seat | undefined
  readonly worth: number
}
function bestTargets(belief: Belief, { view: { table }, seat }: AlleySeen): Record<Spy, Target> {
  const opponents = stillIn(table).filter((other) => other !== seat)
  const gains = opponents.map((other) => gainFrom(table.cards, seat, other))
  return bySpy((spy) => {
    let best: Target = { whom: undefined, worth: 0 }
    for (const [i, whom] of opponents.entries()) {
      const worth = belief(whom, spy) * gains[i]!
      if (worth > best.worth) best = { whom, worth }
    }
    return best
  })
}

/** A wrong call costs a card, and a right one not made may cost the game. */
function worthCalling(mind: Mind, seen: AlleySeen): boolean {
  const { table } = seen.view
  if (table.due.what !== 'mission') return false
  const { roller } = table.turn
  const honest = mind.attemptIsHonest(seen, roller, table.due.spy)
  const share = (cards: readonly number[]) => shareOf(cards, seen.seat)
  const rollerHit = share(withoutOneOf(table.cards, roller))
  const calling = honest * rollerHit + (1 - honest) * share(withoutOneOf(table.cards, seen.seat))
  const othersCall = 1 - 0.65 ** stillToBeAsked(seen)
  const passing = honest * othersCall * rollerHit + (1 - honest) * share(table.cards)
  return calling > passing
}
function stillToBeAsked({ view: { table }, seat }: AlleySeen): number {
  let asked = 0
  for (let next = clockwise(table, seat); next !== table.turn.roller; next = clockwise(table, next)) asked++
  return asked
}

function bySpy<T>(value: (spy: Spy) => T): Record<Spy, T> {
  return Object.fromEntries(spies.map((spy) => [spy, value(spy)])) as Record<Spy, T>
}
const within = (milliseconds: number, chance: Chance, action: Act): Answer => ({ action, takes: milliseconds + chance.below(1500) })
