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
  /** CPU time per move of each other program that the server needs (a database, Redis), in microseconds. */
  readonly databasesUs?: Readonly<Record<string, number>>
}

/** The median of each figure over several rounds. */
export function medianLoad(loads: readonly LoadFigures[]): LoadFigures {
  const medianOf = (figureOf: (load: LoadFigures) => number) => loads.map(figureOf).sort((a, b) => a - b)[Math.floor(loads.length / 2)]!
  return {
    movesPerSecond: medianOf((load) => load.movesPerSecond),
    p50Ms: medianOf((load) => load.p50Ms),
    p99Ms: medianOf((load) => load.p99Ms),
    cpuPerMoveUs: medianOf((load) => load.cpuPerMoveUs),
    databasesUs: Object.fromEntries(
      Object.keys(loads[0]?.databasesUs ?? {}).map((name) => [name, medianOf((load) => load.databasesUs?.[name] ?? 0)]),
    ),
  }
}

const OPENED_AT_ONCE = 10
/** Opens tables, a few at a time. */
export async function openTables<T extends Table>(open: (index: number) => Promise<T>, count: number): Promise<T[]> {
  const tables: T[] = []
  while (tables.length < count) {
    const batch = Array.from({ length: Math.min(OPENED_AT_ONCE, count - tables.length) }, (_, i) => open(tables.length + i))
    tables.push(...(await Promise.all(batch)))
    if (tables.length % 1000 === 0) console.error(`${tables.length} tables`)
  }
  return tables
}

/** Plays for a while. `pace` is the number of moves a second over all tables; without it a table moves as soon as its last move was seen. */
export async function measure(running: RunningSubject, tables: readonly Table[], seconds: number, pace?: number): Promise<LoadFigures> {
  const latencies: number[] = []
  const cpuSecondsBefore = readCpuSeconds(running.pids)
  const beside = Object.entries(running.beside?.() ?? {}).map(([name, pids]) => ({ name, count: countCpuSeconds(pids) }))
  const start = performance.now()
  const end = start + seconds * 1000
  const gapMs = pace === undefined ? 0 : (tables.length / pace) * 1000
  await Promise.all(tables.map((table, i) => playTable(table, latencies, end, gapMs, (gapMs * i) / tables.length)))
  const elapsedSeconds = (performance.now() - start) / 1000
  const cpuSeconds = readCpuSeconds(running.pids) - cpuSecondsBefore
  const databasesUs = Object.fromEntries(beside.map(({ name, count }) => [name, (count() / latencies.length) * 1e6]))
  latencies.sort((a, b) => a - b)
  const percentile = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return {
    movesPerSecond: latencies.length / elapsedSeconds,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    cpuPerMoveUs: (cpuSeconds / latencies.length) * 1e6,
    databasesUs,
  }
}

/** Makes moves at one table, every `gapMs` or as fast as possible, and adds their latencies in milliseconds. */
async function playTable(table: Table, latencies: number[], end: number, gapMs: number, firstDelayMs: number): Promise<void> {
  let nextMoveAt = performance.now() + firstDelayMs
  while (performance.now() < end) {
    if (gapMs > 0) {
      await sleep(nextMoveAt - performance.now())
      if (performance.now() >= end) return
      nextMoveAt += gapMs
    }
    const sentAt = performance.now()
    await table.move()
    latencies.push(performance.now() - sentAt)
  }
}
export const sleep = (ms: number): Promise<void> => (ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms)))
