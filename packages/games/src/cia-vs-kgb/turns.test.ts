// The deal and the turns of CIA vs. KGB: chairs, questions, answers, and who sees which card.
import { chanceFrom, dealMatch, readOptions, seedFromText } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { cardsFor, ciaVsKgb, sightings } from './index.ts'
import { misfit, options } from './options.ts'
import { position } from './testing/position.ts'

const sizes = [6, 7, 8, 9, 10]
const count = (cards: readonly string[], side: string) => cards.filter((card) => card === side).length

describe('the deal', () => {
  test('[CK-01] six to ten sit down, each on a chair of their own, and no side has more than its five cards', () => {
    expect(ciaVsKgb.seats).toEqual({ min: 6, max: 10 })
    for (const seats of sizes) {
      const { common, cards } = position({ seats, dealer: 2 })
      expect(common().chairs).toEqual(Array.from({ length: seats }, (_, seat) => (seat === 2 ? null : seat)))
      expect(Math.max(count(cards(), 'cia'), count(cards(), 'kgb'))).toBeLessThanOrEqual(5)
    }
  })

  test('[CK-02] an even table has as many of each side, an odd one a KGB card more', () => {
    const dealt = sizes.map((seats) => position({ seats }).cards())
    expect(dealt.map((cards) => [count(cards, 'cia'), count(cards, 'kgb')])).toEqual([
      [3, 3],
      [3, 4],
      [4, 4],
      [4, 5],
      [5, 5],
    ])
  })

  test('[CK-03] everyone gets one card of a shuffled deck, told to that seat alone', () => {
    const { feed, cards, setup } = position()
    cards().forEach((side, seat) => {
      expect(feed(seat)[0]!.facts.slice(1)).toEqual([{ kind: 'cardDealt', side }])
    })
    expect(feed('spectator')[0]!.facts).toEqual([{ kind: 'dealt', dealer: 0, at: 0, until: null }])
    const deals = new Set(
      Array.from({ length: 400 }, (_, i) =>
        position({ seed: `deal ${i}` })
          .cards()
          .join(),
      ),
    )
    expect(deals.size).toBe(20)
    expect(cardsFor(setup.seats)).toHaveLength(6)
  })

  test('[CK-03] the dealer is drawn by lot unless the host names one, who must sit at the table', () => {
    const dealers = (seats: number, dealer: number | null) =>
      new Set(Array.from({ length: 150 }, (_, i) => position({ seats, dealer, seed: `lot ${i}` }).common().standing.seat))
    for (const seats of sizes) expect(dealers(seats, null)).toEqual(new Set(Array.from({ length: seats }, (_, seat) => seat)))
    expect(dealers(6, 4)).toEqual(new Set([4]))
    expect(() => readOptions(options, { dealer: 6 }, 6)).toThrow('dealer')
    expect(misfit({ seats: 6, options: readOptions(options, { dealer: 6 }, 7) })).toMatchObject({ rule: 'CK-03' })
    expect(misfit({ seats: 7, options: readOptions(options, { dealer: 6 }, 7) })).toBeUndefined()
  })

  test('[CK-03] a named dealer changes nobody’s card', () => {
    const setup = { seats: 6, options: readOptions(options, {}, 6) }
    const cards = ciaVsKgb.deal(setup, chanceFrom(seedFromText('a quiet evening'), 'deal'), 0).slice(1)
    expect(cards).toEqual(dealMatch(ciaVsKgb, position().setup, seedFromText('a quiet evening'), 0).entries[0]!.told.slice(1))
  })
})

describe('a turn', () => {
  test('[CK-05] the dealer stands first and may ask', () => {
    const { common, ask } = position({ dealer: 3 })
    expect(common()).toMatchObject({ standing: { seat: 3, since: 0 }, emptyChair: 3, turn: 1 })
    expect(ask(3, 1)).toBeUndefined()
  })

  test('[CK-06] the player on turn may ask anybody else, and may do nothing else before having asked', () => {
    const { view, sitDown } = position()
    const awaited = ciaVsKgb.choices(view(0)).filter((choice) => !choice.standing)
    expect(awaited).toEqual([{ do: 'ask', question: 'turn.1.0.act', fields: { whom: { one: [1, 2, 3, 4, 5] } } }])
    expect(sitDown(0)).toMatchObject({ rule: 'CK-06', code: 'askFirst' })
  })

  test('[CK-04, CK-06, CK-07] everybody sees who asks whom; only the asked player sees the card', () => {
    const { ask, feed, cards } = position()
    ask(0, 4)
    const askedFact = { kind: 'asked', by: 0, to: 4, byClock: false, at: 1000, until: null }
    for (const viewer of [0, 1, 2, 3, 5, 'spectator'] as const) expect(feed(viewer).at(-1)!.facts).toEqual([askedFact])
    expect(feed(4).at(-1)!.facts).toEqual([askedFact, { kind: 'cardShown', of: 0, side: cards()[0] }])
  })

  test('[CK-08] the asked player, and nobody else, may say yes or no to either side', () => {
    const match = position()
    const { ask, view } = match
    ask(0, 4)
    expect(ciaVsKgb.choices(view(4))[0]).toEqual({ do: 'answer', question: 'turn.1.1.answer', fields: { yes: { one: [true, false] } } })
    for (const seat of [0, 1, 2, 3, 5]) expect(ciaVsKgb.choices(view(seat)).every((choice) => choice.standing)).toBe(true)
    expect(match.truth.common.due).toBe(4)
  })

  test('[CK-04, CK-07, CK-09] a yes gives the chair away, shows the card back to the asker alone, and passes the turn', () => {
    const { ask, answer, common, feed, cards } = position()
    ask(0, 4)
    answer(4, true)
    expect(common()).toMatchObject({
      chairs: [4, 1, 2, 3, null, 5],
      emptyChair: 0,
      standing: { seat: 4, since: 2000 },
      turn: 2,
      asked: [],
      due: null,
    })
    const answered = { kind: 'answered', by: 4, to: 0, yes: true, byClock: false, at: 2000, until: null }
    for (const viewer of [1, 2, 3, 4, 5, 'spectator'] as const) expect(feed(viewer).at(-1)!.facts).toEqual([answered])
    expect(feed(0).at(-1)!.facts).toEqual([answered, { kind: 'cardShown', of: 4, side: cards()[4] }])
    expect(ask(4, 2)).toBeUndefined()
  })

  test('[CK-04, CK-10] a no shows the asker nothing, and leaves asking another or sitting down', () => {
    const { ask, answer, view, feed, hand, cards } = position()
    ask(0, 4)
    answer(4, false)
    expect(feed(0).at(-1)!.facts).toEqual([{ kind: 'answered', by: 4, to: 0, yes: false, byClock: false, at: 2000, until: null }])
    expect(hand(0).cards).toEqual([cards()[0], null, null, null, null, null])
    expect(ciaVsKgb.choices(view(0)).map((choice) => choice.do)).toEqual(['ask', 'sitDown', 'signal'])
  })

  test('[CK-11] nobody is asked twice in a turn, and in the next one all may be asked again', () => {
    const { ask, answer, sitDown } = position()
    ask(0, 4)
    answer(4, false)
    expect(ask(0, 4)).toMatchObject({ rule: 'CK-11', code: 'alreadyAsked' })
    ask(0, 3)
    answer(3, false)
    expect(ask(0, 4)).toMatchObject({ rule: 'CK-11' })
    sitDown(0)
    expect(ask(3, 4)).toBeUndefined()
  })

  test('[CK-11] with asking again allowed, only the one who has just refused may not be asked', () => {
    const { ask, answer } = position({ askAgain: true })
    ask(0, 4)
    answer(4, false)
    expect(ask(0, 4)).toMatchObject({ rule: 'CK-11', code: 'justRefused' })
    ask(0, 3)
    answer(3, false)
    expect(ask(0, 4)).toBeUndefined()
  })

  test('[CK-11] an asker whom everybody has refused sits down in the same moment', () => {
    const { ask, answer, common, openKinds } = position()
    for (const whom of [1, 2, 3, 4, 5]) {
      expect(common().standing.seat).toBe(0)
      ask(0, whom)
      answer(whom, false)
    }
    expect(openKinds().at(-1)).toEqual(['answered', 'satDown'])
    expect(common()).toMatchObject({ standing: { seat: 5, since: 10_000 }, turn: 2, chairs: [0, 1, 2, 3, 4, null] })
  })

  test('[CK-11] with asking again allowed, an asker whom everybody has refused may ask again or sit down', () => {
    const { ask, answer, sitDown, common, openKinds, view } = position({ askAgain: true })
    for (const whom of [1, 2, 3, 4, 5]) {
      ask(0, whom)
      answer(whom, false)
    }
    expect(openKinds().at(-1)).toEqual(['answered'])
    expect(common()).toMatchObject({ standing: { seat: 0 }, turn: 1, due: null })
    const awaited = ciaVsKgb.choices(view(0)).filter((choice) => !choice.standing)
    expect(awaited).toMatchObject([{ do: 'ask', fields: { whom: { one: [1, 2, 3, 4] } } }, { do: 'sitDown' }])
    expect(ask(0, 1)).toBeUndefined()
    answer(1, false)
    expect(sitDown(0)).toBeUndefined()
    expect(common().standing.seat).toBe(1)
  })

  test('[CK-12] sitting down passes the turn to the player who was asked last', () => {
    const { ask, answer, sitDown, common } = position()
    ask(0, 4)
    answer(4, false)
    ask(0, 2)
    answer(2, false)
    sitDown(0)
    expect(common()).toMatchObject({ standing: { seat: 2 }, turn: 2, asked: [] })
  })

  test('[CK-13, CK-14] the asker goes back to their own chair, or to the empty one if theirs was taken', () => {
    const { ask, answer, sitDown, common } = position()
    ask(0, 4)
    answer(4, false)
    sitDown(0)
    expect(common()).toMatchObject({ chairs: [0, 1, 2, 3, null, 5], emptyChair: 4 })
    ask(4, 1)
    answer(1, true)
    expect(common()).toMatchObject({ chairs: [0, null, 2, 3, 1, 5], emptyChair: 4 })
    ask(1, 5)
    answer(5, false)
    sitDown(1)
    expect(common()).toMatchObject({ chairs: [0, 4, 2, 3, 1, null], emptyChair: 5 })
  })

  test('[CK-14] who sits where follows from what everybody hears, with one standing and one chair empty at all times', () => {
    const { ask, answer, common } = position({ seats: 8 })
    let asker = 0
    for (const whom of [3, 6, 1, 0, 7, 3]) {
      ask(asker, whom)
      answer(whom, true)
      asker = whom
      const taken = common().chairs.filter((chair) => chair !== null)
      expect([...taken, common().emptyChair].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
      expect(common().chairs.indexOf(null)).toBe(asker)
    }
  })

  test('who has seen whose card, and when, follows from the questions', () => {
    const { ask, answer, common } = position()
    ask(0, 4)
    answer(4, false)
    ask(0, 2)
    answer(2, true)
    expect(sightings(common().questions)).toEqual([
      { seenBy: 4, card: 0, at: 1000, question: 0 },
      { seenBy: 2, card: 0, at: 3000, question: 1 },
      { seenBy: 0, card: 2, at: 4000, question: 1 },
    ])
  })
})
