import type { House } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { initialsOf, seatedPeople } from './seated-people.ts'

test('initials are one letter, and two different ones for people who share the first', () => {
  expect(initialsOf(['Noor', 'Teo'])).toEqual(['N', 'T'])
  expect(initialsOf(['Anna', 'anton'])).toEqual(['An', 'At'])
  expect(initialsOf(['Mara', 'Magpie', 'Teo'])).toEqual(['Mr', 'Mg', 'T'])
})
test('initials never split a grapheme such as an accented letter or an emoji', () => {
  expect(initialsOf(['e\u0301lan'])).toEqual(['E\u0301'])
  expect(initialsOf(['👩‍🚀 Ida'])).toEqual(['👩‍🚀'])
})
test('a person who left before this page loaded is named from the results of the match', () => {
  const anna = { id: 'a', name: 'Anna', kind: 'person', mark: 0, here: true, standIn: false }
  const sitters = [
    { name: 'Anna', kind: 'person', mark: 0 },
    { name: 'Bram', kind: 'person', mark: 3 },
  ]
  const house = { on: { n: 2, seats: ['a', 'b'] }, people: [anna], played: [{ n: 2, sitters }] } as unknown as House
  expect(seatedPeople(house, 'a').map(({ initials, you, mark, here }) => ({ initials, you, mark, here }))).toEqual([
    { initials: 'A', you: true, mark: 0, here: true },
    { initials: 'B', you: false, mark: 3, here: false },
  ])
})
