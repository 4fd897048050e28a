// `npm run bench -- --affinity`: how much more two nodes carry than one over PostgreSQL and Redis, if the people of a table are at one
// node. All programs share this machine's cores, so each node gets a small share of a core, and nothing else is the bottleneck.
import { limitCpu } from './cpu-limit.ts'
import { type LoadFigures, measure, medianLoad, openTables } from './load.ts'
import { formatNumber, formatTable } from './report.ts'
import { startNodes } from './subjects/safehouse.ts'

const SHARE_OF_CORE = 0.15
const TABLES = 100
const ROUNDS = 3
const WARM_UP_SECONDS = 5
const SECONDS = 10

async function measureNodes(count: number): Promise<LoadFigures> {
  const running = await startNodes(count, (ports, table) => [ports[table % ports.length]!])
  const tables = await openTables(running.open, TABLES)
  await measure(running, tables, WARM_UP_SECONDS)
  const endLimits = running.pids.map((pid) => limitCpu(pid, SHARE_OF_CORE))
  await measure(running, tables, 1)
  const load = await measure(running, tables, SECONDS)
  for (const endLimit of endLimits) endLimit()
  for (const table of tables) table.close()
  await running.stop()
  return load
}

/** Measures one node and two in turn; answers with a table for the page. */
export async function measureAffinity(): Promise<string> {
  const rounds: LoadFigures[][] = []
  for (let round = 1; round <= ROUNDS; round++) {
    rounds.push([await measureNodes(1), await measureNodes(2)])
    console.error(
      `round ${round} of ${ROUNDS}: ${rounds
        .at(-1)!
        .map((load) => `${load.movesPerSecond.toFixed(0)} moves/s`)
        .join(', ')}`,
    )
  }
  const loads = [0, 1].map((i) => medianLoad(rounds.map((round) => round[i]!)))
  return formatTable(
    [`each node with ${SHARE_OF_CORE * 100} % of a core`, 'moves/s', 'against one', 'node CPU a move, µs', 'PostgreSQL, µs', 'Redis, µs'],
    loads.map(({ movesPerSecond, cpuPerMoveUs, databasesUs }, i) => [
      ['one node', "two nodes, a table's people at one"][i]!,
      formatNumber(movesPerSecond),
      `${formatNumber(movesPerSecond / loads[0]!.movesPerSecond, 2)} ×`,
      formatNumber(cpuPerMoveUs),
      formatNumber(databasesUs?.PostgreSQL ?? Number.NaN),
      formatNumber(databasesUs?.Redis ?? Number.NaN),
    ]),
  )
}
