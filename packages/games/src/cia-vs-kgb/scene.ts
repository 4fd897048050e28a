// A table for tests: deals, and lets the seats act in a line each. Every action takes a second unless the test says otherwise.
import { act, deal, feedOf, passTime, type Refusal, readOptions, type Seat, seedFrom, seenBy, type Viewer } from '@safehouse/engine'
import { readyQuestion, signalQuestion } from './choices.ts'
import type { Act } from './facts.ts'
import { ciaVsKgb } from './game.ts'
import { type Options, options } from './options.ts'
import type { Side } from './sides.ts'
import { questionOf, type Table } from './table.ts'

export interface SceneOf extends Partial<Options> {
  readonly seats?: number
  readonly seed?: string
}

export function scene({ seats = 6, seed = 'a quiet evening', ...given }: SceneOf = {}) {
  const setup = { seats, options: readOptions(options, { dealer: 0, ...given }, seats) }
  const play = deal(ciaVsKgb, setup, seedFrom(seed), 0)
  let now = 0
  const view = (seat: Seat) => seenBy(play.truth, seat)
  const does = (seat: Seat, action: Act): Refusal | undefined => {
    now += 1000
    return act(play, seat, action, now)
  }
  const wait = (seconds: number): void => {
    now += seconds * 1000
    passTime(play, now)
  }
  const table = (): Table => play.truth.table
  const got = (seat: Seat, from: Seat) => view(seat).hand.got.find((signal) => signal.from === from)
  return {
    play,
    setup,
    table,
    view,
    does,
    got,
    hand: (seat: Seat) => view(seat).hand,
    cards: (): Side[] => play.truth.hands.map((hand, seat) => hand.cards[seat]!),
    members: (side: Side): Seat[] => play.truth.hands.flatMap((hand, seat) => (hand.cards[seat] === side ? [seat] : [])),
    feed: (viewer: Viewer) => feedOf(play.entries, viewer),
    kinds: (viewer: Viewer) => feedOf(play.entries, viewer).map(({ facts }) => facts.map(({ kind }) => kind)),
    /** Lets time pass, and with it whatever is due. */
    wait,
    ask: (by: Seat, whom: Seat) => does(by, { do: 'ask', question: questionOf(table()), whom }),
    answer: (seat: Seat, yes: boolean) => does(seat, { do: 'answer', question: questionOf(table()), yes }),
    sitDown: (seat: Seat) => does(seat, { do: 'sitDown', question: questionOf(table()) }),
    signal: (from: Seat, to: readonly Seat[]) => does(from, { do: 'signal', question: signalQuestion(view(from).hand), to: [...to] }),
    makeReady: (seat: Seat, from: Seat, ready = true) => {
      const signal = got(seat, from)
      return does(seat, { do: 'makeReady', question: signal ? readyQuestion(signal) : 'none', from, ready })
    },
  }
}
export type Scene = ReturnType<typeof scene>
