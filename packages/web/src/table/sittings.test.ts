import type { House } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { initialsOf, sittingsOf } from './sittings.ts'

test('people have one letter each, and a second one that tells them apart where the first is shared', () => {
  expect(initialsOf(['Noor', 'Teo'])).toEqual(['N', 'T'])
  expect(initialsOf(['Anna', 'anton'])).toEqual(['An', 'At'])
  expect(initialsOf(['Mara', 'Magpie', 'Teo'])).toEqual(['Mr', 'Mg', 'T'])
})
test('a letter is what a reader takes for one: no accent and no emoji is cut in two', () => {
  expect(initialsOf(['e\u0301lan'])).toEqual(['E\u0301'])
  expect(initialsOf(['👩‍🚀 Ida'])).toEqual(['👩‍🚀'])
})
test('whoever had left when this page came is known by name from the game that was played', () => {
  const anna = { id: 'a', name: 'Anna', kind: 'person', mark: 0, here: true, standIn: false }
  const sitters = [
    { name: 'Anna', kind: 'person', mark: 0 },
    { name: 'Bram', kind: 'person', mark: 3 },
  ]
  const house = { on: { n: 2, seats: ['a', 'b'] }, people: [anna], played: [{ n: 2, sitters }] } as unknown as House
  expect(sittingsOf(house, 'a').map(({ initials, you, mark, here }) => ({ initials, you, mark, here }))).toEqual([
    { initials: 'A', you: true, mark: 0, here: true },
    { initials: 'B', you: false, mark: 3, here: false },
  ])
})
