// What others' actions say about their cards: few guess the spy that they hold, and few try a mission without its spy.
// The clues are read from a feed once; each possible world is then weighed by them.
import type { Feed, Seat, Viewer } from '@safehouse/engine'
import { type AlleyTypes, bitOf, type CardSet, enoughToGuess, findSpyOnDice, type Spy, type World } from '@safehouse/games/spy-alley-dice'

/** The probability that a player does something: while `holding` the spy in question, and `notHolding` it. */
interface Habit {
  readonly holding: number
  readonly notHolding: number
}
const habits = {
  guessTheSpy: { holding: 0.03, notHolding: 1 },
  leaveTheGuess: { holding: 1, notHolding: 0.35 },
  attemptItsMission: { holding: 1, notHolding: 0.25 },
  letItsMissionPass: { holding: 1, notHolding: 0.7 },
} as const satisfies Record<string, Habit>
/** How likely somebody keeps a card that everybody has seen, compared with throwing it away. */
const KEEPS_SHOWN_CARD = 0.6

type Clue =
  | { readonly what: 'acted'; readonly seat: Seat; readonly card: CardSet; readonly habit: Habit }
  | { readonly what: 'cardTaken'; readonly from: Seat; readonly to: Seat; readonly card: CardSet }
  | { readonly what: 'cardGiven'; readonly from: Seat; readonly to: Seat }
  | { readonly what: 'cardThrown'; readonly seat: Seat; readonly seenBefore: CardSet }

/** The probability that somebody who attempts a mission holds its spy (Bayes), where `holds` is the probability before the attempt. */
export const beliefAfterMissionAttempt = (holds: number): number => holds / (holds + habits.attemptItsMission.notHolding * (1 - holds))

/** The clues in a feed. The viewer's own actions, and the clock's, are none. */
export function cluesIn(feed: Feed<AlleyTypes>, viewer: Viewer): Clue[] {
  const clues: Clue[] = []
  let dice: readonly Spy[] = []
  let mission: Spy | undefined
  let shown: CardSet = 0
  const add = (seat: Seat, spy: Spy, habit: Habit) => {
    if (seat !== viewer) clues.push({ what: 'acted', seat, card: bitOf(spy), habit })
  }
  for (const { facts } of feed) {
    for (const fact of facts) {
      switch (fact.kind) {
        case 'turnBegan':
          dice = []
          mission = undefined
          shown = 0
          break
        case 'rolled':
          dice = fact.dice
          break
        case 'guessed':
          dice = []
          if (!mission) add(fact.by, fact.spy, habits.guessTheSpy)
          if (!fact.right) break
          shown = bitOf(fact.spy)
          clues.push({ what: 'cardTaken', from: fact.whom, to: fact.by, card: shown })
          break
        case 'missionAttempted':
          dice = []
          mission = fact.spy
          add(fact.seat, fact.spy, habits.attemptItsMission)
          break
        case 'missionPassed':
          if (!fact.byClock && mission) add(fact.seat, mission, habits.letItsMissionPass)
          break
        case 'cardHandedOver':
          clues.push({ what: 'cardGiven', from: fact.from, to: fact.to })
          break
        case 'cardThrown':
          clues.push({ what: 'cardThrown', seat: fact.seat, seenBefore: fact.byClock || fact.seat === viewer ? 0 : shown })
          break
        case 'turnEnded': {
          const unguessed = fact.byClock ? undefined : findSpyOnDice(dice, enoughToGuess)
          if (unguessed) add(fact.seat, unguessed, habits.leaveTheGuess)
        }
      }
    }
  }
  return clues
}

/** The weight of a world: the product of the probabilities of all clues in it. */
export function plausibilityOf(clues: readonly Clue[], { dealt, secretMoves }: World): number {
  const hands = [...dealt]
  let weight = 1
  let secretMoveIndex = 0
  for (const clue of clues) {
    switch (clue.what) {
      case 'acted':
        weight *= hands[clue.seat]! & clue.card ? clue.habit.holding : clue.habit.notHolding
        break
      case 'cardTaken':
        hands[clue.from]! &= ~clue.card
        hands[clue.to]! |= clue.card
        break
      case 'cardGiven': {
        const card = bitOf(secretMoves[secretMoveIndex++]!)
        hands[clue.from]! &= ~card
        hands[clue.to]! |= card
        break
      }
      case 'cardThrown': {
        const card = bitOf(secretMoves[secretMoveIndex++]!)
        hands[clue.seat]! &= ~card
        if (clue.seenBefore & hands[clue.seat]!) weight *= KEEPS_SHOWN_CARD
      }
    }
  }
  return weight
}
