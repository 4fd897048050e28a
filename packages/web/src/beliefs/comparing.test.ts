// Figures of a group: added up by person, and compared only where their intervals do not overlap.
import type { SeatFigures } from '@safehouse/beliefs'
import { expect, test } from 'vitest'
import { estimateOf, type FollowedMatch, findDistinctPair, memberFigures } from './comparing.ts'

const figures = (times: number, of: number): SeatFigures => ({ suspected: { times, of }, hid: { times: 0, of: 0 }, guessed: { times: 0, of: 0 } })
const match = (names: FollowedMatch['names'], ...bySeat: readonly SeatFigures[]): FollowedMatch => ({
  names,
  figures: bySeat,
  honours: [{ what: 'liar', seat: 0, from: 0.6, to: 0.2 }],
})

test('figures and honours are added up by person, wherever they sat; bots are left out', () => {
  const members = memberFigures(
    [match(['Otter', 'Wren'], figures(3, 4), figures(1, 4)), match(['Wren', undefined, 'Otter'], figures(0, 4), figures(4, 4), figures(2, 4))],
    ['Otter', 'Wren', 'Lynx'],
  )
  expect(members.map(({ name, figures: { suspected }, honours }) => ({ name, ...suspected, liar: honours.liar }))).toEqual([
    { name: 'Otter', times: 5, of: 8, liar: 1 },
    { name: 'Wren', times: 1, of: 8, liar: 1 },
  ])
})
test('there is no figure for fewer than ten occasions', () => {
  expect(estimateOf({ times: 3, of: 9 })).toBeUndefined()
  expect(estimateOf({ times: 3, of: 10 })).toMatchObject({ share: 0.3 })
})
test('two people are told apart only where their intervals do not overlap', () => {
  const apart = (otter: number, wren: number, of: number) =>
    findDistinctPair(memberFigures([match(['Otter', 'Wren'], figures(otter, of), figures(wren, of))], ['Otter', 'Wren']), 'suspected')
  expect(apart(20, 5, 40)).toEqual(['Otter', 'Wren'])
  expect(apart(5, 20, 40)).toEqual(['Wren', 'Otter'])
  expect(apart(12, 8, 40)).toBeUndefined()
  expect(apart(9, 0, 9)).toBeUndefined()
})
