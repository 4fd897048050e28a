// No seat is better than another. The bots play each game at every number of seats; wins by seat are compared with an even share by
// chi-square. Seeds are fixed, so a result never changes by itself. `npm run test:deep` plays ten times as many matches.
import { type AnyGame, type GameTypes, readOptions, seedFromText, simulate } from '@safehouse/engine'
import { PROPERTY_TIMEOUT_MS, scaledRuns } from '@safehouse/engine/testing'
import { games } from '@safehouse/games'
import { describe, expect, test } from 'vitest'
import { botsFor, type ListedBot } from './index.ts'
import { botOf } from './shadow-in-the-night/bot.ts'

/** By degrees of freedom: exceeded by chance once in a thousand times. */
const CRITICAL_CHI_SQUARE = [0, 10.8, 13.8, 16.3, 18.5, 20.5, 22.5, 24.3, 26.1, 27.9, 29.6, 31.3]
const fastShadowBot = botOf({ worlds: 1, logs: 1, glances: 6, options: 2, ideas: 2, turns: 1, readings: 3, judges: 'fitted', discretion: 0.03 })

interface FairnessCase {
  readonly id: string
  readonly bot: ListedBot
  readonly seats: readonly number[]
  /** Matches at each number of seats. Ten times as many (`npm run test:deep`) show an advantage of five percentage points, in games with short matches. */
  readonly matches: number
  readonly options?: object
}
const quickBotOf = (id: string) => botsFor(id).quick!
const cases: readonly FairnessCase[] = [
  { id: 'spy-alley-dice', bot: quickBotOf('spy-alley-dice'), seats: [2, 3, 4, 6], matches: 60 },
  { id: 'cia-vs-kgb', bot: quickBotOf('cia-vs-kgb'), seats: [6, 7, 8], matches: 100 },
  { id: 'shadow-in-the-night', bot: fastShadowBot, seats: [2, 4, 7], matches: 30 },
  { id: 'spyfall-2', bot: quickBotOf('spyfall-2'), seats: [4, 8], matches: 20, options: { rounds: 1 } },
  { id: 'top-secret', bot: quickBotOf('top-secret'), seats: [3, 5, 8], matches: 80 },
]

describe.each(cases)('$id', ({ id, bot, seats, matches, options }) => {
  const { game } = games[id]!
  test('favours no seat, and neither the first nor the last', { timeout: PROPERTY_TIMEOUT_MS }, () => {
    const winsByPlace = { first: 0, last: 0, others: 0 }
    const evenShares = { ...winsByPlace }
    for (const seatCount of seats) {
      const wins = winsBySeat(game, bot, seatCount, scaledRuns(matches), options)
      const totalWins = wins.reduce((sum, won) => sum + won, 0)
      expect(
        chiSquare(
          wins,
          wins.map(() => totalWins / seatCount),
        ),
        `wins by seat of ${seatCount}: ${wins.join()}`,
      ).toBeLessThan(CRITICAL_CHI_SQUARE[seatCount - 1]!)
      winsByPlace.first += wins[0]!
      winsByPlace.last += wins.at(-1)!
      winsByPlace.others += totalWins - wins[0]! - wins.at(-1)!
      evenShares.first += totalWins / seatCount
      evenShares.last += totalWins / seatCount
      evenShares.others += (totalWins * (seatCount - 2)) / seatCount
    }
    expect(chiSquare(Object.values(winsByPlace), Object.values(evenShares)), JSON.stringify({ ends: winsByPlace, even: evenShares })).toBeLessThan(
      CRITICAL_CHI_SQUARE[2]!,
    )
  })
})

/** Shared wins count as parts, so that a match has one win in all. */
function winsBySeat(game: AnyGame, bot: ListedBot, seats: number, matches: number, options: object = {}): number[] {
  const wins = new Array<number>(seats).fill(0)
  const setup = { seats, options: readOptions<GameTypes['options']>(game.options, options, seats) }
  for (let i = 0; i < matches; i++) {
    const { truth } = simulate<GameTypes>({ game, setup, secret: seedFromText(`fair ${seats}/${i}`), bots: new Array(seats).fill(bot) })
    const winners = game.outcome(truth.common)?.winners ?? []
    for (const seat of winners) wins[seat]! += 1 / winners.length
  }
  return wins
}
function chiSquare(observed: readonly number[], expected: readonly number[]): number {
  return observed.reduce((sum, count, i) => sum + (expected[i] === 0 ? 0 : (count - expected[i]!) ** 2 / expected[i]!), 0)
}

test('a bot that always plays against the lowest seat would be noticed', { timeout: PROPERTY_TIMEOUT_MS }, () => {
  const gangsUp: ListedBot = (seen, chance) => {
    const move = botsFor('spy-alley-dice').quick!(seen, chance)
    const action = move?.action as { do: string; whom?: number }
    const lowest = [0, 1, 2, 3].find((seat) => seat !== seen.seat && seen.view.common.cards[seat] > 0)!
    return action?.do === 'guess' ? { ...move!, action: { ...action, whom: lowest } as never } : move
  }
  const wins = winsBySeat(games['spy-alley-dice']!.game, gangsUp, 4, 100)
  expect(
    chiSquare(
      wins,
      wins.map(() => 100 / 4),
    ),
  ).toBeGreaterThan(CRITICAL_CHI_SQUARE[3]!)
})
