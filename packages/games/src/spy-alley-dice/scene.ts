// For tests alone: a moment of a game set up by hand, with the cards and dice that the test is about.
import { act, advanceTime, type Entry, feedOf, type Match, type Refusal, resumeMatch, type Seat, seedFromText, type Viewer } from '@safehouse/engine'
import { questionOf } from './common.ts'
import type { AlleyAction } from './facts.ts'
import { spyAlleyDice } from './game.ts'
import { type Spy, spies } from './spies.ts'
import * as tell from './tell.ts'
import type { AlleyToldFact, AlleyTypes } from './types.ts'

export type Scene = Match<AlleyTypes>
type ActWithoutQuestion = AlleyAction extends infer A ? (A extends AlleyAction ? Omit<A, 'question'> : never) : never

interface Moment {
  readonly hands: readonly (readonly Spy[])[]
  /** As they lie after the roller's last roll; without them the turn begins. */
  readonly dice?: readonly Spy[]
  readonly rolls?: number
  readonly roller?: Seat
  /** Seats that have lost their only card to the roller, who threw it away. */
  readonly out?: readonly Seat[]
  readonly decisionSeconds?: number
}

/** Everything at time 0: the deal, an opening roll that the roller wins, and the rolls so far. */
export function scene({ hands, dice, rolls = 1, roller = 0, out = [], decisionSeconds = 0 }: Moment): Scene {
  const until = decisionSeconds === 0 ? null : decisionSeconds * 1000
  const everyone = hands.map((_, seat) => seat)
  const told: AlleyToldFact[] = [
    ...tell.theDeal(
      hands,
      spies.filter((spy) => !hands.flat().includes(spy)),
    ),
    tell.startAsked(everyone, until),
    ...everyone.map((seat) => tell.startRolled(seat, alike(seat === roller ? 'russian' : 'french'), false)),
    ...out.flatMap((seat) => [tell.guessed(roller, seat, hands[seat]![0]!, true, until), ...tell.thrown(roller, hands[seat]![0]!, false)]),
    tell.turnBegan(roller, until),
  ]
  for (let roll = 0; dice && roll < rolls; roll++) told.push(tell.rolled(roller, dice, [], until))
  const entries: Entry<AlleyTypes>[] = [{ at: 0, input: 'deal', told }]
  return resumeMatch(spyAlleyDice, { seats: hands.length, options: { decisionSeconds } }, seedFromText('a scene'), entries)
}

export const alike = (spy: Spy): Spy[] => [spy, spy, spy, spy, spy]
export const threeOf = (spy: Spy): Spy[] => [spy, spy, spy, ...spies.filter((other) => other !== spy).slice(0, 2)]
/** No three alike. */
export const mixed: readonly Spy[] = ['american', 'american', 'french', 'french', 'german']

/** A seat answers the question that is open; tells why, if that is refused. */
export const step = (match: Scene, seat: Seat, action: ActWithoutQuestion, now = 0): Refusal | undefined =>
  act(match, seat, { ...action, question: questionOf(match.truth.common) } as AlleyAction, now)
export const waitUntil = (match: Scene, now: number): void => advanceTime(match, now)

/** What a viewer heard last. */
export const lastHeard = (match: Scene, viewer: Viewer) => feedOf(match.entries, viewer).at(-1)!.facts
export const mayDo = (match: Scene, seat: Seat): string[] =>
  spyAlleyDice.choices({ seat, common: match.truth.common, hand: match.truth.hands[seat]! }).map((choice) => choice.do)
export const cardsOf = (match: Scene, seat: Seat): readonly Spy[] => match.truth.hands[seat]!.cards
