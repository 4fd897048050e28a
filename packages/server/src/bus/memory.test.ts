// The bus inside one process keeps the contract.
import { expect, test } from 'vitest'
import { busContract } from './contract.ts'
import { memoryBuses, singleNodeBus } from './memory.ts'

busContract('The bus in memory', async () => {
  const [here, there] = memoryBuses(2)
  return [here!, there!]
})

test('the bus of a single node says that it is the only node', () => {
  expect(singleNodeBus().isOnlyNode).toBe(true)
})
