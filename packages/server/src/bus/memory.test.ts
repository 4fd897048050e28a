// The bus inside one process keeps the contract.
import { expect, test } from 'vitest'
import { busContract } from './contract.ts'
import { loneBus, memoryBuses } from './memory.ts'

busContract('The bus in memory', async () => {
  const [here, there] = memoryBuses(2)
  return [here!, there!]
})

test('a lone server is alone', () => {
  expect(loneBus().alone).toBe(true)
})
