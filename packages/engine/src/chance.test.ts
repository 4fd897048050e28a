// Chance: computed exactly as docs/fairness.md says, independent of what else is drawn, and even.
import { describe, expect, test } from 'vitest'
import { type Chance, chanceFrom, quickChance, seedFromText } from './chance.ts'

const drawMany = (chance: Chance, range: number, times: number) => Array.from({ length: times }, () => chance.below(range))

describe('chance of the game', () => {
  const seed = seedFromText('known answer')
  test('is SHA-256 over seed, name, a zero byte and the number of the block, four bytes a draw', () => {
    expect(seed).toBe('20e18dd9752c4dd88526af94b8865bc2df5c78b743102279a8ebad9a4fd0327c')
    expect(drawMany(chanceFrom(seed, '0:roll:1'), 2 ** 32, 12)).toEqual([
      977799600, 2377979625, 50963402, 142552302, 2649723377, 478197021, 386641550, 2569114329, 2372685165, 4108978726, 3686216206, 3511855855,
    ])
    expect(drawMany(chanceFrom(seed, '0:roll:1'), 6, 20)).toEqual([0, 3, 2, 0, 5, 3, 2, 3, 3, 4, 4, 1, 3, 5, 3, 3, 5, 2, 3, 5])
  })
  test('is a function of seed and name alone: what was drawn under other names does not move it', () => {
    const undisturbed = drawMany(chanceFrom(seed, '1:roll'), 1000, 50)
    const chance = chanceFrom(seed, '1:roll')
    const disturbed = undisturbed.map((_, i) => {
      chanceFrom(seed, `other ${i}`).below(6)
      chanceFrom(seedFromText('another'), '1:roll').below(6)
      return chance.below(1000)
    })
    expect(disturbed).toEqual(undisturbed)
    expect(drawMany(chanceFrom(seed, '1:roll '), 1000, 50)).not.toEqual(undisturbed)
    expect(drawMany(chanceFrom(seedFromText('another'), '1:roll'), 1000, 50)).not.toEqual(undisturbed)
  })
  test('takes names in any script', () => {
    expect(drawMany(chanceFrom(seed, 'nuit 夜'), 1000, 5)).not.toEqual(drawMany(chanceFrom(seed, 'nuit ?'), 1000, 5))
  })
})

/** Pearson's chi-squared statistic against equal counts. It has one degree of freedom fewer than there are counts. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}
describe.each([
  ['chanceFrom', chanceFrom(seedFromText('uniform'), 'draws')],
  ['quickChance', quickChance('uniform')],
])('%s', (_, chance) => {
  test('draws every number equally often', () => {
    const counts = Array(6).fill(0)
    for (const drawn of drawMany(chance, 6, 60_000)) counts[drawn]++
    expect(chiSquare(counts)).toBeLessThan(30) // 5 degrees of freedom: once in 70,000
  })
  test('shuffles into every order equally often', () => {
    const counts: Record<string, number> = {}
    for (let i = 0; i < 24_000; i++) {
      const order = chance.shuffle(['a', 'b', 'c', 'd']).join('')
      counts[order] = (counts[order] ?? 0) + 1
    }
    expect(Object.keys(counts)).toHaveLength(24)
    expect(chiSquare(Object.values(counts))).toBeLessThan(65) // 23 degrees of freedom: once in 150,000
  })
  test('does not favour small numbers where they do not divide the range', () => {
    const range = 3 * 2 ** 30
    const low = drawMany(chance, range, 20_000).filter((drawn) => drawn < 2 ** 30).length
    expect(low / 20_000).toBeCloseTo(1 / 3, 1)
    expect(Math.abs(low / 20_000 - 1 / 3)).toBeLessThan(0.02)
  })
  test('leaves the list that it shuffles as it was, and keeps every card', () => {
    const list = Object.freeze([1, 2, 3, 4, 5])
    expect(chance.shuffle(list).sort()).toEqual([1, 2, 3, 4, 5])
    expect(list).toEqual([1, 2, 3, 4, 5])
    expect(list).toContain(chance.pick(list))
  })
  test('refuses a range that is not a positive whole number', () => {
    for (const range of [0, -1, 1.5, Number.NaN]) expect(() => chance.below(range)).toThrow(RangeError)
  })
})
test('quick chance is the same for the same name', () => {
  expect(drawMany(quickChance('a'), 1000, 20)).toEqual(drawMany(quickChance('a'), 1000, 20))
  expect(drawMany(quickChance('a'), 1000, 20)).not.toEqual(drawMany(quickChance('b'), 1000, 20))
})
