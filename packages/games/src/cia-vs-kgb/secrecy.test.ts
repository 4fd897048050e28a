// A running signal cannot be noticed by seats that neither sent nor received it, nor by spectators.
import {
  act,
  advanceTime,
  dealMatch,
  type Feed,
  feedOf,
  randomBot,
  readOptions,
  type Seat,
  seedFromText,
  simulate,
  type Viewer,
  viewersOf,
  viewOfSeat,
} from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { ciaVsKgb, type KgbTypes } from './index.ts'
import { options } from './options.ts'
import { type Position, position, type Start } from './testing/position.ts'

/** All that reaches a viewer and all that it could notice by trying: its messages, what it may do, and how it is refused. */
const collectNoticed = ({ feed, view, common }: Position, viewer: Viewer) =>
  JSON.stringify([
    feed(viewer),
    viewer === 'spectator' ? common() : [view(viewer), ciaVsKgb.choices(view(viewer))],
    viewer === 'spectator' ? [] : [0, 1, 2, 3, 4, 5].map((from) => refusalOfMakingReady(viewer, from, view)),
  ])
const refusalOfMakingReady = (seat: Seat, from: Seat, view: Position['view']) =>
  ciaVsKgb.refusal(view(seat), { do: 'makeReady', question: 'none', from, ready: true })

function cutBeforeRaisedHands(feed: Feed<KgbTypes>): Feed<KgbTypes> {
  const firstRaised = feed.findIndex(({ facts }) => facts.some(({ kind }) => kind === 'handRaised' || kind === 'handsRaised'))
  return firstRaised < 0 ? feed : feed.slice(0, firstRaised)
}

describe('two worlds, with and without a running signal', () => {
  const thirdViewers: Viewer[] = [0, 1, 5, 'spectator']
  /** Seat 2 signals 3 and 4, who make ready and take it back, while the table goes on; at the same times in both worlds. */
  function compareWorlds(start: Start, steps: readonly ((match: Position) => unknown)[]) {
    const [quiet, signalled] = [position(start), position(start)]
    const secrets: readonly ((match: Position) => unknown)[] = [
      (match) => match.signal(2, [3, 4]),
      (match) => match.makeReady(3, 2),
      (match) => match.makeReady(4, 2),
      (match) => match.makeReady(4, 2, false),
    ]
    steps.forEach((step, i) => {
      quiet.waitSeconds(1)
      const secret = secrets[i]
      if (secret) expect(secret(signalled)).toBeUndefined()
      else signalled.waitSeconds(1)
      expect(step(signalled)).toEqual(step(quiet))
      for (const viewer of thirdViewers) expect(collectNoticed(signalled, viewer)).toBe(collectNoticed(quiet, viewer))
    })
    return { quiet, signalled }
  }

  test('[CK-17] no third seat and no spectator is told anything, offered anything or refused anything else before a hand goes up', () => {
    const { quiet, signalled } = compareWorlds({}, [
      (match) => match.ask(0, 5),
      (match) => match.answer(5, true),
      (match) => match.ask(5, 1),
      (match) => match.answer(1, false),
    ])
    expect(signalled.common().end).toBeNull()
    expect(quiet.feed(3)).not.toEqual(signalled.feed(3))
    for (const match of [quiet, signalled]) match.waitSeconds(10)
    for (const viewer of thirdViewers) {
      const [withoutSignal, withSignal] = [quiet.feed(viewer), signalled.feed(viewer)]
      expect(JSON.stringify(withSignal.slice(0, -1))).toBe(JSON.stringify(withoutSignal))
      expect(withSignal.at(-1)!.facts.map(({ kind }) => kind)).toEqual(['handsRaised', 'ended'])
    }
  })

  test('[CK-17] with a signal running, the clock asks the same seat at the same time as without one', () => {
    compareWorlds({ decisionSeconds: 30, signalSeconds: 30 }, [
      (match) => match.ask(0, 5),
      (match) => match.answer(5, true),
      (match) => match.waitSeconds(0.5),
      (match) => match.waitSeconds(0.5),
      (match) => match.waitSeconds(22.5),
    ])
    const [quiet, signalled] = [position({ decisionSeconds: 30, signalSeconds: 30 }), position({ decisionSeconds: 30, signalSeconds: 30 })]
    quiet.waitSeconds(5)
    for (const match of [quiet, signalled]) match.waitSeconds(1)
    signalled.waitSeconds(4)
    signalled.signal(2, [3])
    quiet.waitSeconds(1)
    for (const match of [quiet, signalled]) match.waitSeconds(26)
    expect(quiet.common().questions[0]).toMatchObject({ byClock: true, at: 30_000 })
    for (const viewer of thirdViewers) expect(collectNoticed(signalled, viewer)).toBe(collectNoticed(quiet, viewer))
  })

  test('[CK-17] in any game, third seats and spectators hear the same up to the first hand when all signals that are not theirs are left out', () => {
    for (let i = 0; i < 120; i++) {
      const seats = 6 + (i % 5)
      const setup = {
        seats,
        options: readOptions(options, { askAgain: i % 2 === 0, decisionSeconds: i % 3 === 0 ? 30 : 0, signalSeconds: 30 }, seats),
      }
      const playedMatch = simulate({ game: ciaVsKgb, setup, secret: seedFromText(`third ${i}`), bots: new Array(seats).fill(randomBot) })
      for (const viewer of viewersOf(seats)) {
        const withoutSignals = dealMatch(ciaVsKgb, setup, playedMatch.seed, playedMatch.entries[0]!.at)
        for (const { at, input } of playedMatch.entries) {
          if (input === 'deal' || 'deadline' in input) continue
          const { seat, action } = input
          const isViewersOwn = seat === viewer || (action.do === 'signal' && action.to.some((to) => to === viewer))
          if (isViewersOwn || (action.do !== 'signal' && action.do !== 'makeReady')) act(withoutSignals, seat, action, at)
        }
        advanceTime(withoutSignals, playedMatch.entries.at(-1)!.at)
        const heardFeed = cutBeforeRaisedHands(feedOf(playedMatch.entries, viewer))
        expect(JSON.stringify(feedOf(withoutSignals.entries, viewer).slice(0, heardFeed.length))).toBe(JSON.stringify(heardFeed))
      }
    }
  })
})

test('[CK-04] a seat knows its own card and the cards it was shown, and no view holds another before the end', () => {
  const match = position()
  const { ask, answer, cards } = match
  ask(0, 4)
  answer(4, true)
  ask(4, 2)
  const seenBySeat = [0, 1, 2, 3, 4, 5].map((seat) => viewOfSeat(match.truth, seat).hand.cards.flatMap((card, of) => (card === null ? [] : [of])))
  expect(seenBySeat).toEqual([[0, 4], [1], [2, 4], [3], [0, 4], [5]])
  for (const { cards: seen } of match.truth.hands) expect(seen.map((card, of) => card ?? cards()[of])).toEqual(cards())
  expect(JSON.stringify(match.truth.common)).not.toMatch(/cia|kgb/)
})
