// Tests of the board's geometry: the track is closed, the ring is even, and no two pieces share a position.
import { buildings, lap } from '@safehouse/games/shadow-in-the-night'
import { expect, test } from 'vitest'
import { type BoardPlan, FIELD_SIZE, figurePositions, type Point, shortestWay, stonePositions, tallPlan, widePlan } from './geometry.ts'

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const steps = (points: readonly Point[]) => points.map((point, i) => distance(point, points[(i + 1) % points.length]!))
const plans: readonly (readonly [string, BoardPlan])[] = [
  ['tall', tallPlan],
  ['wide', widePlan],
]

test.each(plans)('the %s track has 42 fields, each beside the next, the last beside the first', (_, { fields }) => {
  expect(fields).toHaveLength(lap)
  expect(new Set(fields.map(({ x, y }) => `${x} ${y}`)).size).toBe(lap)
  for (const step of steps(fields)) expect(step).toBe(FIELD_SIZE)
})
test.each(plans)('the buildings of the %s board stand in a ring inside the track, about equally far from each other', (_, plan) => {
  const between = steps(plan.feet)
  expect(Math.max(...between) / Math.min(...between)).toBeLessThan(1.1)
  for (const { x, y } of plan.feet) {
    expect(x).toBeGreaterThan(FIELD_SIZE)
    expect(x).toBeLessThan(plan.width - FIELD_SIZE)
    expect(y).toBeGreaterThan(FIELD_SIZE)
    expect(y).toBeLessThan(plan.height - FIELD_SIZE)
  }
})
test.each(plans)('up to seven agents and seven stones each have a place of their own on the %s board', (_, plan) => {
  for (let many = 1; many <= 7; many++) {
    for (const building of buildings) expect(new Set(figurePositions(plan, building, many).map(({ x, y }) => `${x} ${y}`)).size).toBe(many)
    expect(new Set(stonePositions(plan, 41, many).map(({ position }) => `${position.x} ${position.y}`)).size).toBe(many)
  }
})
test('a stone past the lap lies on the field it has come to', () => {
  expect(stonePositions(tallPlan, 43, 1)[0]!.position).toEqual(tallPlan.fields[1])
})
test('the way around the ring is the shorter one, and clockwise where both are alike', () => {
  expect(shortestWay(10, 1)).toEqual([11, 0, 1])
  expect(shortestWay(1, 11)).toEqual([0, 11])
  expect(shortestWay(4, 10)).toEqual([5, 6, 7, 8, 9, 10])
  expect(shortestWay(3, 3)).toEqual([])
})
