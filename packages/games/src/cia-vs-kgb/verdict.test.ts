// Who wins CIA vs. KGB: every set of raised hands at every table, and a match that uses up its answers.
import { act, advanceTime, type Match, readOptions, resumeMatch, type Seat } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { ciaVsKgb, type Ground, judge, type KgbTypes, memberCountOf, type Side, seatsToAsk } from './index.ts'
import { options } from './options.ts'
import { position } from './testing/position.ts'

const sizes = [6, 7, 8, 9, 10]

/** One seat signals the others, they make ready, and their hands go up. */
function raise(from: Match<KgbTypes>, raised: readonly Seat[]): Match<KgbTypes> {
  const match = resumeMatch(ciaVsKgb, from.setup, from.seed, from.entries)
  const [sender, ...to] = raised as [Seat, ...Seat[]]
  act(match, sender, { do: 'signal', question: 'signal.0', to }, 1000)
  for (const seat of to) act(match, seat, { do: 'makeReady', question: `ready.${sender}.11000`, from: sender, ready: true }, 2000)
  advanceTime(match, 11_000)
  return match
}
/** Every set of two hands and more at a table, and how many of each side are in it. */
function* everyRaise(seats: number) {
  const match = position({ seats, seed: `table of ${seats}` })
  const { cards } = match
  for (let set = 0; set < 1 << seats; set++) {
    const raised = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => set & (1 << seat))
    if (raised.length < 2) continue
    const handsOf = (side: Side) => raised.filter((seat) => cards()[seat] === side).length
    yield { match, raised, cia: handsOf('cia'), kgb: handsOf('kgb') }
  }
}
/** How the match ends by the rules, written independently of the code under test. */
function expectedEnd(seats: number, cia: number, kgb: number): [Side | null, Ground] {
  const [allCia, allKgb] = [cia === memberCountOf('cia', seats), kgb === memberCountOf('kgb', seats)]
  if (allCia && allKgb) return [null, 'everyoneRaised']
  if (allCia) return ['cia', 'wholeSideRaised']
  if (allKgb) return ['kgb', 'wholeSideRaised']
  if (cia === kgb) return [null, 'equalHands']
  return [cia < kgb ? 'cia' : 'kgb', 'fewerHands']
}

describe('the end', () => {
  test('[CK-21, CK-22, CK-23, CK-24] every combination of raised hands at every table ends as the rules say, and its side wins', () => {
    for (const seats of sizes) {
      let combinations = 0
      for (const { match, raised, cia, kgb } of everyRaise(seats)) {
        const { common } = raise(match, raised).truth
        const [winner, ground] = expectedEnd(seats, cia, kgb)
        expect([common.raised, common.end?.winner, common.end?.ground]).toEqual([raised, winner, ground])
        const winners = ciaVsKgb.outcome(common)!.winners
        expect(winners).toEqual(common.end!.cards.flatMap((side, seat) => (side === winner ? [seat] : [])))
        expect(winners).toHaveLength(winner ? memberCountOf(winner, seats) : 0)
        combinations++
      }
      expect(combinations).toBe(2 ** seats - seats - 1)
    }
  })

  test('[CK-21] two hands end the game, even while an answer is due, and those who raised show their cards', () => {
    const { ask, signal, makeReady, waitSeconds, common, feed, cards, answer } = position()
    ask(0, 3)
    signal(1, [2])
    makeReady(2, 1)
    waitSeconds(10)
    expect(common()).toMatchObject({ due: null, until: null, end: { at: 12_000 } })
    const [hands] = feed('spectator').at(-1)!.facts
    expect(hands).toEqual({
      kind: 'handsRaised',
      hands: [
        { seat: 1, side: cards()[1] },
        { seat: 2, side: cards()[2] },
      ],
      at: 12_000,
    })
    expect(answer(3, true)).toMatchObject({ rule: 'CK-21', code: 'gameOver' })
  })

  test('[CK-22] all hands up: nobody wins', () => {
    for (const seats of sizes) {
      const everyone = Array.from({ length: seats }, (_, seat) => seat)
      const { common } = raise(position({ seats }), everyone).truth
      expect(common.end).toMatchObject({ winner: null, ground: 'everyoneRaised' })
      expect(ciaVsKgb.outcome(common)).toMatchObject({ winners: [] })
    }
  })

  test('[CK-23] a whole side wins, also with some of the other side', () => {
    const match = position({ seats: 7 })
    const { members } = match
    const [cia, kgb] = [members('cia'), members('kgb')]
    expect(raise(match, cia).truth.common.end).toMatchObject({ winner: 'cia', ground: 'wholeSideRaised' })
    expect(raise(match, [...cia, ...kgb.slice(1)]).truth.common.end).toMatchObject({ winner: 'cia', ground: 'wholeSideRaised' })
    expect(raise(match, [...kgb, ...cia.slice(1)]).truth.common.end).toMatchObject({ winner: 'kgb', ground: 'wholeSideRaised' })
  })

  test('[CK-24] else the fewer hands win, and equal numbers nobody', () => {
    const match = position({ seats: 10 })
    const { members } = match
    const [cia, kgb] = [members('cia'), members('kgb')]
    expect(raise(match, [...cia.slice(0, 1), ...kgb.slice(0, 2)]).truth.common.end).toMatchObject({ winner: 'cia', ground: 'fewerHands' })
    expect(raise(match, [...cia.slice(0, 4), ...kgb.slice(0, 2)]).truth.common.end).toMatchObject({ winner: 'kgb', ground: 'fewerHands' })
    expect(raise(match, [...cia.slice(0, 2), ...kgb.slice(0, 2)]).truth.common.end).toMatchObject({ winner: null, ground: 'equalHands' })
  })

  test('[CK-25] four against four, three CIA hands: the KGB wins without a hand', () => {
    const match = position({ seats: 8 })
    const { members } = match
    const { common } = raise(match, members('cia').slice(0, 3)).truth
    expect(common.end).toMatchObject({ winner: 'kgb', ground: 'fewerHands' })
    expect(ciaVsKgb.outcome(common)).toMatchObject({ winners: members('kgb') })
    expect(judge(['cia', 'kgb', 'cia', 'kgb', 'cia', 'kgb', 'cia', 'kgb'], [0, 2, 4])).toEqual({ winner: 'kgb', ground: 'fewerHands' })
  })

  test('[CK-26] at the end everyone is told all cards, and the questions with their times tell who had seen which', () => {
    const { ask, answer, signal, makeReady, waitSeconds, feed, cards, common } = position()
    ask(0, 4)
    answer(4, true)
    ask(4, 2)
    signal(1, [5])
    makeReady(5, 1)
    waitSeconds(10)
    for (const viewer of [0, 1, 2, 3, 4, 5, 'spectator'] as const)
      expect(feed(viewer).at(-1)!.facts.at(-1)).toMatchObject({ kind: 'ended', cards: cards() })
    expect(common().end?.cards).toEqual(cards())
    expect(common().questions).toEqual([
      { by: 0, to: 4, at: 1000, byClock: false, answer: { yes: true, at: 2000, byClock: false } },
      { by: 4, to: 2, at: 3000, byClock: false, answer: null },
    ])
  })
})

describe('a match that uses up its answers', () => {
  /** Everybody is always asked and always refuses. */
  function playToLastAnswer(answersEach: number) {
    const match = position({ answersEach })
    for (let i = 0; i < 6 * answersEach - 1; i++) {
      const [whom] = seatsToAsk(match.common()) as [Seat]
      match.ask(match.common().standing.seat, whom)
      match.answer(whom, false)
    }
    return match
  }

  test('[CK-28] after the last answer nobody wins, signals lapse, and all cards are shown', () => {
    const match = playToLastAnswer(5)
    const { common, ask, answer, signal, openKinds, cards } = match
    const [whom] = seatsToAsk(common()) as [Seat]
    expect(common()).toMatchObject({ answersLeft: 1, end: null })
    ask(common().standing.seat, whom)
    signal(3, [4])
    answer(whom, true)
    expect(common()).toMatchObject({ answersLeft: 0, end: { winner: null, ground: 'answersUsedUp', cards: cards() }, raised: [] })
    expect(openKinds().at(-1)).toEqual(['answered', 'ended'])
    expect(match.truth.hidden.signals).toEqual([])
    expect(ciaVsKgb.deadlines(match.truth)).toEqual([])
    expect(ciaVsKgb.outcome(common())).toMatchObject({ winners: [] })
  })

  test('[CK-28] twenty a player, or 5 to 50, or no limit, and everyone sees how many are left', () => {
    expect(position().common().answersLeft).toBe(120)
    expect(position({ seats: 9, answersEach: 50 }).common().answersLeft).toBe(450)
    expect(position({ answersEach: 0 }).common().answersLeft).toBeNull()
    const { ask, answer, common } = position({ answersEach: 7 })
    ask(0, 1)
    expect(common().answersLeft).toBe(42)
    answer(1, false)
    expect(common().answersLeft).toBe(41)
    for (const answersEach of [1, 4, 51]) expect(() => readOptions(options, { answersEach }, 6)).toThrow('answersEach')
  })

  test('[CK-28] without a limit the answers never end the game', () => {
    const { ask, answer, common } = position({ answersEach: 0 })
    for (let i = 0; i < 400; i++) {
      const { seat } = common().standing
      ask(seat, (seat + 1) % 6)
      answer((seat + 1) % 6, true)
    }
    expect(common()).toMatchObject({ answersLeft: null, end: null })
  })
})
