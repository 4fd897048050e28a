import { expect, test } from 'vitest'
import { footprintsFrom, placesOf } from './circle-layout.ts'

test('the own chair is at the bottom, and the next seat is clockwise of it, to the left', () => {
  const places = placesOf(8, 3)
  expect(places[3]).toMatchObject({ x: 50, y: 86.5 })
  expect(places[4]!.x).toBeLessThan(50)
  expect(places[7]).toMatchObject({ x: 50, y: 11.5 })
})
test('every chair is inside the field, with six to ten chairs', () => {
  for (let chairs = 6; chairs <= 10; chairs++) {
    for (const { x, y } of placesOf(chairs, 0)) expect([x > 10, x < 90, y > 10, y < 90]).toEqual([true, true, true, true])
  }
})
test('footprints lead from the chair towards the middle', () => {
  const [near, far] = footprintsFrom({ chair: 0, x: 50, y: 90, mirrored: false })
  expect(near!.y).toBeGreaterThan(far!.y)
  expect(far!.y).toBeGreaterThan(49)
})
