// The evening's score: a win counts one in every game.
import type { House } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { leadersOf, scoreOf } from './score.ts'

const sitter = (name: string, kind: 'person' | 'bot' = 'person') => ({ name, kind, mark: 0 })
const person = (id: string, name: string) => ({ id, name, kind: 'person' as const, mark: 3, here: true, awaySince: null, standIn: false, moves: 0 })
const evening = {
  people: [person('a', 'Anna'), person('c', 'Cleo the Second')],
  played: [
    { n: 1, game: 'spy-alley-dice', seats: ['a', 'b'], winners: ['b'], sitters: [sitter('Anna'), sitter('Bram')] },
    {
      n: 2,
      game: 'top-secret',
      seats: ['a', 'c', 'm'],
      winners: ['a', 'c'],
      points: [7, 7, 1],
      sitters: [sitter('Anna'), sitter('Cleo'), sitter('Magpie', 'bot')],
    },
    { n: 4, game: 'cia-vs-kgb', seats: ['a', 'c'], winners: ['c'], sitters: [sitter('Anna'), sitter('Cleo')] },
  ],
} satisfies Pick<House, 'people' | 'played'>

test('people are sorted by wins, with won, played or absent for each match', () => {
  expect(scoreOf(evening).map(({ name, wins, participations }) => [name, wins, participations.join(' ')])).toEqual([
    ['Cleo the Second', 2, 'absent won won'],
    ['Anna', 1, 'played won played'],
    ['Bram', 1, 'won absent absent'],
    ['Magpie', 0, 'absent played absent'],
  ])
})
test('people who have left are still listed, under the name they had in the match', () => {
  expect(scoreOf(evening).find(({ id }) => id === 'b')).toMatchObject({ name: 'Bram', kind: 'person' })
  expect(scoreOf(evening).find(({ id }) => id === 'm')).toMatchObject({ kind: 'bot' })
})
test('a person who left and came back under the same name is one person', () => {
  const again = { n: 5, game: 'top-secret', seats: ['z', 'a'], winners: ['z'], sitters: [sitter('bram'), sitter('Anna')] }
  const bram = scoreOf({ ...evening, played: [...evening.played, again] }).filter(({ name }) => /bram/i.test(name))
  expect(bram.map(({ id, wins, participations }) => [id, wins, participations.join(' ')])).toEqual([['z', 2, 'won absent absent won']])
})
test('several people can lead with equally many wins, and nobody leads before the first win', () => {
  expect(leadersOf(scoreOf(evening)).map(({ id }) => id)).toEqual(['c'])
  expect(leadersOf(scoreOf({ ...evening, played: evening.played.slice(0, 2) })).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(leadersOf(scoreOf({ ...evening, played: [{ ...evening.played[0]!, winners: [] }] }))).toEqual([])
})
