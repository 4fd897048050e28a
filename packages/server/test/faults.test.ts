// Fault injection on servers under load: a short form of `npm run faults`, and a shorter one where this is not `npm run test:deep`. Two nodes
// share a real PostgreSQL and a real Redis.
import { feedOf } from '@safehouse/engine'
import { isDeep } from '@safehouse/engine/testing'
import { Api } from '@safehouse/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SingleNode, startSingleNode, startTwoNodes, type TwoNodes } from '../testing/faults/deployments.ts'
import { singleNodeFaults, twoNodeFaults } from '../testing/faults/faults.ts'
import { tryFault } from '../testing/faults/run.ts'
import type { ServerNode } from '../testing/faults/server-node.ts'
import { Player } from '../testing/player.ts'

const TABLE_COUNT = 3
/** The load of tables that play as fast as they can would take most of the CPU of these tests. */
const LOOK_INTERVAL_MS = isDeep ? 15 : 100
const noFailures = { lost: 0, doubled: 0, misheard: 0, untrue: 0 }
const faultNamed = <F extends { name: string }>(faults: readonly F[], name: string): F => faults.find((fault) => fault.name === name)!

// Each deployment is closed before the next one starts: its tables would play on meanwhile.
describe('one server', () => {
  let singleNode: SingleNode
  beforeAll(async () => {
    singleNode = await startSingleNode(TABLE_COUNT, LOOK_INTERVAL_MS)
  }, 240_000)
  afterAll(() => singleNode.close(), 60_000)

  const names = ['disk full', 'connections cut mid-frame', ...(isDeep ? ['clock set forward and back'] : [])]
  test.for(names)('%s', { timeout: 120_000 }, async (name) => {
    expect(await tryFault(singleNode, faultNamed(singleNodeFaults, name), 1)).toMatchObject(noFailures)
  })
})

describe('two nodes', () => {
  let twoNodes: TwoNodes
  beforeAll(async () => {
    twoNodes = await startTwoNodes(TABLE_COUNT, LOOK_INTERVAL_MS)
  }, 240_000)
  afterAll(() => twoNodes.close(), 60_000)

  const names = [
    'one node of two killed (kill -9)',
    'PostgreSQL crashed',
    ...(isDeep ? ['Redis paused (SIGSTOP)', "nodes' connections to PostgreSQL cut mid-frame", "one node's clock set forward and back"] : []),
  ]
  test.for(names)('%s', { timeout: 120_000 }, async (name) => {
    expect(await tryFault(twoNodes, faultNamed(twoNodeFaults, name), 1)).toMatchObject(noFailures)
  })
  test('a match goes on at one node when the other is killed, and every feed comes from one log', async () => {
    const [here, there] = twoNodes.nodes as [ServerNode, ServerNode]
    if (!here.isRunning) await here.start() // killed by an earlier try
    const originOf = ({ port }: ServerNode) => `http://127.0.0.1:${port}`
    const api = new Api(originOf(there))
    const { code, token } = await new Api(originOf(here)).create({ name: 'Anna', place: 'room' })
    const bramSeat = await api.join(code, 'Bram')
    const doomed = new Player(originOf(here), code, token)
    const bram = new Player(originOf(there), code, bramSeat.token)
    await Promise.all([doomed, bram].map((player) => player.until(() => player.house?.people.length === 2)))
    await api.command(code, token, { do: 'start', n: 1 })
    await Promise.all([doomed, bram].map((player) => player.until(() => player.choices.length > 0)))
    expect(await doomed.actAtRandom()).toEqual({ ok: true })
    await bram.until(() => bram.feed.length === doomed.feed.length)
    expect(await doomed.client.talk('Can you hear me over there?')).toEqual({ ok: true })
    await bram.until(() => bram.lines.length === 1)
    expect(bram.lines).toEqual(doomed.lines)

    await here.end('SIGKILL')
    const anna = new Player(originOf(there), code, token)
    await Promise.all([anna, bram].map((player) => player.playOut()))
    const log = (await twoNodes.store.entries(`${code}/1`, 0)).map((entry) => JSON.parse(entry))
    for (const player of [anna, bram]) expect(player.feed).toEqual(feedOf(log, player.seat))
    expect(anna.feed.slice(0, doomed.feed.length)).toEqual(doomed.feed)
  }, 240_000)
})
