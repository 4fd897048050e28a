// What would have happened: shares of continuations, the same for the same seed.
import { randomBot, readOptions, recordOf, simulate } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { expect, test } from 'vitest'
import { inPercent, playContinuations } from './continuations.ts'

const { game } = games['spy-alley-dice']!
const setup = { options: readOptions(game.options, {}, 3), seats: 3 }
const { entries } = recordOf(simulate({ game, setup, secret: 'what if', bots: [randomBot, randomBot, randomBot] }), 'what if', [])
const play = (seat: number, seed = 'seed', kept = 5) => [
  ...playContinuations(game, randomBot, { setup, from: entries.slice(0, kept), seat, seed, matches: 20 }),
]

test('the same seed gives the same share, and one of the seats wins each match', () => {
  expect(play(1)).toEqual(play(1))
  const ends = [0, 1, 2].map((seat) => play(seat).at(-1)!)
  expect(ends.reduce((sum, { wins }) => sum + wins, 0)).toBe(20)
  expect(play(0).map((share) => share.matches)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
})
test('just before the end the share is that of the winner', () => {
  const winner = game.outcome(simulate({ game, setup, secret: 'what if', bots: [randomBot, randomBot, randomBot] }).truth.common)!.winners[0]!
  expect(play(winner, 'seed', entries.length - 1).at(-1)!.wins).toBeGreaterThan(0)
})
test('a share comes with its interval, in whole per cent', () => {
  expect(inPercent({ wins: 124, matches: 200 })).toEqual({ share: 62, low: 55, high: 68 })
  expect(inPercent({ wins: 0, matches: 0 })).toEqual({ share: 0, low: 0, high: 100 })
})
