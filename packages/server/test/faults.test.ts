// Fault injection on servers under load: a short form of `npm run faults`, and a shorter one where this is not `npm run test:deep`.
import { isDeep } from '@safehouse/engine/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SingleNode, startSingleNode, startTwoNodes, type TwoNodes } from '../testing/faults/deployments.ts'
import { singleNodeFaults, twoNodeFaults } from '../testing/faults/faults.ts'
import { tryFault } from '../testing/faults/run.ts'

const tables = 3
const faultless = { lost: 0, doubled: 0, misheard: 0, untrue: 0 }
const named = <F extends { name: string }>(faults: readonly F[], name: string): F => faults.find((fault) => fault.name === name)!

let lone: SingleNode
let shared: TwoNodes
beforeAll(async () => {
  ;[lone, shared] = await Promise.all([startSingleNode(tables), startTwoNodes(tables)])
}, 240_000)
afterAll(() => Promise.all([lone.close(), shared.close()]), 60_000)

const alone = ['disk full', 'connections cut mid-frame', ...(isDeep ? ['clock set forward and back'] : [])]
const together = [
  'one node of two killed (kill -9)',
  'PostgreSQL crashed',
  ...(isDeep ? ['Redis paused (SIGSTOP)', "nodes' connections to PostgreSQL cut mid-frame", "one node's clock set forward and back"] : []),
]
test.for(alone)('one server: %s', { timeout: 120_000 }, async (name) => {
  expect(await tryFault(lone, named(singleNodeFaults, name), 1)).toMatchObject(faultless)
})
test.for(together)('two nodes: %s', { timeout: 120_000 }, async (name) => {
  expect(await tryFault(shared, named(twoNodeFaults, name), 1)).toMatchObject(faultless)
})
