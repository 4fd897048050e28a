// For tests: a table of six that plays by the real rules, with the props that each seat's screen gets.
import { act, advanceTime, dealMatch, readOptions, type Seat, seedFromText, viewOfSeat } from '@safehouse/engine'
import { ciaVsKgb, questionOf, readyQuestion, signalQuestion } from '@safehouse/games/cia-vs-kgb'
import type { SeatedPlayer } from '../screens.ts'
import type { KgbSeatProps } from './props.ts'
import { en, type Words } from './words/en.ts'

const names = ['Mara', 'Noor', 'Teo', 'Bram', 'Jonas', 'Ilse']

export function testTable({ seats = names.length, words = en }: { readonly seats?: number; readonly words?: Words } = {}) {
  const setup = { seats, options: readOptions(ciaVsKgb.options, { dealer: 1 }, seats) }
  const match = dealMatch(ciaVsKgb, setup, seedFromText('lamplight'), 0)
  let now = 0
  const common = () => match.truth.common
  const perform = (seat: Seat, action: Parameters<KgbSeatProps['act']>[0]) => {
    now += 1000
    const refusal = act(match, seat, action, now)
    if (refusal) throw new Error(`refused: ${refusal.code}`)
  }
  const players = (me: Seat | undefined): SeatedPlayer[] =>
    names
      .slice(0, seats)
      .map((name, seat) => ({ seat, name, you: seat === me, mark: seat, initials: name[0]!, kind: 'person', here: true, standIn: false }))
  const openProps = (me?: Seat) => ({
    options: setup.options,
    words,
    common: common(),
    seats: players(me),
    news: { count: 0, facts: [] },
    events: [],
    paused: false,
    scene: undefined,
    time: () => now,
  })
  return {
    now: () => now,
    /** By seat: its own card. */
    cards: () => match.truth.hands.map((hand, seat) => hand.cards[seat]!),
    /** The props that every screen gets, a spectator's too; `me` is the seat that is marked as the viewer's own. */
    openProps,
    /** The props of this seat's screen. */
    seat(me: Seat): KgbSeatProps {
      const view = viewOfSeat(match.truth, me)
      const notesStorage = { read: async () => null, save: async () => {} }
      return {
        ...openProps(me),
        seat: me,
        view,
        choices: ciaVsKgb.choices(view),
        act: async () => ({ ok: true }),
        notes: notesStorage,
        say: () => {},
      }
    },
    wait(seconds: number) {
      now += seconds * 1000
      advanceTime(match, now)
    },
    ask: (by: Seat, whom: Seat) => perform(by, { do: 'ask', question: questionOf(common()), whom }),
    answer: (seat: Seat, yes: boolean) => perform(seat, { do: 'answer', question: questionOf(common()), yes }),
    sitDown: (seat: Seat) => perform(seat, { do: 'sitDown', question: questionOf(common()) }),
    signal: (from: Seat, to: readonly Seat[]) =>
      perform(from, { do: 'signal', question: signalQuestion(viewOfSeat(match.truth, from).hand), to: [...to] }),
    /** Gets a seat ready to raise its hand with the signal of `from`, or takes that back. */
    toggleReady(seat: Seat, from: Seat) {
      const signal = viewOfSeat(match.truth, seat).hand.got.find((got) => got.from === from)!
      perform(seat, { do: 'makeReady', question: readyQuestion(signal), from, ready: !signal.ready })
    },
  }
}
