// `npm run scale`: what 1 node, 10 nodes and a million players need, from measured costs (docs/scale.md). `--run idle`, `spectators`, `resume`
// or `restart` does one real run instead and prints its line; `--move-us N` and the like replace a cost.
import { parseArgs } from 'node:util'
import { breakingPoints, type Costs, type Habits, type Machine, type Need, needOf, nodeCapacity } from './model.ts'

/** Costs unless options say otherwise; docs/scale.md says with which commands they are measured, and at which pace. */
const defaultCosts: Costs = {
  moveUs: 170,
  connectionUs: 1.6,
  connectionBytes: 13 * 1024,
  nodeBytes: 120 * 2 ** 20,
  sentBytes: 512,
  entryBytes: 300,
  postgresUs: 140,
  redisUs: 25,
}
const habits: Habits = { playersPerTable: 4, othersPerTable: 1, secondsPerMove: 5, spreadShare: 0.02 }
const machine: Machine = { memoryBytes: 4 * 2 ** 30, nodeShare: 0.6, connections: 50_000, postgresCores: 16, backendShare: 0.6 }

const options = {
  run: { type: 'string' },
  'move-us': { type: 'string' },
  'postgres-us': { type: 'string' },
  'redis-us': { type: 'string' },
} as const
const { values: given } = parseArgs({ options })
if (given.run === undefined) printPlan()
else {
  const { doRun, runs } = await import('./runs.ts')
  if (!runs[given.run]) {
    console.error(`npm run scale -- --run ${Object.keys(runs).join('|')}`)
    process.exit(2)
  }
  console.log(await doRun(given.run))
  process.exit(0)
}

function printPlan(): void {
  const costOr = (cost: string | undefined, defaultCost: number) => (cost === undefined ? defaultCost : Number(cost))
  const costs: Costs = {
    ...defaultCosts,
    moveUs: costOr(given['move-us'], defaultCosts.moveUs),
    postgresUs: costOr(given['postgres-us'], defaultCosts.postgresUs),
    redisUs: costOr(given['redis-us'], defaultCosts.redisUs),
  }
  const oneNode = nodeCapacity(costs, habits, machine)
  const needs = [oneNode.players, 10 * oneNode.players, 1_000_000].map((players) => needOf(players, costs, habits, machine))
  const format = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits })
  const rows: readonly (readonly [string, (need: Need) => string])[] = [
    ['players', ({ players }) => format(players)],
    ['tables', ({ tables }) => format(tables)],
    ['connections', ({ connections }) => format(connections)],
    ['moves a second', ({ movesPerSecond }) => format(movesPerSecond)],
    ['nodes', ({ nodes }) => format(nodes)],
    ['busy share of a node’s main thread', ({ nodeLoad }) => `${format(nodeLoad * 100)} %`],
    ['99 of 100 moves decided within, without the disk', ({ p99Ms }) => `${format(p99Ms, 1)} ms`],
    ['memory a node', ({ memoryPerNode }) => `${format(memoryPerNode / 2 ** 20)} MiB`],
    ['sent', ({ sentPerSecond }) => `${format(sentPerSecond / 1e6, 1)} MB/s`],
    ['stored', ({ entriesPerDay, storedPerDay }) => `${format(entriesPerDay / 1e6, 1)} M entries, ${format(storedPerDay / 1e9, 1)} GB a day`],
    [
      'PostgreSQL',
      ({ postgresServers, postgresCores }) => (postgresServers ? `${postgresServers} (${format(postgresCores, 1)} cores busy)` : 'SQLite'),
    ],
    ['Redis channels', ({ redisChannels }) => format(redisChannels)],
    ['Redis messages of moves a second', ({ redisMessagesPerSecond }) => format(redisMessagesPerSecond)],
    ['Redis', ({ redisServers }) => format(redisServers)],
  ]
  console.log('| | 1 node | 10 nodes | 1,000,000 players |\n|---|---:|---:|---:|')
  for (const [name, textOf] of rows) console.log(`| ${name} | ${needs.map(textOf).join(' | ')} |`)
  console.log(`\nA node ends at its ${oneNode.limit}. Used up first, by number of players:`)
  for (const { part, players } of breakingPoints(costs, habits, machine)) console.log(`- ${part}: ${format(players)}`)
}
