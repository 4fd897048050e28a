import { describe, expect, test } from 'vitest'
import { arrowBetween, field, fistOf, placesOf, sizeOf } from './ring-layout.ts'

const tables = [3, 4, 5, 6, 7, 8, 9, 10]
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)
const startOf = (path: string) => {
  const [x, y] = path.slice(1).split(/[ QC]/).map(Number)
  return { x: x!, y: y! }
}

describe.each(tables)('a ring of %i', (seats) => {
  const places = placesOf(seats, 2)
  test('has the own seat at the bottom, in the middle', () => {
    expect(places[2]).toMatchObject({ x: field.width / 2, y: Math.max(...places.map(({ y }) => y)) })
  })
  test('keeps all shapes inside the field, and apart from each other', () => {
    for (const place of places) {
      expect(Math.min(place.x, field.width - place.x, place.y, field.height - place.y)).toBeGreaterThanOrEqual(sizeOf(seats) / 2)
      for (const neighbour of places) if (neighbour !== place) expect(apart(place, neighbour)).toBeGreaterThan(sizeOf(seats) + 12)
    }
  })
  test('has room for a fist beside each player that touches no shape', () => {
    for (const place of places) for (const other of places) expect(apart(fistOf(place, seats), other)).toBeGreaterThan(sizeOf(seats) / 2 + 12)
  })
  test('has arrows that end just before a shape', () => {
    for (const from of places)
      for (const to of places) {
        if (from === to) continue
        const { head } = arrowBetween(from, to, seats, false)
        expect(apart(head, to)).toBeGreaterThan(sizeOf(seats) / 2 + 8)
        expect(apart(head, to)).toBeLessThan(sizeOf(seats) / 2 + 20)
      }
  })
  test('has a visible line before each arrowhead, even between neighbours', () => {
    for (const from of places)
      for (const to of places) {
        if (from === to) continue
        const { path, head } = arrowBetween(from, to, seats, false)
        expect(apart(startOf(path), head)).toBeGreaterThan(18)
      }
  })
  test('has no arrow to oneself that ends on the player’s name', () => {
    for (const place of places) {
      const { head } = arrowBetween(place, place, seats, false)
      const nameBegins = sizeOf(seats) / 2
      if (place.nameAbove) expect(head.y).toBeGreaterThan(place.y - nameBegins)
      else expect(head.y).toBeLessThan(place.y + nameBegins)
    }
  })
})

test('two who point at each other get two different lines', () => {
  const [first, second] = placesOf(4, 0)
  expect(arrowBetween(first!, second!, 4, true).path).not.toBe(arrowBetween(second!, first!, 4, true).path)
})
test('an arrow to oneself is a loop towards the middle, clear of the player’s name', () => {
  for (const place of placesOf(3, 0)) {
    const { path, head } = arrowBetween(place, place, 3, false)
    expect(path).toContain('C')
    const nameBegins = sizeOf(3) / 2
    if (place.nameAbove) expect(startOf(path).y).toBeGreaterThan(place.y - nameBegins)
    else expect(startOf(path).y).toBeLessThan(place.y + nameBegins)
    expect(apart(head, place)).toBeLessThan(50)
  }
})
