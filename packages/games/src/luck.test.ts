// Luck, in every game: the outcome says what chance gave to each seat, and the counts add up to what the odds say.
import { randomBot, readOptions, simulate } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { games, type ListedGame } from './index.ts'

function playAtRandom({ game }: ListedGame, seats: number, secret: string, options: object = {}) {
  const setup = { options: readOptions(game.options, options, seats), seats }
  return simulate({ game, setup, secret, bots: new Array(seats).fill(randomBot) })
}
/** The luck in the outcome of one match that is played at random. */
const luckAt = (listed: ListedGame, seats: number, secret: string, options: object = {}) =>
  listed.game.outcome(playAtRandom(listed, seats, secret, options).truth.common)?.luck ?? []
const expectedLuck: Readonly<Record<string, (seats: number) => readonly string[]>> = {
  'cia-vs-kgb': (seats) => (seats % 2 === 1 ? ['first', 'outnumbered'] : ['first']),
  'shadow-in-the-night': () => ['first'],
  'spy-alley-dice': () => ['first'],
  'spyfall-2': () => ['spy'],
  'top-secret': (seats) => (seats % 2 === 1 ? ['outnumbered'] : []),
}

test.each(Object.entries(games))('%s tells what chance gave to whom, and it adds up to the odds', (id, listed) => {
  const { min, max } = listed.game.seats
  for (let seats = min; seats <= max; seats++) {
    const luck = luckAt(listed, seats, `table of ${seats}`)
    expect(luck.map(({ what }) => what)).toEqual(expectedLuck[id]?.(seats))
    for (const { times, deals, odds } of luck) {
      expect(times).toHaveLength(seats)
      expect(times.every((count) => Number.isInteger(count) && count >= 0 && count <= deals)).toBe(true)
      expect(times.reduce((sum, count) => sum + count, 0)).toBeCloseTo(deals * odds * seats, 9)
    }
  }
})
test.each(Object.entries(games))('%s favours no seat', (_, listed) => {
  const seats = listed.game.seats.min
  const luckySeats = new Set<number>()
  for (let run = 0; run < 30 && luckySeats.size < seats; run++)
    for (const { times } of luckAt(listed, seats, `run ${run}`)) luckySeats.add(times.indexOf(Math.max(...times)))
  const hasLuck = luckAt(listed, seats, 'once').length > 0
  expect(luckySeats.size).toBe(hasLuck ? seats : 0)
})
test.each(['cia-vs-kgb', 'shadow-in-the-night', 'spy-alley-dice'])('%s counts the seat that had the first turn as first', (id) => {
  const listed = games[id]!
  for (let run = 0; run < 5; run++) {
    const match = playAtRandom(listed, listed.game.seats.min, `run ${run}`)
    const facts = match.entries.flatMap(({ told }) => told.map(({ fact }) => fact as { kind: string; seat?: number; dealer?: number }))
    const began = facts.find((fact) => fact.kind === 'turnBegan' || fact.dealer !== undefined)
    const { times } = listed.game.outcome(match.truth.common)!.luck!.find(({ what }) => what === 'first')!
    expect(times.indexOf(1)).toBe(began?.dealer ?? began?.seat)
  }
})
test('going first is not counted as luck where the host chose who goes first', () => {
  expect(luckAt(games['cia-vs-kgb']!, 6, 'named', { dealer: 2 })).toEqual([])
  expect(luckAt(games['shadow-in-the-night']!, 3, 'named', { begins: 1 })).toEqual([])
})
