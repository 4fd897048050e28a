import { quickChance } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { Regression } from './regression.ts'

const truth = [0.2, -0.1, 0]
function learnFrom(results: number): Regression {
  const chance = quickChance('regression')
  const regression = new Regression(truth.length, -0.05, 0.1, 0.5)
  for (let i = 0; i < results; i++) {
    const things = [0, 1, 2].filter(() => chance.below(2) === 0)
    const noise = chance.below(2) === 0 ? 0.5 : -0.5
    regression.learn(
      things,
      things.reduce((sum, thing) => sum + truth[thing]!, noise),
    )
  }
  return regression
}
const spreadOf = (numbers: readonly number[]) => {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  return Math.sqrt(numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length)
}
const drawsOf = (regression: Regression) => Array.from({ length: 500 }, (_, i) => regression.draw(quickChance(`draw ${i}`))[0]!)

test('finds what each of several things is worth from noisy sums of some of them', () => {
  for (const [i, mean] of learnFrom(4000).means().entries()) expect(Math.abs(mean - truth[i]!)).toBeLessThan(0.05)
})
test('believes at first what it was told, and draws less widely the more it has seen', () => {
  const fresh = learnFrom(0)
  for (const mean of fresh.means()) expect(mean).toBeCloseTo(-0.05)
  expect(spreadOf(drawsOf(fresh))).toBeCloseTo(0.1, 1)
  expect(spreadOf(drawsOf(learnFrom(1000)))).toBeLessThan(0.04)
})
