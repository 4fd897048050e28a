// What tables cost that nobody plays at: memory after a forced collection, and CPU while nothing happens.
import { openTables, sleep } from './load.ts'
import { cpuOf, memoryOf } from './process.ts'
import type { Running, Table } from './subject.ts'

export interface Idle {
  readonly tables: number
  /** Bytes that the tables with their four connections each have added. */
  readonly memory: number
  /** Share of one core. */
  readonly cpu: number
}

/** Opens more and more tables, with one move made at each; answers with what they cost, and the tables. */
export async function measureIdle(running: Running, counts: readonly number[], seconds: number): Promise<{ idle: Idle[]; tables: Table[] }> {
  const tables: Table[] = []
  const warm = await openTables(running, 3)
  for (const table of warm) await table.move()
  const before = await memoryOf(running.pids)
  const idle: Idle[] = []
  for (const count of counts) {
    for (const table of await openTables(running, count - tables.length)) {
      tables.push(table)
      await table.move()
    }
    await sleep(2000)
    const memory = (await memoryOf(running.pids)) - before
    await sleep(1000)
    const cpu = cpuOf(running.pids)
    await sleep(seconds * 1000)
    idle.push({ tables: count, memory, cpu: (cpuOf(running.pids) - cpu) / seconds })
  }
  for (const table of warm) table.close()
  return { idle, tables }
}
