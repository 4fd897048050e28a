// Records from files are untrusted: what no match can be is refused before anything is recomputed.
import { type AnyGame, type GameRecord, type GameTypes, randomBot, readOptions, recordOf, simulate } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { expect, test } from 'vitest'
import { checkSize } from './recording.ts'

test.each(Object.values(games))('$game.id: a record of too many seats, rounds or entries is refused, and a true one is not', ({ game }) => {
  const seats = game.seats.min
  const setup = { options: readOptions(game.options, {}, seats), seats }
  const match = simulate({ game, setup, secret: 'size', bots: new Array(seats).fill(randomBot) })
  const record = recordOf(match, 'size', []) as GameRecord<GameTypes>
  const check = (changed: object) => () => checkSize({ rules: game as AnyGame, record: { ...record, ...changed } })
  expect(check({})).not.toThrow()
  for (const wrong of [30_000_000, 0, 2.5, '3', null]) expect(check({ seats: wrong })).toThrow()
  for (const name of Object.keys(game.options)) expect(check({ options: { ...setup.options, [name]: 1e9 } })).toThrow()
  expect(check({ options: { unheardOf: 1 } })).toThrow()
  expect(check({ entries: new Array(20_001).fill(record.entries[0]) })).toThrow()
  expect(check({ chain: null })).toThrow()
})
