// A match of CIA vs. KGB for tests. Every action takes a second, unless the test says otherwise.
import { dealMatch, readOptions, type Seat, seedFromText } from '@safehouse/engine'
import { positionOf } from '../../testing/position.ts'
import { readyQuestion, signalQuestion } from '../choices.ts'
import { questionOf } from '../common.ts'
import { ciaVsKgb } from '../game.ts'
import { type KgbOptions, options } from '../options.ts'
import type { Side } from '../sides.ts'

export interface Start extends Partial<KgbOptions> {
  readonly seats?: number
  readonly seed?: string
}

/** Dealt at time 0, by seat 0 unless another dealer is named. */
export function position({ seats = 6, seed = 'a quiet evening', ...chosenOptions }: Start = {}) {
  const setup = { seats, options: readOptions(options, { dealer: 0, ...chosenOptions }, seats) }
  const match = dealMatch(ciaVsKgb, setup, seedFromText(seed), 0)
  const testMatch = positionOf(match, { openQuestion: ({ common }) => questionOf(common), actionMs: 1000 })
  const signalFrom = (seat: Seat, from: Seat) => testMatch.hand(seat).got.find((signal) => signal.from === from)
  return Object.assign(testMatch, {
    signalGot: signalFrom,
    cards: (): Side[] => match.truth.hands.map((hand, seat) => hand.cards[seat]!),
    members: (side: Side): Seat[] => match.truth.hands.flatMap((hand, seat) => (hand.cards[seat] === side ? [seat] : [])),
    openKinds: () => testMatch.feed('spectator').map(({ facts }) => facts.map(({ kind }) => kind)),
    ask: (by: Seat, whom: Seat) => testMatch.attempt(by, { do: 'ask', whom }),
    answer: (seat: Seat, yes: boolean) => testMatch.attempt(seat, { do: 'answer', yes }),
    sitDown: (seat: Seat) => testMatch.attempt(seat, { do: 'sitDown' }),
    signal: (from: Seat, to: readonly Seat[]) =>
      testMatch.attempt(from, { do: 'signal', question: signalQuestion(testMatch.hand(from)), to: [...to] }),
    makeReady: (seat: Seat, from: Seat, ready = true) => {
      const signal = signalFrom(seat, from)
      return testMatch.attempt(seat, { do: 'makeReady', question: signal ? readyQuestion(signal) : 'none', from, ready })
    },
  })
}
export type Position = ReturnType<typeof position>
