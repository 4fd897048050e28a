// The load: so many tables, one move outstanding each, as fast as it goes or paced. Latency is from sending a move until
// all four viewers have seen it.
import { cpuOf } from './process.ts'
import type { Running, Table } from './subject.ts'

export interface Load {
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
  /** Server CPU, in microseconds a move. */
  readonly cpuPerMove: number
}

/** Figure by figure, over rounds. */
export function median(loads: readonly Load[]): Load {
  const middle = (of: (load: Load) => number) => loads.map(of).sort((a, b) => a - b)[Math.floor(loads.length / 2)]!
  return {
    movesPerSecond: middle((load) => load.movesPerSecond),
    p50: middle((load) => load.p50),
    p99: middle((load) => load.p99),
    cpuPerMove: middle((load) => load.cpuPerMove),
  }
}

export async function openTables(running: Running, count: number): Promise<Table[]> {
  const tables: Table[] = []
  while (tables.length < count) tables.push(...(await Promise.all(Array.from({ length: Math.min(10, count - tables.length) }, () => running.open()))))
  return tables
}

/** `pace`: moves a second over all tables; without it each table moves again as soon as its move was seen. */
export async function measure(running: Running, tables: readonly Table[], seconds: number, pace?: number): Promise<Load> {
  const latencies: number[] = []
  const cpu = cpuOf(running.pids)
  const start = performance.now()
  const end = start + seconds * 1000
  const gap = pace === undefined ? 0 : (tables.length / pace) * 1000
  await Promise.all(tables.map((table, i) => drive(table, latencies, end, gap, (gap * i) / tables.length)))
  const took = (performance.now() - start) / 1000
  const used = cpuOf(running.pids) - cpu
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return { movesPerSecond: latencies.length / took, p50: at(0.5), p99: at(0.99), cpuPerMove: (used / latencies.length) * 1e6 }
}

async function drive(table: Table, latencies: number[], end: number, gap: number, first: number): Promise<void> {
  let due = performance.now() + first
  while (performance.now() < end) {
    if (gap > 0) {
      await sleep(due - performance.now())
      if (performance.now() >= end) return
      due += gap
    }
    const sent = performance.now()
    await table.move()
    latencies.push(performance.now() - sent)
  }
}
export const sleep = (ms: number): Promise<void> => (ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms)))
