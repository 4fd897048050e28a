// Generates load: each table has one move in flight, either as fast as possible or paced. Latency is the time from sending a move until
// all four viewers have seen it.
import { countCpuSeconds, readCpuSeconds } from './process.ts'
import type { RunningSubject, Table } from './subject.ts'

export interface LoadFigures {
  readonly movesPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Server CPU time per move, in microseconds. */
  readonly cpuPerMoveUs: number
  /** The same of each program beside the server: a database, Redis. */
  readonly besideUs?: Readonly<Record<string, number>>
}

/** The median of each figure over several rounds. */
export function median(loads: readonly LoadFigures[]): LoadFigures {
  const middle = (of: (load: LoadFigures) => number) => loads.map(of).sort((a, b) => a - b)[Math.floor(loads.length / 2)]!
  return {
    movesPerSecond: middle((load) => load.movesPerSecond),
    p50Ms: middle((load) => load.p50Ms),
    p99Ms: middle((load) => load.p99Ms),
    cpuPerMoveUs: middle((load) => load.cpuPerMoveUs),
  }
}

const OPENED_AT_ONCE = 10
/** Opens tables, a few at a time. */
export async function openTables<T extends Table>(open: (index: number) => Promise<T>, count: number): Promise<T[]> {
  const tables: T[] = []
  while (tables.length < count) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, count - tables.length) }, (_, i) => open(tables.length + i))
    tables.push(...(await Promise.all(some)))
    if (tables.length % 1000 === 0) console.error(`${tables.length} tables`)
  }
  return tables
}

/** `pace` is the number of moves a second over all tables; without it each table makes its next move as soon as the last was seen. */
export async function measure(running: RunningSubject, tables: readonly Table[], seconds: number, pace?: number): Promise<LoadFigures> {
  const latencies: number[] = []
  const cpu = readCpuSeconds(running.pids)
  const beside = Object.entries(running.beside?.() ?? {}).map(([name, pids]) => ({ name, count: countCpuSeconds(pids) }))
  const start = performance.now()
  const end = start + seconds * 1000
  const gap = pace === undefined ? 0 : (tables.length / pace) * 1000
  await Promise.all(tables.map((table, i) => drive(table, latencies, end, gap, (gap * i) / tables.length)))
  const took = (performance.now() - start) / 1000
  const used = readCpuSeconds(running.pids) - cpu
  const besideUs = Object.fromEntries(beside.map(({ name, count }) => [name, (count() / latencies.length) * 1e6]))
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return { movesPerSecond: latencies.length / took, p50Ms: at(0.5), p99Ms: at(0.99), cpuPerMoveUs: (used / latencies.length) * 1e6, besideUs }
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
