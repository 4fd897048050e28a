// Secret signals in CIA vs. KGB: sending, making ready, and what happens when one ends.
import { act, chanceFrom, feedOf, readOptions } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { ciaVsKgb } from './index.ts'
import { options } from './options.ts'
import type { Side } from './sides.ts'
import { type Position, position } from './testing/position.ts'

const mayDo = ({ view }: Position, seat: number) => ciaVsKgb.choices(view(seat)).map((choice) => choice.do)

describe('starting a raise', () => {
  test('[CK-15] every seat may signal from the deal on, on turn or not, whatever the table waits for, and not after the end', () => {
    const match = position()
    const seatsThatMaySignal = () => [0, 1, 2, 3, 4, 5].filter((seat) => mayDo(match, seat).includes('signal'))
    expect(seatsThatMaySignal()).toEqual([0, 1, 2, 3, 4, 5])
    match.ask(0, 1)
    expect(seatsThatMaySignal()).toEqual([0, 1, 2, 3, 4, 5])
    match.answer(1, false)
    match.signal(5, [4])
    expect(seatsThatMaySignal()).toEqual([0, 1, 2, 3, 4])
    match.makeReady(4, 5)
    expect(seatsThatMaySignal()).toEqual([0, 1, 2, 3, 4])
    match.waitSeconds(10)
    expect(match.common().end).not.toBeNull()
    expect(seatsThatMaySignal()).toEqual([])
  })

  test('[CK-15] nobody joins hands that are up', () => {
    const { signal, makeReady, waitSeconds, common } = position()
    signal(5, [4, 3])
    makeReady(4, 5)
    waitSeconds(10)
    expect(makeReady(3, 5)).toMatchObject({ code: 'gameOver' })
    expect(common().raised).toEqual([4, 5])
  })

  test('[CK-16] a signal runs ten seconds, or as long as the table has set, from 5 to 30', () => {
    for (const signalSeconds of [undefined, 5, 30]) {
      const { signal, hand, waitSeconds, common } = position(signalSeconds ? { signalSeconds } : {})
      signal(2, [3])
      const until = 1000 + (signalSeconds ?? 10) * 1000
      expect(hand(2).sent).toEqual({ to: [3], until })
      waitSeconds((until - 1001) / 1000)
      expect(common().loneHands).toEqual([])
      waitSeconds(0.001)
      expect(common().loneHands).toEqual([{ seat: 2, turn: 1, at: until }])
    }
    for (const signalSeconds of [4, 31, 7.5]) expect(() => readOptions(options, { signalSeconds }, 6)).toThrow('signalSeconds')
  })

  test('[CK-16] a signal can be neither called off nor added to', () => {
    const match = position()
    match.signal(2, [3])
    expect(mayDo(match, 2)).toEqual([])
    expect(match.signal(2, [4])).toMatchObject({ rule: 'CK-16', code: 'signalRuns' })
    expect(match.makeReady(2, 2, false)).toMatchObject({ rule: 'CK-16', code: 'sendersHandStays' })
  })

  test('[CK-16] a receiver makes ready and takes it back as often as wanted, and the last word counts', () => {
    const { signal, makeReady, signalGot, waitSeconds, common } = position()
    signal(2, [3, 4])
    expect(signalGot(3, 2)).toEqual({ from: 2, until: 11_000, ready: false })
    for (const ready of [true, false, true]) {
      expect(makeReady(3, 2, ready)).toBeUndefined()
      expect(signalGot(3, 2)?.ready).toBe(ready)
    }
    for (const ready of [true, false]) makeReady(4, 2, ready)
    waitSeconds(10)
    expect(common().raised).toEqual([2, 3])
  })

  test('[CK-16] readiness counts for one signal alone', () => {
    const { signal, makeReady, waitSeconds, common } = position()
    signal(2, [3])
    signal(4, [3])
    makeReady(3, 4)
    waitSeconds(8)
    expect(common()).toMatchObject({ loneHands: [{ seat: 2 }], end: null })
    waitSeconds(1)
    expect(common().raised).toEqual([3, 4])
  })

  test('[CK-16] a seat that is ready for one signal is not ready for the next one', () => {
    const { signal, makeReady, signalGot } = position()
    signal(2, [3])
    makeReady(3, 2)
    signal(4, [3])
    expect([signalGot(3, 2)?.ready, signalGot(3, 4)?.ready]).toEqual([true, false])
    makeReady(3, 4)
    makeReady(3, 4, false)
    expect([signalGot(3, 2)?.ready, signalGot(3, 4)?.ready]).toEqual([true, false])
  })

  test('[CK-16] readiness for an old signal does not serve the next one of the same sender', () => {
    const { signal, makeReady, waitSeconds, ask, answer, signalGot, common, attempt } = position()
    signal(2, [3])
    makeReady(3, 2)
    makeReady(3, 2, false)
    waitSeconds(10)
    ask(0, 1)
    answer(1, true)
    signal(2, [3])
    expect(signalGot(3, 2)?.ready).toBe(false)
    expect(attempt(3, { do: 'makeReady', question: 'ready.2.11000', from: 2, ready: true })).toMatchObject({ code: 'questionGone' })
    waitSeconds(10)
    expect(common().loneHands).toHaveLength(2)
  })

  test('[CK-16] the next signal of a sender waits for a later turn than the one in which the last ended', () => {
    const { signal, ask, answer, sitDown, waitSeconds } = position()
    signal(2, [3])
    ask(0, 1)
    answer(1, false)
    sitDown(0)
    waitSeconds(8)
    expect(signal(2, [3])).toMatchObject({ rule: 'CK-16', code: 'signalTooSoon' })
    ask(1, 4)
    answer(4, false)
    expect(signal(2, [3])).toMatchObject({ rule: 'CK-16', code: 'signalTooSoon' })
    sitDown(1)
    expect(signal(2, [3])).toBeUndefined()
  })

  test('[CK-16b] a receiver hears who signals and until when, the sender to whom, and readiness is heard by oneself alone', () => {
    const { signal, makeReady, feed } = position()
    signal(2, [3, 4])
    for (const seat of [3, 4]) expect(feed(seat).at(-1)!.facts).toEqual([{ kind: 'signalGot', from: 2, until: 11_000 }])
    expect(feed(2).at(-1)!.facts).toEqual([{ kind: 'signalSent', to: [3, 4], until: 11_000 }])
    makeReady(3, 2)
    expect(feed(3).at(-1)!.facts).toEqual([{ kind: 'readyMade', from: 2, ready: true }])
    expect([feed(2), feed(4)].map((heard) => heard.length)).toEqual([2, 2])
  })

  test('[CK-16b] a signal is not passed on: a receiver can only start one of its own', () => {
    const match = position()
    match.signal(2, [3])
    match.signal(3, [4])
    expect(match.hand(4).got).toEqual([{ from: 3, until: 12_000, ready: false }])
    expect(match.makeReady(4, 2)).toMatchObject({ rule: 'CK-29', code: 'questionGone' })
  })
})

describe('the end of a signal', () => {
  test('[CK-18] several run at once, each with its own hands, and end one at a time', () => {
    const { signal, makeReady, waitSeconds, common, hand } = position()
    signal(1, [2, 3])
    signal(4, [2, 5])
    makeReady(5, 4)
    expect(hand(2).got.map(({ from }) => from)).toEqual([1, 4])
    waitSeconds(8)
    expect(common()).toMatchObject({ loneHands: [{ seat: 1, at: 11_000 }], end: null })
    expect(hand(2).got.map(({ from }) => from)).toEqual([4])
    waitSeconds(1)
    expect(common()).toMatchObject({ raised: [4, 5], end: { at: 12_000 } })
  })

  test('[CK-18] a sender whose hand was alone keeps the signals it has got, and what it was ready for', () => {
    const { signal, makeReady, waitSeconds, common, hand } = position()
    signal(1, [2])
    signal(4, [1, 5])
    signal(0, [1])
    makeReady(1, 4)
    waitSeconds(7)
    expect(common()).toMatchObject({ loneHands: [{ seat: 1, at: 11_000 }], end: null })
    expect(hand(1)).toMatchObject({
      sent: null,
      got: [
        { from: 4, ready: true },
        { from: 0, ready: false },
      ],
    })
    waitSeconds(1)
    expect(common().raised).toEqual([1, 4])
  })

  test('[CK-18] of two due at the same millisecond the one sent first ends first', () => {
    for (const [first, second] of [
      [4, 1],
      [1, 4],
    ] as const) {
      const match = position()
      const { waitSeconds, common } = match
      for (const from of [first, second]) act(match, from, { do: 'signal', question: 'signal.0', to: [2] }, 500)
      waitSeconds(11)
      expect(common().loneHands.map(({ seat, at }) => [seat, at])).toEqual([
        [first, 10_500],
        [second, 10_500],
      ])
    }
  })

  describe('[CK-18] signals due at the same millisecond', () => {
    const letBothSidesSignal = (isReady: (side: Side) => boolean) => {
      const match = position()
      const sides = (['kgb', 'cia'] as const).map((side) => ({ side, members: match.members(side) }))
      for (const { members } of sides) act(match, members[0]!, { do: 'signal', question: 'signal.0', to: members.slice(1) }, 500)
      for (const { side, members } of sides) for (const seat of members.slice(1)) if (isReady(side)) match.makeReady(seat, members[0]!)
      match.waitSeconds(11)
      return match
    }
    test('are counted together if both whole sides are among their hands: nobody wins', () => {
      const match = letBothSidesSignal(() => true)
      expect(match.common()).toMatchObject({ raised: [0, 1, 2, 3, 4, 5], end: { winner: null, ground: 'everyoneRaised', at: 10_500 } })
      expect(ciaVsKgb.deadlines(match.truth)).toEqual([])
      for (const viewer of [0, 1, 2, 3, 4, 5, 'spectator'] as const) {
        const chance = chanceFrom(match.seed, `imagined by ${viewer}`)
        const entries = ciaVsKgb.imagine(match.feed(viewer), viewer, match.setup, chance, 20_000)
        const heard = entries.flatMap(({ told }) => feedOf([{ at: 0, input: 'deal', told }], viewer)).flatMap(({ facts }) => facts)
        expect(heard).toEqual(match.feed(viewer).flatMap(({ facts }) => facts))
      }
    })
    test('end one at a time if a hand of either side is missing: the one sent first decides', () => {
      const match = letBothSidesSignal((side) => side === 'kgb')
      expect(match.common()).toMatchObject({ raised: match.members('kgb'), end: { winner: 'kgb', ground: 'wholeSideRaised' } })
    })
  })

  test('[CK-18] a raise that ends the game ends the other signals', () => {
    const match = position()
    const { signal, makeReady, waitSeconds, common, hand } = match
    signal(1, [2])
    signal(4, [5, 2])
    makeReady(2, 1)
    makeReady(2, 4)
    waitSeconds(60)
    expect(common()).toMatchObject({ raised: [1, 2], end: { at: 11_000 } })
    expect(ciaVsKgb.deadlines(match.truth)).toEqual([])
    expect([hand(4).sent, hand(5).got, hand(2).got]).toEqual([null, [], []])
  })

  test('[CK-19] a hand alone goes down at once: no card is shown, all saw whose it was, and the game goes on as it was', () => {
    const { signal, ask, answer, waitSeconds, common, feed, hand } = position()
    ask(0, 3)
    const before = common()
    signal(5, [1, 2])
    waitSeconds(10)
    for (const viewer of [0, 1, 2, 3, 4, 5, 'spectator'] as const)
      expect(feed(viewer).at(-1)!.facts).toEqual([{ kind: 'handRaised', seat: 5, at: 12_000 }])
    expect(common()).toEqual({ ...before, loneHands: [{ seat: 5, turn: 1, at: 12_000 }] })
    expect([hand(5).sent, hand(1).got]).toEqual([null, []])
    expect(answer(3, true)).toBeUndefined()
  })

  test('[CK-20] anyone may signal anyone, members of the other side too', () => {
    const { members, signal, makeReady, waitSeconds, common } = position()
    const [liar] = members('cia')
    const fooled = members('kgb').slice(0, 2)
    expect(signal(liar!, fooled)).toBeUndefined()
    for (const seat of fooled) expect(makeReady(seat, liar!)).toBeUndefined()
    waitSeconds(10)
    expect(common().end).toMatchObject({ winner: 'cia', ground: 'fewerHands' })
  })
})
