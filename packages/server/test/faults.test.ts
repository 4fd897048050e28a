// Fault injection on servers under load: a short form of `npm run faults`, and a shorter one where this is not `npm run test:deep`.
import { isDeep } from '@safehouse/engine/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SingleNode, startSingleNode, startTwoNodes, type TwoNodes } from '../testing/faults/deployments.ts'
import { singleNodeFaults, twoNodeFaults } from '../testing/faults/faults.ts'
import { tryFault } from '../testing/faults/run.ts'

const TABLE_COUNT = 3
const noFailures = { lost: 0, doubled: 0, misheard: 0, untrue: 0 }
const faultNamed = <F extends { name: string }>(faults: readonly F[], name: string): F => faults.find((fault) => fault.name === name)!

let singleNode: SingleNode
let twoNodes: TwoNodes
beforeAll(async () => {
  ;[singleNode, twoNodes] = await Promise.all([startSingleNode(TABLE_COUNT), startTwoNodes(TABLE_COUNT)])
}, 240_000)
afterAll(() => Promise.all([singleNode.close(), twoNodes.close()]), 60_000)

const singleNodeFaultNames = ['disk full', 'connections cut mid-frame', ...(isDeep ? ['clock set forward and back'] : [])]
const twoNodeFaultNames = [
  'one node of two killed (kill -9)',
  'PostgreSQL crashed',
  ...(isDeep ? ['Redis paused (SIGSTOP)', "nodes' connections to PostgreSQL cut mid-frame", "one node's clock set forward and back"] : []),
]
test.for(singleNodeFaultNames)('one server: %s', { timeout: 120_000 }, async (name) => {
  expect(await tryFault(singleNode, faultNamed(singleNodeFaults, name), 1)).toMatchObject(noFailures)
})
test.for(twoNodeFaultNames)('two nodes: %s', { timeout: 120_000 }, async (name) => {
  expect(await tryFault(twoNodes, faultNamed(twoNodeFaults, name), 1)).toMatchObject(noFailures)
})
