// Options that do not fit the number of seats are explained in a sentence.
import { type GameTypes, readOptions, type Setup } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { describeMisfit, games } from './index.ts'

test.each([
  ['cia-vs-kgb', 10, { dealer: 9 }, 6],
  ['shadow-in-the-night', 3, { agents: ['amber'] }, 3],
  ['top-secret', 4, { packs: [] }, 4],
  ['spyfall-2', 5, { packs: [] }, 5],
  ['spyfall-2', 12, { spies: 1 }, 12],
  ['spyfall-2', 6, { spies: 2, packs: ['lamplight', 'daylight'] }, 6],
  ['spyfall-2', 6, { oldPals: true }, 6],
  ['spyfall-2', 6, { rounds: 31, packs: ['daylight'] }, 6],
  ['spyfall-2', 9, { spies: 1, packs: ['daylight'] }, 9],
] as const)('options of %s that do not fit %i seats are explained in a sentence: %j', (id, seats, chosenOptions, seatsNow) => {
  const { game } = games[id]!
  const options = readOptions<object>(game.options, id === 'shadow-in-the-night' ? { agents: firstAgent(game.options) } : chosenOptions, seats)
  const misfit = game.misfit?.({ options, seats: seatsNow } as Setup<GameTypes>)
  expect(misfit).toBeDefined()
  expect(describeMisfit(misfit!)).toMatch(/^[A-Z][^{}]+\. \(rule [A-Z]{2}-\d{2}\)$/)
  expect(describeMisfit(misfit!)).not.toContain(misfit!.code)
  expect(describeMisfit(misfit!)).not.toContain('undefined')
})
const firstAgent = (options: object) => [(options as { agents: { of: readonly string[] } }).agents.of[0]]
