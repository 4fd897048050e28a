// A match of Spy Alley Dice for tests: a moment set up by hand, with the cards and dice that the test is about.
import { dealMatch, type Entry, type Match, resumeMatch, type Seat, seedFromText } from '@safehouse/engine'
import { type Position as PositionIn, positionOf } from '../../testing/position.ts'
import { questionOf } from '../common.ts'
import { spyAlleyDice } from '../game.ts'
import { type Spy, spies } from '../spies.ts'
import * as tell from '../tell.ts'
import type { AlleyToldFact, AlleyTypes } from '../types.ts'

export type Position = PositionIn<AlleyTypes>

export interface Start {
  readonly hands: readonly (readonly Spy[])[]
  /** What the dice show after the roller's last roll; without them nobody has rolled in this turn. */
  readonly dice?: readonly Spy[]
  readonly rolls?: number
  readonly roller?: Seat
  /** Seats that have lost their only card to the roller, who threw it away. */
  readonly out?: readonly Seat[]
  readonly decisionSeconds?: number
  readonly seed?: string
}

/** Everything at time 0: the deal, an opening roll that the roller wins, and the rolls so far. */
export function position({ hands, dice, rolls = 1, roller = 0, out = [], decisionSeconds = 0, seed = 'a scene' }: Start): Position {
  const until = decisionSeconds === 0 ? null : decisionSeconds * 1000
  const everyone = hands.map((_, seat) => seat)
  const told: AlleyToldFact[] = [
    ...tell.theDeal(
      hands,
      spies.filter((spy) => !hands.flat().includes(spy)),
    ),
    tell.startAsked(everyone, until),
    ...everyone.map((seat) => tell.startRolled(seat, fiveAlike(seat === roller ? 'russian' : 'french'), false)),
    ...out.flatMap((seat) => [tell.guessed(roller, seat, hands[seat]![0]!, true, until), ...tell.thrown(roller, hands[seat]![0]!, false)]),
    tell.turnBegan(roller, until),
  ]
  for (let roll = 0; dice && roll < rolls; roll++) told.push(tell.rolled(roller, dice, [], until))
  const entries: Entry<AlleyTypes>[] = [{ at: 0, input: 'deal', told }]
  return withActions(resumeMatch(spyAlleyDice, { seats: hands.length, options: { decisionSeconds } }, seedFromText(seed), entries))
}
/** Dealt at random at time 0, before anybody has rolled for the start. */
export const newMatch = (seats: number, seed: string, decisionSeconds = 0): Position =>
  withActions(dealMatch(spyAlleyDice, { seats, options: { decisionSeconds } }, seedFromText(seed), 0))

const withActions = (match: Match<AlleyTypes>): Position => positionOf(match, { openQuestion: ({ common }) => questionOf(common) })

export const fiveAlike = (spy: Spy): Spy[] => [spy, spy, spy, spy, spy]
export const threeOf = (spy: Spy): Spy[] => [spy, spy, spy, ...spies.filter((other) => other !== spy).slice(0, 2)]
/** No three alike. */
export const mixed: readonly Spy[] = ['american', 'american', 'french', 'french', 'german']

/** Hands of two and of four players. */
export const twoHands = [
  ['american', 'french'],
  ['german', 'italian'],
] as const
export const fourHands = [['american'], ['french'], ['german'], ['italian']] as const
