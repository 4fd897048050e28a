// Measures the cost of idle tables: memory after a forced garbage collection, and CPU while nothing happens.
import { openTables, sleep } from './load.ts'
import { readCpuSeconds, readMemoryBytes } from './process.ts'
import type { RunningSubject, Table } from './subject.ts'

export interface IdleFigures {
  readonly tables: number
  /** Memory that the tables, with four connections each, have added. */
  readonly memoryBytes: number
  /** CPU use as a share of one core. */
  readonly cpuShare: number
}

/** Opens more and more tables and makes one move at each; answers with their cost, and the tables. */
export async function measureIdle(
  running: RunningSubject,
  counts: readonly number[],
  seconds: number,
): Promise<{ idle: IdleFigures[]; tables: Table[] }> {
  const tables: Table[] = []
  const warmUpTables = await openTables(running.open, 3)
  for (const table of warmUpTables) await table.move()
  const before = await readMemoryBytes(running.pids)
  const idle: IdleFigures[] = []
  for (const count of counts) {
    for (const table of await openTables(running.open, count - tables.length)) {
      tables.push(table)
      await table.move()
    }
    await sleep(2000)
    const memoryBytes = (await readMemoryBytes(running.pids)) - before
    await sleep(1000)
    const cpu = readCpuSeconds(running.pids)
    await sleep(seconds * 1000)
    idle.push({ tables: count, memoryBytes, cpuShare: (readCpuSeconds(running.pids) - cpu) / seconds })
  }
  for (const table of warmUpTables) table.close()
  return { idle, tables }
}
