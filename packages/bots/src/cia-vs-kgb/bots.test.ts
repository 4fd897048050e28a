import {
  act,
  type Bot,
  dealMatch,
  feedOf,
  type Match,
  quickChance,
  readOptions,
  type Seat,
  seedFromText,
  simulate,
  viewOfSeat,
} from '@safehouse/engine'
import { scaledRuns } from '@safehouse/engine/testing'
import { ciaVsKgb, type KgbTypes, type KgbView, questionOf, type Side } from '@safehouse/games/cia-vs-kgb'
import { describe, expect, test } from 'vitest'
import { bots } from './index.ts'
import { untilPublicMove } from './pace.ts'

const setupFor = (seats: number, dealer: Seat | null = null) => ({ seats, options: readOptions(ciaVsKgb.options, { dealer }, seats) })
const playMatch = (seats: number, bot: Bot<KgbTypes>, name: string): Match<KgbTypes> =>
  simulate({ game: ciaVsKgb, setup: setupFor(seats), secret: seedFromText(name), bots: new Array<Bot<KgbTypes>>(seats).fill(bot) })

test('quick bots come to an end at every table, mostly with a winner, and neither side is favoured at even ones', { timeout: 300_000 }, () => {
  const games = scaledRuns(40)
  const won = { cia: 0, kgb: 0 }
  for (const seats of [6, 7, 8, 9, 10]) {
    const played = Array.from({ length: games }, (_, i) => playMatch(seats, bots.quick, `evening ${i} of ${seats}`))
    const winners = played.map(({ truth }) => truth.common.end!.winner)
    expect(played.reduce((sum, { entries }) => sum + entries.length, 0) / games).toBeLessThan(300)
    expect(winners.filter((winner) => winner === null).length / games).toBeLessThan(0.25)
    if (seats % 2 === 0) for (const winner of winners) if (winner) won[winner]++
  }
  expect(Math.max(won.cia, won.kgb) / (won.cia + won.kgb)).toBeLessThan(0.6)
})

describe.each(['quick', 'hard'] as const)('%s bots', (level) => {
  test('play the same game from the same secret', () => {
    expect(playMatch(7, bots[level], 'again').entries).toEqual(playMatch(7, bots[level], 'again').entries)
  })

  test('send a signal to their whole side when they know it, and believe one of a fellow who can know', () => {
    const { match, fellows } = sideThatKnows()
    const [first, knower, last] = fellows
    expect(moveOf(match, knower, level)?.action).toMatchObject({ do: 'signal', to: [first, last].sort() })
    act(match, knower, { do: 'signal', question: 'signal.0', to: [first, last] }, 6000)
    expect(moveOf(match, first, level)?.action).toMatchObject({ do: 'makeReady', from: knower, ready: true })
  })

  test('do not follow a signal from a seat whose card of the other side they have seen', () => {
    const { match, fellows, opponents } = sideThatKnows()
    const [asked] = opponents
    ask(match, asked, false)
    const liar = fellows[2]
    act(match, liar, { do: 'signal', question: 'signal.0', to: [asked] }, 8000)
    expect(moveOf(match, asked, level)?.action.do).not.toBe('makeReady')
  })

  test('answer at the same moment with and without a signal, even one that comes a millisecond before', () => {
    const asked = () => {
      const match = dealMatch(ciaVsKgb, setupFor(6, 0), seedFromText('pace'), 0)
      act(match, 0, { do: 'ask', question: 'turn.1.0.act', whom: 4 }, 1000)
      return match
    }
    const due = 1000 + moveOf(asked(), 4, level)!.delayMs
    for (const now of [1700, due - 150, due - 50, due - 10, due - 1]) {
      const match = asked()
      act(match, 2, { do: 'signal', question: 'signal.0', to: [4] }, now)
      const { action, delayMs } = moveOf(match, 4, level)!
      expect([action.do, now + delayMs]).toEqual(['answer', due])
    }
  })

  test('send no signal shortly before a public move, which it would delay', () => {
    const { match, fellows } = sideThatKnows()
    const knower = fellows[1]
    act(match, fellows[2], { do: 'ask', question: questionOf(match.truth.common), whom: knower }, 5000)
    const due = untilPublicMove(viewOfSeat(match.truth, knower), 0)
    const times = Array.from({ length: 40 }, (_, i) => 5000 + Math.floor(((due - 5000) * i) / 40))
    const moves = times.map((now) => ({ now, ...moveOf(match, knower, level, now, `whim at ${now}`)! }))
    const signals = moves.filter(({ action }) => action.do === 'signal')
    expect(signals.length).toBeGreaterThan(0)
    for (const { now, delayMs } of signals) expect(now + delayMs).toBeLessThan(due - 900)
    for (const { now, delayMs, action } of moves) if (action.do === 'answer') expect(now + delayMs).toBe(due)
  })
})

test('bots take longer for a public move the more seats there are to ask and answers to weigh, and never more than nine seconds', () => {
  const times = (change: Partial<KgbView['common']>) => {
    const view = viewOfSeat(dealMatch(ciaVsKgb, setupFor(10, 0), seedFromText('pace'), 0).truth, 0)
    return untilPublicMove({ ...view, common: { ...view.common, ...change } }, 0)
  }
  const answered = (count: number) => Array.from({ length: count }, () => ({ by: 1, to: 2, at: 0, byClock: false, answer: null }))
  expect(times({})).toBeGreaterThan(times({ chairs: [null, 1, 2, 3, 4, 5] }))
  expect(times({ questions: answered(10) })).toBeGreaterThan(times({ questions: answered(1) }))
  expect(times({ due: 0, questions: answered(10) })).toBeGreaterThan(times({ due: 0, questions: answered(1) }))
  const longest = Array.from({ length: 200 }, (_, turn) => times({ turn, questions: answered(2000) }))
  expect(Math.max(...longest)).toBeLessThan(9000)
})

test('in practice bots ask the person first, and send no signal before everybody could have asked a few times', () => {
  const start = dealMatch(ciaVsKgb, setupFor(6, 0), seedFromText('practice'), 0)
  expect(moveOf(start, 0, 'hard', 0, 'a bot', 3)?.action).toMatchObject({ do: 'ask', whom: 3 })
  ask(start, 3, false)
  expect(moveOf(start, 0, 'hard', 5000, 'a bot', 3)?.action).not.toMatchObject({ do: 'ask', whom: 3 })
  const { match, fellows, opponents } = sideThatKnows()
  expect(moveOf(match, fellows[1], 'hard')?.action.do).toBe('signal')
  expect(moveOf(match, fellows[1], 'hard', match.entries.at(-1)!.at, 'a bot', opponents[0])).toBeUndefined()
})

test('hard bots, which look ahead, win more matches than quick ones', { timeout: 300_000 }, () => {
  const won = { hard: 0, quick: 0 }
  for (let i = 0; i < scaledRuns(200); i++) {
    const hardSide: Side = i % 2 ? 'cia' : 'kgb'
    const levelOf = (side: Side | null | undefined) => (side === hardSide ? 'hard' : 'quick')
    const { winner } = playMatch(6, (seen, chance) => bots[levelOf(seen.view.hand.cards[seen.seat])](seen, chance), `duel ${i}`).truth.common.end!
    if (winner) won[levelOf(winner)]++
  }
  expect(won.hard).toBeGreaterThan(won.quick)
})

/** The first of a side asks the second, who says yes and asks the third, who says yes: the second knows all three. */
function sideThatKnows() {
  const seed = seedFromText('three fellows')
  const cards = dealMatch(ciaVsKgb, setupFor(6), seed, 0).truth.hands.map((hand, seat) => hand.cards[seat]!)
  const seatsOf = (side: Side) => cards.flatMap((card, seat) => (card === side ? [seat] : [])) as [Seat, Seat, Seat]
  const fellows = seatsOf('cia')
  const match = dealMatch(ciaVsKgb, setupFor(6, fellows[0]), seed, 0)
  ask(match, fellows[1], true)
  ask(match, fellows[2], true)
  return { match, fellows, opponents: seatsOf('kgb') }
}
function ask(match: Match<KgbTypes>, whom: Seat, yes: boolean): void {
  const now = match.entries.at(-1)!.at + 1000
  act(match, match.truth.common.standing.seat, { do: 'ask', question: questionOf(match.truth.common), whom }, now)
  act(match, whom, { do: 'answer', question: questionOf(match.truth.common), yes }, now + 1000)
}
function moveOf(
  match: Match<KgbTypes>,
  seat: Seat,
  level: keyof typeof bots,
  now = match.entries.at(-1)!.at,
  chanceName = 'a bot',
  practiceHuman?: Seat,
) {
  const view = viewOfSeat(match.truth, seat)
  const feed = () => feedOf(match.entries, seat)
  return bots[level](
    { game: ciaVsKgb, setup: match.setup, seat, now, botSecret: 'own', view, choices: ciaVsKgb.choices(view), feed, practiceHuman },
    quickChance(chanceName),
  )
}
