// A table for tests: deals, and lets the seats act in a line each. Every action takes a second unless the test says otherwise.
import { act, advanceTime, dealMatch, feedOf, type Refusal, readOptions, type Seat, seedFromText, type Viewer, viewOfSeat } from '@safehouse/engine'
import { readyQuestion, signalQuestion } from './choices.ts'
import { type KgbCommon, questionOf } from './common.ts'
import type { KgbAction } from './facts.ts'
import { ciaVsKgb } from './game.ts'
import { type KgbOptions, options } from './options.ts'
import type { Side } from './sides.ts'

export interface SceneOf extends Partial<KgbOptions> {
  readonly seats?: number
  readonly seed?: string
}

export function scene({ seats = 6, seed = 'a quiet evening', ...given }: SceneOf = {}) {
  const setup = { seats, options: readOptions(options, { dealer: 0, ...given }, seats) }
  const match = dealMatch(ciaVsKgb, setup, seedFromText(seed), 0)
  let now = 0
  const view = (seat: Seat) => viewOfSeat(match.truth, seat)
  const does = (seat: Seat, action: KgbAction): Refusal | undefined => {
    now += 1000
    return act(match, seat, action, now)
  }
  const wait = (seconds: number): void => {
    now += seconds * 1000
    advanceTime(match, now)
  }
  const common = (): KgbCommon => match.truth.common
  const got = (seat: Seat, from: Seat) => view(seat).hand.got.find((signal) => signal.from === from)
  return {
    match,
    setup,
    common,
    view,
    does,
    got,
    hand: (seat: Seat) => view(seat).hand,
    cards: (): Side[] => match.truth.hands.map((hand, seat) => hand.cards[seat]!),
    members: (side: Side): Seat[] => match.truth.hands.flatMap((hand, seat) => (hand.cards[seat] === side ? [seat] : [])),
    feed: (viewer: Viewer) => feedOf(match.entries, viewer),
    kinds: (viewer: Viewer) => feedOf(match.entries, viewer).map(({ facts }) => facts.map(({ kind }) => kind)),
    /** Lets time pass, and with it whatever is due. */
    wait,
    ask: (by: Seat, whom: Seat) => does(by, { do: 'ask', question: questionOf(common()), whom }),
    answer: (seat: Seat, yes: boolean) => does(seat, { do: 'answer', question: questionOf(common()), yes }),
    sitDown: (seat: Seat) => does(seat, { do: 'sitDown', question: questionOf(common()) }),
    signal: (from: Seat, to: readonly Seat[]) => does(from, { do: 'signal', question: signalQuestion(view(from).hand), to: [...to] }),
    makeReady: (seat: Seat, from: Seat, ready = true) => {
      const signal = got(seat, from)
      return does(seat, { do: 'makeReady', question: signal ? readyQuestion(signal) : 'none', from, ready })
    },
  }
}
export type Scene = ReturnType<typeof scene>
