// No seat is better than another. `npm run fairness` has counted wins by seat over thousands of matches between bots, in every game at every
// number of seats that it allows; they are compared with an even share by chi-square. Here the first of those matches are played again: bots
// that play otherwise now have to be counted anew. Seeds are fixed, so a result never changes by itself.
import { PROPERTY_TIMEOUT_MS, scaledRuns } from '@safehouse/engine/testing'
import { describe, expect, test } from 'vitest'
import { fairnessCases, winnersOf, winnersWith } from '../testing/fairness/play.ts'
import { type CountedWins, readWins } from '../testing/fairness/wins.ts'
import { botsFor, type ListedBot } from './index.ts'

/** By degrees of freedom: exceeded by chance once in a thousand times. */
const CRITICAL_CHI_SQUARE = [0, 10.8, 13.8, 16.3, 18.5, 20.5, 22.5, 24.3, 26.1, 27.9, 29.6, 31.3]
/** By degrees of freedom: with this noncentrality chi-square exceeds the critical value nine times in ten. */
const NOTICED_CHI_SQUARE = [0, 20.9, 23.8, 25.9, 27.7, 29.2, 30.6, 31.8, 33, 34.1, 35.1, 36.1]
/** How much more often one seat wins than another would; in CIA vs. KGB, where half of the seats win together, more matches would be needed for five. */
const noticedPoints = (id: string): number => (id === 'cia-vs-kgb' ? 0.07 : 0.05)
/**
 * How many of the counted matches are played again in each case: fewer of `normal`, which has a case for each number of seats.
 * `npm run test:deep` plays all whose winners were kept.
 */
const MATCHES_AGAIN = { easy: 8, normal: 4, hard: 8 }

const counted = readWins()
test('wins were counted in every game at the levels and numbers of seats that are compared', () => {
  expect(counted.map(({ id, level, seats }) => ({ id, level, seats }))).toEqual(fairnessCases)
})

describe.each(counted)('$id with $seats $level', (counts) => {
  const { id, level, seats, bySeat, firstWinners } = counts
  test('favours no seat', () => {
    expect(evenChiSquare(asSingleWins(counts)), `wins by seat: ${bySeat.join(' ')}`).toBeLessThan(CRITICAL_CHI_SQUARE[seats - 1]!)
  })
  test(`was counted often enough to show that a seat wins ${100 * noticedPoints(id)} points more often`, () => {
    expect(evenChiSquare(asSingleWins({ ...counts, bySeat: biased(counts) }))).toBeGreaterThan(NOTICED_CHI_SQUARE[seats - 1]!)
  })
  test('bots play as they did when wins were counted (otherwise: npm run fairness)', { timeout: PROPERTY_TIMEOUT_MS }, () => {
    const expected = firstWinners.slice(0, scaledRuns(MATCHES_AGAIN[level]))
    expect(expected.map((_, match) => winnersOf({ id, level, seats }, match))).toEqual(expected)
  })
})

test.each([...new Set(counted.map(({ id }) => id))])('%s favours neither the first nor the last seat, over all cases', (game) => {
  const wins = [0, 0, 0]
  const even = [0, 0, 0]
  for (const counts of counted.filter(({ id }) => id === game)) {
    const { seats } = counts
    const singleWins = asSingleWins(counts)
    const share = sumOf(singleWins) / seats
    for (const [seat, won] of singleWins.entries()) {
      const place = seat === 0 ? 0 : seat === seats - 1 ? 1 : 2
      wins[place]! += won
      even[place]! += share
    }
  }
  expect(chiSquare(wins, even), `first, last, others: ${wins.join(' ')} instead of ${even.join(' ')}`).toBeLessThan(CRITICAL_CHI_SQUARE[2]!)
})

/** In standard deviations: exceeded by chance once in a thousand times, up or down. */
const CRITICAL_TREND = 3.29
/** How much more often the first seat wins than the last, with the others on a line between them, for a trend to be noticed. */
const noticedTrend = (id: string): number => (id === 'cia-vs-kgb' ? 0.05 : 0.03)
describe.each([...new Set(counted.map(({ id }) => id))])('in %s, over all cases,', (game) => {
  const cases = counted.filter(({ id }) => id === game)
  test('wins neither rise nor fall from the first seat to the last', () => {
    expect(Math.abs(trendOf(cases.map(asSingleWins)))).toBeLessThan(CRITICAL_TREND)
  })
  test(`a fall by ${100 * noticedTrend(game)} points from the first seat to the last would be noticed`, () => {
    const falling = cases.map((counts) => {
      const { id, seats, matches, bySeat } = counts
      const points = noticedTrend(id) * (id === 'cia-vs-kgb' ? meanPartOf(counts) : 1)
      return asSingleWins({ ...counts, bySeat: bySeat.map((_, seat) => sumOf(bySeat) / seats + matches * points * (0.5 - seat / (seats - 1))) })
    })
    expect(trendOf(falling)).toBeLessThan(-CRITICAL_TREND)
  })
})

test('a bot that always plays against the lowest seat would be noticed', { timeout: PROPERTY_TIMEOUT_MS }, () => {
  const gangsUp: ListedBot = (seen, chance) => {
    const move = botsFor('spy-alley-dice').quick!(seen, chance)
    const action = move?.action as { do: string; whom?: number }
    const lowest = [0, 1, 2, 3].find((seat) => seat !== seen.seat && seen.view.common.cards[seat] > 0)!
    return action?.do === 'guess' ? { ...move!, action: { ...action, whom: lowest } as never } : move
  }
  const wins = [0, 0, 0, 0]
  for (let match = 0; match < 100; match++) {
    const winners = winnersWith(gangsUp, { id: 'spy-alley-dice', seats: 4 }, match)
    for (const seat of winners) wins[seat]! += 1 / winners.length
  }
  expect(evenChiSquare(wins)).toBeGreaterThan(CRITICAL_CHI_SQUARE[3]!)
})

/** What part of a win a winner has on average: a half where two seats win together. Known of the first matches. */
function meanPartOf({ firstWinners }: CountedWins): number {
  const won = firstWinners.filter((winners) => winners.length > 0)
  return sumOf(won.map((winners) => 1 / winners.length)) / won.length
}
/**
 * The wins as so many that nobody shares: seats that win together have parts of one win, and these vary less from seat to seat than whole wins
 * do. Chi-square knows whole wins alone.
 */
function asSingleWins(counts: CountedWins): readonly number[] {
  const factor = (counts.seats - 1) / (counts.seats * meanPartOf(counts) - 1)
  return counts.bySeat.map((wins) => wins * factor)
}
/** As many wins, if the first seat won that much more often than it would by right. */
function biased(counts: CountedWins): readonly number[] {
  const { id, seats, matches, bySeat } = counts
  const part = noticedPoints(id) * (id === 'cia-vs-kgb' ? meanPartOf(counts) : 1)
  return bySeat.map((_, seat) => sumOf(bySeat) / seats + matches * (seat === 0 ? part : -part / (seats - 1)))
}
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** Each win counts how far its seat is from the middle one, in standard deviations of seats; the sum of all, in standard deviations of that. */
function trendOf(cases: readonly (readonly number[])[]): number {
  const sums = cases.map((wins) => {
    const deviation = Math.sqrt((wins.length ** 2 - 1) / 12)
    return sumOf(wins.map((count, seat) => (count * (seat - (wins.length - 1) / 2)) / deviation))
  })
  return sumOf(sums) / Math.sqrt(sumOf(cases.map(sumOf)))
}
/** Of wins by seat, against an even share. */
function evenChiSquare(wins: readonly number[]): number {
  const share = sumOf(wins) / wins.length
  return chiSquare(
    wins,
    wins.map(() => share),
  )
}
function chiSquare(observed: readonly number[], expected: readonly number[]): number {
  return observed.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0)
}
