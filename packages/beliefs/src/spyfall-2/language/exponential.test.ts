import { expect, test } from 'vitest'
import { logistic, softmax } from './exponential.ts'

test('the logistic function is right to twelve digits', () => {
  for (let score = -50; score <= 50; score += 0.37) expect(logistic(score) / (1 / (1 + Math.exp(-score)))).toBeCloseTo(1, 12)
})
test('softmax gives probabilities in proportion to exponentials', () => {
  const shares = softmax([1, 2, -300, 3])
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  expect(shares[1]! / shares[0]!).toBeCloseTo(Math.E, 12)
  expect(shares[3]! / shares[1]!).toBeCloseTo(Math.E, 12)
  expect(shares[2]).toBeLessThan(1e-20)
})
