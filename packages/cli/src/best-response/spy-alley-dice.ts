// What one may do otherwise than a bot in Spy Alley Dice.
import { WHOLE_BUDGET } from '@safehouse/beliefs'
import { spectatorBelief, weighedBelief } from '@safehouse/beliefs/spy-alley-dice'
import { botsFor } from '@safehouse/bots'
import type { BotInput, Seat } from '@safehouse/engine'
import {
  type AlleyTypes,
  count,
  enoughForMission,
  enoughToGuess,
  findSpyOnDice,
  nextClockwise,
  type Spy,
  seatsStillIn,
  spies,
} from '@safehouse/games/spy-alley-dice'
import { type Aspect, changes, type Deviation, leavesTo } from './deviations.ts'

type Seen = BotInput<AlleyTypes>
type Way = Deviation<AlleyTypes>

const fiveAlikeOf = ({ view }: Seen): Spy | undefined => findSpyOnDice(view.common.turn.dice, enoughForMission)
const answersMission = (what: 'challenge' | 'letPass'): Way => ({
  does: (move) =>
    move && (move.action.do === 'challenge' || move.action.do === 'letPass') ? { ...move, action: { ...move.action, do: what } } : move,
})
const withFiveAlike = (isOwn: boolean, attempts: boolean): Way => ({
  does(move, seen) {
    const spy = seen.view.common.due.what === 'turn' && seen.view.common.turn.roller === seen.seat ? fiveAlikeOf(seen) : undefined
    if (!move || !spy || seen.view.hand.cards.includes(spy) !== isOwn) return move
    const { question } = move.action
    if (attempts && seen.choices.some((choice) => choice.do === 'attemptMission')) return { ...move, action: { do: 'attemptMission', question } }
    return !attempts && move.action.do === 'attemptMission' ? { ...move, action: { do: 'endTurn', question } } : move
  },
})
const guesses = (worth: (seen: Seen, whom: Seat) => number): Way =>
  changes('guess', (seen) => {
    const { common } = seen.view
    const spy = findSpyOnDice(common.turn.dice, enoughToGuess)!
    const targets = seatsStillIn(common).filter((other) => other !== seen.seat && !common.ruledOut[other]!.includes(spy))
    return targets.length === 0 ? undefined : { whom: targets.reduce((best, other) => (worth(seen, other) > worth(seen, best) ? other : best)) }
  })
/** Leaves a guess that is right with a lower probability. */
const guessesFrom = (probability: number): Way => ({
  does(move, seen) {
    if (move?.action.do !== 'guess') return move
    const { whom, spy, question } = move.action
    const believed = weighedBelief(seen.feed(), seen.seat, seen.setup, WHOLE_BUDGET.worlds)(whom, spy)
    return believed < probability ? { ...move, action: { do: 'endTurn', question } } : move
  },
})
/** Keeps the dice of one spy and rolls the others. */
const rollsFor = (wanted: (seen: Seen) => Spy): Way =>
  changes('rollAgain', (seen) => {
    const { dice } = seen.view.common.turn
    const spy = wanted(seen)
    const others = [...dice.keys()].filter((die) => dice[die] !== spy)
    return others.length > 0 ? { dice: others } : undefined
  })
const mostShown = ({ view }: Seen): Spy =>
  spies.reduce((best, spy) => (count(view.common.turn.dice, spy) > count(view.common.turn.dice, best) ? spy : best))
const throwsAway = (worth: (known: number) => number): Way => {
  const card = (seen: Seen) => {
    const known = spectatorBelief(seen.feed(), seen.setup, WHOLE_BUDGET.worlds)
    const worthOf = (spy: Spy) => worth(known(seen.seat, spy))
    return { card: seen.view.hand.cards.reduce((best, spy) => (worthOf(spy) > worthOf(best) ? spy : best)) }
  }
  return changes('throwAway', card)
}

export const aspects: readonly Aspect<AlleyTypes>[] = [
  {
    about: 'when somebody tries a mission',
    ways: {
      challenges: answersMission('challenge'),
      'lets it pass': answersMission('letPass'),
      'does as normal does': leavesTo(botsFor('spy-alley-dice').normal!, ['challenge', 'letPass']),
    },
  },
  { about: 'with five of its own spy', ways: { 'tries the mission': withFiveAlike(true, true), 'does not try it': withFiveAlike(true, false) } },
  { about: 'with five of another spy', ways: { bluffs: withFiveAlike(false, true), 'does not bluff': withFiveAlike(false, false) } },
  {
    about: 'whom it guesses',
    ways: {
      'whoever plays next': guesses(({ view, seat }, whom) => (nextClockwise(view.common, seat) === whom ? 1 : 0)),
      'whoever was guessed wrong most often': guesses(({ view }, whom) => view.common.ruledOut[whom]!.length),
      'whoever was guessed wrong least often': guesses(({ view }, whom) => -view.common.ruledOut[whom]!.length),
    },
  },
  {
    about: 'when it guesses',
    ways: {
      'only if it is right one time in four': guessesFrom(0.25),
      'only if it is right every second time': guessesFrom(0.5),
    },
  },
  {
    about: 'what it rolls for',
    ways: {
      'the spy that most dice show': rollsFor(mostShown),
      'its own spy': rollsFor(({ view }) => view.hand.cards[0]!),
      'as normal does': leavesTo(botsFor('spy-alley-dice').normal!, ['rollAgain']),
    },
  },
  {
    about: 'what it throws away',
    ways: { 'what others know best': throwsAway((known) => known), 'what others know least': throwsAway((known) => -known) },
  },
]
