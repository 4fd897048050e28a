// Newcomers: one simple way to play each game, as somebody plays who was told the rules a minute ago. `safehouse arena --exploit` plays them
// against `easy`, which they should beat in at least half of the matches. They see what their seat is told and nothing else.
import { scoreIfDue, spendOn, spendsFor, pointsOf as spentBy, type TrialBoard, trialBoardOf } from '@safehouse/beliefs/shadow-in-the-night'
import { yesRate } from '@safehouse/beliefs/top-secret'
import { botsFor, type ListedBot } from '@safehouse/bots'
import { type BotInput, type Chance, sampleAction } from '@safehouse/engine'
import {
  type KgbAction,
  type KgbTypes,
  maySignal,
  memberCountOf,
  questionOf,
  readyQuestion,
  seatsToAsk,
  signalQuestion,
} from '@safehouse/games/cia-vs-kgb'
import { type ShadowTypes, worth } from '@safehouse/games/shadow-in-the-night'
import { type AlleyTypes, count, enoughToGuess, rollsATurn, type Spy, seatsStillIn, spies } from '@safehouse/games/spy-alley-dice'
import type { SpyfallTypes } from '@safehouse/games/spyfall-2'
import { pointableSeats, type TopSecretTypes } from '@safehouse/games/top-secret'
import { actAsNewcomer } from './spyfall-newcomer.ts'

export interface Newcomer {
  /** What it does, as one would tell a friend. */
  readonly policy: string
  readonly bot: ListedBot
}

const DELAY_MS = 2000
const after = (action: object) => ({ action: action as never, delayMs: DELAY_MS })
const highest = <T>(options: readonly T[], value: (option: T) => number, chance: Chance): T => {
  const most = Math.max(...options.map(value))
  return chance.pick(options.filter((option) => value(option) === most))
}

function spyAlleyDice({ view, choices, seat }: BotInput<AlleyTypes>, chance: Chance) {
  const choice = choices.find(({ standing }) => !standing)
  if (!choice) return undefined
  const { common, hand } = view
  const { question } = choice
  if (choice.do === 'challenge' || choice.do === 'letPass') return after({ do: 'letPass', question })
  if (choice.do === 'give' || choice.do === 'throwAway') return after({ do: choice.do, question, card: chance.pick(hand.cards) })
  if (choice.do === 'roll' || choice.do === 'rollForStart') return after({ do: choice.do, question })
  const opponents = seatsStillIn(common).filter((other) => other !== seat)
  const mayBe = (spy: Spy) => opponents.filter((other) => !common.ruledOut[other]!.includes(spy))
  const { dice, rolls } = common.turn
  const wanted = spies.filter((spy) => !hand.cards.includes(spy) && mayBe(spy).length > 0)
  if (wanted.length === 0) return after({ do: 'endTurn', question })
  const spy = highest(wanted, (one) => count(dice, one), chance)
  if (count(dice, spy) >= enoughToGuess)
    return after({ do: 'guess', question, whom: highest(mayBe(spy), (other) => common.ruledOut[other]!.length, chance), spy })
  return rolls < rollsATurn
    ? after({ do: 'rollAgain', question, dice: [...dice.keys()].filter((die) => dice[die] !== spy) })
    : after({ do: 'endTurn', question })
}

function ciaVsKgb({ view, seat }: BotInput<KgbTypes>, chance: Chance) {
  const { common, hand } = view
  const own = hand.cards[seat]!
  const seats = hand.cards.length
  const opponents = hand.cards.flatMap((card, other) => (card !== null && card !== own ? [other] : []))
  const knowsOpponents = opponents.length === seats - memberCountOf(own, seats)
  const fellows = hand.cards.flatMap((card, other) => (other !== seat && (card === own || (card === null && knowsOpponents)) ? [other] : []))
  const believed = hand.got.find(({ from, ready }) => !ready && !opponents.includes(from))
  if (believed) return after({ do: 'makeReady', question: readyQuestion(believed), from: believed.from, ready: true } satisfies KgbAction)
  if (fellows.length + 1 === memberCountOf(own, seats) && maySignal(view)) return after({ do: 'signal', question: signalQuestion(hand), to: fellows })
  const question = questionOf(common)
  if (common.due === seat) return after({ do: 'answer', question, yes: hand.cards[common.standing.seat] === own })
  if (common.due !== null || common.standing.seat !== seat) return undefined
  const unseen = seatsToAsk(common).filter((other) => hand.cards[other] === null)
  if (unseen.length === 0 && common.asked.length > 0) return after({ do: 'sitDown', question })
  return after({ do: 'ask', question, whom: chance.pick(unseen.length > 0 ? unseen : seatsToAsk(common)) })
}

/** How far the seat's own stone is ahead of the furthest other one, and the worth of its agent's building. */
function standing({ at, stones }: TrialBoard, own: number): number {
  const others = stones.filter((_, agent) => agent !== own)
  return stones[own]! - Math.max(...others) + worth(at[own]!)
}
function shadowInTheNight({ view, choices }: BotInput<ShadowTypes>, chance: Chance) {
  const choice = choices.find(({ do: what }) => what === 'pass' || what === 'finish' || what === 'spend') ?? choices[0]
  if (!choice) return undefined
  if (choice.do !== 'spend') {
    const action = sampleAction(choice, chance)
    return after(action.do === 'answer' ? { ...action, wants: false } : action)
  }
  const { agents, roll, options } = view.common
  const own = agents.indexOf(view.hand.agent!)
  const spend = highest(
    spendsFor(agents.length, roll!, options.cards),
    (way) => {
      const board = trialBoardOf(view.common)
      spendOn(board, way)
      scoreIfDue(board)
      return standing(board, own)
    },
    chance,
  )
  return after({ do: 'spend', question: choice.question, points: spentBy(spend, agents) })
}

/** People need longer to ask and to answer than to do anything else. */
const TALK_DELAY_MS = 9000
function spyfall2(seen: BotInput<SpyfallTypes>, chance: Chance) {
  const action = actAsNewcomer(seen, chance)
  return action && { ...after(action), delayMs: 'text' in action ? TALK_DELAY_MS : DELAY_MS }
}

/** Answers as our bots do, from a personality of its own: an honest answer about oneself needs no skill. */
function topSecret(seen: BotInput<TopSecretTypes>, chance: Chance) {
  const move = botsFor('top-secret').easy!(seen, chance)
  if (move?.action.do !== 'point' && move?.action.do !== 'changePointing') return move
  const { common, hand, seat } = seen.view
  const signsOf = (other: number) =>
    common.rounds.at(-1)!.cards.map((card) => {
      const yes = card.answerTokens.find((token) => token.seat === other)?.yes
      const [yellow, blue] = [yesRate(common.options, card, 'yellow'), yesRate(common.options, card, 'blue')]
      return yellow === blue ? undefined : yes === yellow > blue ? 'yellow' : 'blue'
    })
  const others = pointableSeats(common.seats, seat).filter((other) => other !== seat)
  const ours = (other: number) => signsOf(other).filter((team) => team === hand.team).length
  return { ...move, action: { ...(move.action as object), at: highest(others, ours, chance) } as never }
}

export const newcomers: Readonly<Record<string, Newcomer>> = {
  'spy-alley-dice': {
    policy:
      'Keeps the spy that most dice show and that it does not hold itself, guesses whoever may still be it and was guessed wrong most often, never tries a mission and never challenges.',
    bot: spyAlleyDice,
  },
  'cia-vs-kgb': {
    policy:
      'Asks somebody whose card it has not seen and asks on until somebody says yes; says yes to its own side alone; signals once it knows its whole side, and follows everybody whose card it has not seen to be of the other side.',
    bot: ciaVsKgb,
  },
  'shadow-in-the-night': {
    policy: 'Spends its points so that its own stone is as far ahead and its own agent stands as high as can be, whoever sees it.',
    bot: shadowInTheNight,
  },
  'spyfall-2': {
    policy:
      'Asks anybody about anything. Knowing the place, it answers plainly and truly, accuses whoever gave two answers that do not fit the place, and votes against whoever gave most of those. As a spy it answers vaguely, whatever the question, votes against anybody, and after eight answers names a place that two more of them fit than any other.',
    bot: spyfall2,
  },
  'top-secret': {
    policy:
      'Takes a yes for a sign of the team whose question most people would say yes to, and a no for the other; points at whoever gave its own team most signs.',
    bot: topSecret,
  },
}
