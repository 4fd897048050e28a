// The worker thread that owns the SQLite file. It runs one call after another; each reply carries its call's number. Calls that
// queued up while it waited for the disk share one transaction, and so one wait for the disk.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { CommitFailed, SqliteFile, type SyncStore } from './database.ts'

export interface Call {
  readonly number: number
  readonly method: keyof SyncStore
  /** The method's arguments. */
  readonly given: readonly unknown[]
}
export type Reply = { readonly number: number } & ({ readonly result: unknown } | { readonly problem: string })

const port = parentPort!
/** Bounds how long the first of the calls waits for the others. */
const MAX_CALLS_PER_TRANSACTION = 100

// Reply 0 says whether the database could be opened.
reply(0, () => {
  const database = new SqliteFile((workerData as { path: string }).path)
  port.on('message', (first: Call) => {
    const calls = takeQueuedCalls(first)
    const isLast = calls.some(({ method }) => method === 'close')
    const tasks = calls.map((call) => () => (database[call.method] as (...given: readonly unknown[]) => unknown).apply(database, [...call.given]))
    const results = isLast || calls.length === 1 ? tasks : runTogether(database, tasks)
    for (const [i, { number }] of calls.entries()) reply(number, results[i]!)
    if (isLast) port.close()
  })
})

function reply(number: number, task: () => unknown): void {
  try {
    port.postMessage({ number, result: task() } satisfies Reply)
  } catch (problem) {
    port.postMessage({ number, problem: problem instanceof Error ? problem.message : String(problem) } satisfies Reply)
  }
}
function takeQueuedCalls(first: Call): readonly Call[] {
  const calls = [first]
  while (calls.length < MAX_CALLS_PER_TRANSACTION) {
    const next = receiveMessageOnPort(port)
    if (!next) break
    calls.push(next.message as Call)
  }
  return calls
}
/**
 * Runs all calls in one transaction and answers with functions that return their results. If one call fails, nothing was written,
 * and the functions run the calls one by one instead. If the commit failed, they all throw: a second try might write twice.
 */
function runTogether(database: SqliteFile, tasks: readonly (() => unknown)[]): readonly (() => unknown)[] {
  try {
    return database.runInOneTransaction(tasks).map((result) => () => result)
  } catch (problem) {
    if (!(problem instanceof CommitFailed)) return tasks
    return tasks.map(() => () => {
      throw problem
    })
  }
}
