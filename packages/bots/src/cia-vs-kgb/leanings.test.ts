import { describe, expect, test } from 'vitest'
import { hardHabits } from './habits.ts'
import { always, from, pointsAt, probabilityAt } from './leanings.ts'

describe('a curve', () => {
  const curve = [
    [-1, 0.2],
    [0, 0.4],
    [2, 0.8],
  ] as const

  test('is linear between its points, and the same beyond the first and the last as there', () => {
    expect([-1, -0.5, 0, 0.5, 2].map((at) => probabilityAt(curve, at))).toEqual([0.2, 0.3, 0.4, 0.5, 0.8].map((value) => expect.closeTo(value)))
    expect(probabilityAt(curve, -9)).toBe(0.2)
    expect(probabilityAt(curve, 9)).toBe(0.8)
  })
  test('counts the points beside a number by how near they are', () => {
    expect(pointsAt(curve, 0.5)).toEqual([
      { point: 1, share: 0.75 },
      { point: 2, share: 0.25 },
    ])
    expect(pointsAt(curve, 3)).toEqual([{ point: 2, share: 1 }])
  })
  test('may be the same everywhere, or change at one number', () => {
    expect([-5, 5].map((at) => probabilityAt(always(0.3), at))).toEqual([0.3, 0.3])
    expect([0.61, 0.62, 0.63].map((at) => probabilityAt(from(0.62), at))).toEqual([0, 1, 1])
  })
})

test('answers of hard bots tell something and prove nothing', () => {
  for (const gain of [-1.5, 0, 1.5]) {
    const [toFellow, toOpponent] = [hardHabits.leaning('yesToFellow', gain), hardHabits.leaning('yesToOpponent', gain)]
    expect(toFellow).toBeGreaterThan(toOpponent + 0.05)
    for (const probability of [toFellow, toOpponent]) expect(Math.abs(probability - 0.5)).toBeLessThan(0.48)
  }
})
