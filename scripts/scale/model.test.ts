// The model of `npm run scale`: how many nodes and how much of everything a number of players needs.
import { expect, test } from 'vitest'
import { breakingPoints, type Costs, type Habits, type Machine, needOf, nodeCapacity } from './model.ts'

const costs: Costs = {
  moveUs: 200,
  connectionUs: 0,
  connectionBytes: 10_000,
  nodeBytes: 0,
  sentBytes: 400,
  entryBytes: 500,
  postgresUs: 100,
  redisUs: 50,
}
const habits: Habits = { playersPerTable: 4, othersPerTable: 0, secondsPerMove: 4, spreadShare: 0.5 }
const machine: Machine = { memoryBytes: 1e9, nodeShare: 0.5, connections: 1e6, postgresCores: 4, backendShare: 0.5 }

test('a node is full when its CPU, memory or connections are used up, whichever is first', () => {
  // A move every 4 s at a table of four: a quarter of 200 µs a second for each table, 12.5 µs for each player.
  expect(nodeCapacity(costs, habits, machine)).toEqual({ players: 40_000, limit: 'CPU' })
  expect(nodeCapacity(costs, habits, { ...machine, memoryBytes: 1e8 })).toEqual({ players: 10_000, limit: 'memory' })
  expect(nodeCapacity(costs, habits, { ...machine, connections: 5000 })).toEqual({ players: 5000, limit: 'connections' })
})
test('nodes, entries, bytes, PostgreSQL and Redis grow with the number of players', () => {
  const need = needOf(400_000, costs, habits, machine)
  expect(need).toMatchObject({ tables: 100_000, connections: 400_000, movesPerSecond: 25_000, nodes: 10, nodeLoad: 0.5, redisChannels: 100_000 })
  expect(need.sentPerSecond).toBe(25_000 * 4 * 400)
  expect(need.storedPerDay).toBe(25_000 * 86_400 * 500)
  expect(need).toMatchObject({ postgresCores: 2.5, postgresServers: 2, redisMessagesPerSecond: 12_500, redisServers: 2 })
  expect(need.p99Ms).toBeCloseTo((Math.log(100) * 0.2) / 0.5)
})
test('one node needs neither PostgreSQL nor Redis', () => {
  expect(needOf(40_000, costs, habits, machine)).toMatchObject({ nodes: 1, postgresServers: 0, redisServers: 0, redisChannels: 0 })
})
test('the part that is used up first is named first', () => {
  expect(breakingPoints(costs, habits, machine).map(({ part }) => part)).toEqual([
    'one node',
    'one Redis, tables spread over nodes',
    'one PostgreSQL',
    'one Redis, tables by hash',
  ])
})
