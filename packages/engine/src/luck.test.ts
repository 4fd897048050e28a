// Exact probabilities, compared with an enumeration of all possible runs of deals and with known binomial values.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaledRuns } from '../testing/runs.ts'
import { countProbabilities, type EqualDeals, usualRange } from './luck.ts'

const arbitraryDeals = (most: number): fc.Arbitrary<EqualDeals[]> =>
  fc.array(fc.record({ deals: fc.integer({ min: 1, max: most }), odds: fc.double({ min: 0.05, max: 0.95, noNaN: true }) }), {
    minLength: 1,
    maxLength: 4,
  })

/** The same probabilities, by enumerating every run of yes and no. */
function enumerateCounts(dealt: readonly EqualDeals[]): number[] {
  const odds = dealt.flatMap((dealt) => new Array<number>(dealt.deals).fill(dealt.odds))
  const chances = new Array<number>(odds.length + 1).fill(0)
  for (let run = 0; run < 1 << odds.length; run++) {
    let chance = 1
    let times = 0
    for (const [deal, probability] of odds.entries()) {
      const hadLuck = (run >> deal) & 1
      chance *= hadLuck ? probability : 1 - probability
      times += hadLuck
    }
    chances[times]! += chance
  }
  return chances
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('the chances are those of every possible run of deals, added up', () => {
  fc.assert(
    fc.property(arbitraryDeals(3), (all) => {
      for (const [times, chance] of enumerateCounts(all).entries()) expect(countProbabilities(all)[times]).toBeCloseTo(chance, 10)
    }),
    { numRuns: scaledRuns(60) },
  )
})
test('what is below or above the usual happens to one in forty at most, and one step nearer it would happen to more', () => {
  fc.assert(
    fc.property(arbitraryDeals(40), (all) => {
      const chances = countProbabilities(all)
      const { least, most } = usualRange(all)
      expect(sum(chances.slice(0, least))).toBeLessThanOrEqual(0.025)
      expect(sum(chances.slice(0, least + 1))).toBeGreaterThan(0.025)
      expect(sum(chances.slice(most + 1))).toBeLessThanOrEqual(0.025)
      expect(sum(chances.slice(most))).toBeGreaterThan(0.025)
    }),
    { numRuns: scaledRuns(100) },
  )
})
test('31 deals with four at the table: 3 to 13 times is usual, as the binomial tables say', () => {
  expect(usualRange([{ deals: 31, odds: 1 / 4 }])).toEqual({ least: 3, most: 13 })
})
test('after one deal nothing is unusual, after none nothing is counted', () => {
  expect(usualRange([{ deals: 1, odds: 1 / 7 }])).toEqual({ least: 0, most: 1 })
  expect(usualRange([])).toEqual({ least: 0, most: 0 })
})
test('a thousand deals are counted without losing the tails', () => {
  const { least, most } = usualRange([{ deals: 1000, odds: 0.5 }])
  expect([least, most]).toEqual([469, 531])
})
