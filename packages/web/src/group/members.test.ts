// The members of a group are counted by name.
import type { GroupGame } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { membersOf, namesOf } from './members.ts'

const game = (id: string, names: readonly string[], winners: readonly number[]): GroupGame => ({
  id,
  at: 0,
  game: 'spy-alley-dice',
  sitters: names.map((name) => ({ name, kind: name === 'Magpie' ? 'bot' : 'person' })),
  winners,
})
const games = [game('A/1', ['noor', 'Sam', 'Magpie'], [2]), game('A/2', ['Sam', 'Noor'], [0]), game('B/1', ['Noor', 'Zoë', 'Sam'], [0, 1])]

test('names that look alike are one member, spelled as last written; bots are not members', () => {
  expect(membersOf({ games })).toEqual([
    { name: 'Zoë', played: 1, won: 1 },
    { name: 'Noor', played: 3, won: 1 },
    { name: 'Sam', played: 3, won: 1 },
  ])
  expect(namesOf({ games })('noor')).toBe('Noor')
  expect(namesOf({ games })('nobody')).toBe('nobody')
})
