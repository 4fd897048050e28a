import { act, type Bot, deal, feedOf, type Play, quickChance, readOptions, type Seat, seedFrom, seenBy, simulate } from '@safehouse/engine'
import { type CiaVsKgb, ciaVsKgb, questionOf, type Side } from '@safehouse/games/cia-vs-kgb'
import { describe, expect, test } from 'vitest'
import { bots } from './index.ts'

const setupFor = (seats: number, dealer: Seat | null = null) => ({ seats, options: readOptions(ciaVsKgb.options, { dealer }, seats) })
const game = (seats: number, bot: Bot<CiaVsKgb>, name: string): Play<CiaVsKgb> =>
  simulate({ game: ciaVsKgb, setup: setupFor(seats), secret: seedFrom(name), bots: new Array<Bot<CiaVsKgb>>(seats).fill(bot) })

test('quick bots come to an end at every table, mostly with a winner, and neither side is favoured at even ones', { timeout: 300_000 }, () => {
  const games = 80
  const won = { cia: 0, kgb: 0 }
  for (const seats of [6, 7, 8, 9, 10]) {
    const played = Array.from({ length: games }, (_, i) => game(seats, bots.quick, `evening ${i} of ${seats}`))
    const winners = played.map(({ truth }) => truth.table.end!.winner)
    expect(played.reduce((sum, { entries }) => sum + entries.length, 0) / games).toBeLessThan(300)
    expect(winners.filter((winner) => winner === null).length / games).toBeLessThan(0.25)
    if (seats % 2 === 0) for (const winner of winners) if (winner) won[winner]++
  }
  expect(Math.max(won.cia, won.kgb) / (won.cia + won.kgb)).toBeLessThan(0.6)
})

describe.each(['quick', 'normal'] as const)('%s bots', (level) => {
  test('play the same game from the same secret', () => {
    expect(game(7, bots[level], 'again').entries).toEqual(game(7, bots[level], 'again').entries)
  })

  test('send a signal to their whole side when they know it, and believe one of a fellow who can know', () => {
    const { play, fellows } = sideThatKnows()
    const [first, knows, last] = fellows
    expect(moveOf(play, knows, level)?.action).toMatchObject({ do: 'signal', to: [first, last].sort() })
    act(play, knows, { do: 'signal', question: 'signal.0', to: [first, last] }, 6000)
    expect(moveOf(play, first, level)?.action).toMatchObject({ do: 'makeReady', from: knows, ready: true })
  })

  test('do not follow a signal of somebody whose card they saw was of the other side', () => {
    const { play, fellows, opponents } = sideThatKnows()
    const [asked] = opponents
    ask(play, asked, false)
    const liar = fellows[2]
    act(play, liar, { do: 'signal', question: 'signal.0', to: [asked] }, 8000)
    expect(moveOf(play, asked, level)?.action.do).not.toBe('makeReady')
  })

  test('answer at the same moment whether or not they have got a signal', () => {
    const [quiet, signalled] = [deal(ciaVsKgb, setupFor(6, 0), seedFrom('pace'), 0), deal(ciaVsKgb, setupFor(6, 0), seedFrom('pace'), 0)]
    for (const play of [quiet, signalled]) act(play, 0, { do: 'ask', question: 'turn.1.0.act', whom: 4 }, 1000)
    act(signalled, 2, { do: 'signal', question: 'signal.0', to: [4] }, 1700)
    const [one, other] = [moveOf(quiet, 4, level, 1000)!, moveOf(signalled, 4, level, 1700)!]
    expect(other.action.do).toBe('answer')
    expect(1700 + other.takes).toBe(1000 + one.takes)
  })
})

test('looking ahead wins more games than habit', { timeout: 300_000 }, () => {
  const won = { normal: 0, quick: 0 }
  for (let i = 0; i < 100; i++) {
    const ahead: Side = i % 2 ? 'cia' : 'kgb'
    const levelOf = (side: Side | null | undefined) => (side === ahead ? 'normal' : 'quick')
    const { winner } = game(6, (seen, chance) => bots[levelOf(seen.view.hand.cards[seen.seat])](seen, chance), `duel ${i}`).truth.table.end!
    if (winner) won[levelOf(winner)]++
  }
  expect(won.normal).toBeGreaterThan(won.quick)
})

/** The first of a side asks the second, who says yes and asks the third, who says yes: the second knows all three. */
function sideThatKnows() {
  const seed = seedFrom('three fellows')
  const cards = deal(ciaVsKgb, setupFor(6), seed, 0).truth.hands.map((hand, seat) => hand.cards[seat]!)
  const of = (side: Side) => cards.flatMap((card, seat) => (card === side ? [seat] : [])) as [Seat, Seat, Seat]
  const fellows = of('cia')
  const play = deal(ciaVsKgb, setupFor(6, fellows[0]), seed, 0)
  ask(play, fellows[1], true)
  ask(play, fellows[2], true)
  return { play, fellows, opponents: of('kgb') }
}
function ask(play: Play<CiaVsKgb>, whom: Seat, yes: boolean): void {
  const now = play.entries.at(-1)!.at + 1000
  act(play, play.truth.table.standing.seat, { do: 'ask', question: questionOf(play.truth.table), whom }, now)
  act(play, whom, { do: 'answer', question: questionOf(play.truth.table), yes }, now + 1000)
}
function moveOf(play: Play<CiaVsKgb>, seat: Seat, level: keyof typeof bots, now = play.entries.at(-1)!.at) {
  const view = seenBy(play.truth, seat)
  const feed = () => feedOf(play.entries, seat)
  return bots[level]({ game: ciaVsKgb, setup: play.setup, seat, now, own: 'own', view, choices: ciaVsKgb.choices(view), feed }, quickChance('a bot'))
}
