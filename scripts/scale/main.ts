// `npm run scale`: what 1 node, 10 nodes and a million players need, from measured costs (docs/scale.md). `--run idle`, `spectators`, `resume`
// or `restart` does one real run instead and prints its line; `--move-us N` and the like replace a cost.
import { parseArgs } from 'node:util'
import { breaking, type Costs, type Habits, type Machine, type Need, needOf, nodeCapacity } from './model.ts'

/** Costs unless options say otherwise; docs/scale.md says which are measured, with which commands, and which are assumed. */
const usualCosts: Costs = {
  moveUs: 170,
  connectionUs: 1.6,
  connectionBytes: 9 * 1024,
  nodeBytes: 120 * 2 ** 20,
  sentBytes: 512,
  entryBytes: 300,
  postgresUs: 250,
  redisUs: 40,
}
const habits: Habits = { playersPerTable: 4, othersPerTable: 1, secondsPerMove: 5, shareSpread: 0.02 }
const machine: Machine = { memoryBytes: 4 * 2 ** 30, nodeShare: 0.6, connections: 50_000, postgresCores: 16, backendShare: 0.6 }

const options = {
  run: { type: 'string' },
  'move-us': { type: 'string' },
  'postgres-us': { type: 'string' },
  'redis-us': { type: 'string' },
} as const
const { values: asked } = parseArgs({ options })
if (asked.run === undefined) printPlan()
else {
  const { doRun, runs } = await import('./runs.ts')
  if (!runs[asked.run]) {
    console.error(`npm run scale -- --run ${Object.keys(runs).join('|')}`)
    process.exit(2)
  }
  console.log(await doRun(asked.run))
  process.exit(0)
}

function printPlan(): void {
  const given = (cost: string | undefined, usual: number) => (cost === undefined ? usual : Number(cost))
  const costs: Costs = {
    ...usualCosts,
    moveUs: given(asked['move-us'], usualCosts.moveUs),
    postgresUs: given(asked['postgres-us'], usualCosts.postgresUs),
    redisUs: given(asked['redis-us'], usualCosts.redisUs),
  }
  const one = nodeCapacity(costs, habits, machine)
  const needs = [one.players, 10 * one.players, 1_000_000].map((players) => needOf(players, costs, habits, machine))
  const number = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits })
  const rows: readonly (readonly [string, (need: Need) => string])[] = [
    ['players', ({ players }) => number(players)],
    ['tables', ({ tables }) => number(tables)],
    ['connections', ({ connections }) => number(connections)],
    ['moves a second', ({ movesPerSecond }) => number(movesPerSecond)],
    ['nodes', ({ nodes }) => number(nodes)],
    ['busy share of a node’s main thread', ({ nodeLoad }) => `${number(nodeLoad * 100)} %`],
    ['99 of 100 moves decided within, without the disk', ({ p99Ms }) => `${number(p99Ms, 1)} ms`],
    ['memory a node', ({ memoryPerNode }) => `${number(memoryPerNode / 2 ** 20)} MiB`],
    ['sent', ({ sentPerSecond }) => `${number(sentPerSecond / 1e6, 1)} MB/s`],
    ['stored', ({ entriesPerDay, storedPerDay }) => `${number(entriesPerDay / 1e6, 1)} M entries, ${number(storedPerDay / 1e9, 1)} GB a day`],
    [
      'PostgreSQL',
      ({ postgresServers, postgresCores }) => (postgresServers ? `${postgresServers} (${number(postgresCores, 1)} cores busy)` : 'SQLite'),
    ],
    ['Redis channels', ({ redisChannels }) => number(redisChannels)],
    ['Redis messages of moves a second', ({ redisMessagesPerSecond }) => number(redisMessagesPerSecond)],
    ['Redis', ({ redisServers }) => number(redisServers)],
  ]
  console.log('| | 1 node | 10 nodes | 1,000,000 players |\n|---|---:|---:|---:|')
  for (const [name, of] of rows) console.log(`| ${name} | ${needs.map(of).join(' | ')} |`)
  console.log(`\nA node ends at its ${one.limit}. Used up first, by number of players:`)
  for (const { part, players } of breaking(costs, habits, machine)) console.log(`- ${part}: ${number(players)}`)
}
