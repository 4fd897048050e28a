// How often somebody is dealt a thing: the probability of each count, compared with an enumeration of every sequence of deals and with
// known binomial values.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaledRuns } from '../testing/runs.ts'
import { countProbabilities, type EqualDeals, usualRange } from './luck.ts'

const arbitraryDeals = (maxDeals: number): fc.Arbitrary<EqualDeals[]> =>
  fc.array(fc.record({ deals: fc.integer({ min: 1, max: maxDeals }), odds: fc.double({ min: 0.05, max: 0.95, noNaN: true }) }), {
    minLength: 1,
    maxLength: 4,
  })

/** The same probabilities, by enumerating every sequence of deals; a bit of its number says whether that deal gave the thing. */
function enumerateCounts(groups: readonly EqualDeals[]): number[] {
  const odds = groups.flatMap((group) => new Array<number>(group.deals).fill(group.odds))
  const probabilities = new Array<number>(odds.length + 1).fill(0)
  for (let sequence = 0; sequence < 1 << odds.length; sequence++) {
    let probability = 1
    let times = 0
    for (const [deal, ofDeal] of odds.entries()) {
      const given = (sequence >> deal) & 1
      probability *= given ? ofDeal : 1 - ofDeal
      times += given
    }
    probabilities[times]! += probability
  }
  return probabilities
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('the probabilities are those of every possible sequence of deals, added up', () => {
  fc.assert(
    fc.property(arbitraryDeals(3), (groups) => {
      for (const [times, probability] of enumerateCounts(groups).entries()) expect(countProbabilities(groups)[times]).toBeCloseTo(probability, 10)
    }),
    { numRuns: scaledRuns(60) },
  )
})
test('each tail outside of the usual range has a probability of 1/40 at most, and the range cannot be narrower', () => {
  fc.assert(
    fc.property(arbitraryDeals(40), (groups) => {
      const probabilities = countProbabilities(groups)
      const { least, most } = usualRange(groups)
      expect(sum(probabilities.slice(0, least))).toBeLessThanOrEqual(1 / 40)
      expect(sum(probabilities.slice(0, least + 1))).toBeGreaterThan(1 / 40)
      expect(sum(probabilities.slice(most + 1))).toBeLessThanOrEqual(1 / 40)
      expect(sum(probabilities.slice(most))).toBeGreaterThan(1 / 40)
    }),
    { numRuns: scaledRuns(100) },
  )
})
test('in 31 deals with a probability of 1/4 each, 3 to 13 times are usual, as the binomial tables say', () => {
  expect(usualRange([{ deals: 31, odds: 1 / 4 }])).toEqual({ least: 3, most: 13 })
})
test('after one deal nothing is unusual, after none the range is 0 to 0', () => {
  expect(usualRange([{ deals: 1, odds: 1 / 7 }])).toEqual({ least: 0, most: 1 })
  expect(usualRange([])).toEqual({ least: 0, most: 0 })
})
test('the range of a thousand deals is exact: small probabilities are not rounded to zero', () => {
  const { least, most } = usualRange([{ deals: 1000, odds: 0.5 }])
  expect([least, most]).toEqual([469, 531])
})
