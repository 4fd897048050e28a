// Fault injection on servers under load: a short form of `npm run faults`.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loneFaults, sharedFaults } from '../testing/faults/faults.ts'
import { type LoneHouse, openLoneHouse, openSharedHouse, type SharedHouse } from '../testing/faults/houses.ts'
import { tryFault } from '../testing/faults/run.ts'

const tables = 3
const faultless = { lost: 0, doubled: 0, misheard: 0, untrue: 0 }
const named = <F extends { name: string }>(faults: readonly F[], name: string): F => faults.find((fault) => fault.name === name)!

let lone: LoneHouse
let shared: SharedHouse
beforeAll(async () => {
  ;[lone, shared] = await Promise.all([openLoneHouse(tables), openSharedHouse(tables)])
}, 240_000)
afterAll(() => Promise.all([lone.close(), shared.close()]), 60_000)

const alone = ['disk full', 'connections cut half-way', 'clock set forward and back']
const together = [
  'one node of two killed (kill -9)',
  'Redis paused (SIGSTOP)',
  'PostgreSQL crashed',
  "nodes' connections to PostgreSQL cut half-way",
  "one node's clock set forward and back",
]
test.for(alone)('one server: %s', { timeout: 120_000 }, async (name) => {
  expect(await tryFault(lone, named(loneFaults, name), 1)).toMatchObject(faultless)
})
test.for(together)('two nodes: %s', { timeout: 120_000 }, async (name) => {
  expect(await tryFault(shared, named(sharedFaults, name), 1)).toMatchObject(faultless)
})
