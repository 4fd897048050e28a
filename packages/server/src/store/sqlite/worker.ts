// The worker thread that owns the SQLite file. It runs one call after another; each reply carries its call's number. Calls that
// queued up while it waited for the disk share one transaction, and so one wait for the disk.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { CommitFailed, SqliteFile } from './database.ts'
import { type Call, givenIn, type Reply, replyMessage } from './thread-messages.ts'

export interface StoreThreadData {
  readonly path: string
  /** Shared by both threads: how many calls were made. */
  readonly callCount: Int32Array
}

const port = parentPort!
const { path, callCount } = workerData as StoreThreadData
/** Bounds how long the first of the calls waits for the others. */
const MAX_CALLS_PER_TRANSACTION = 100
/** How often it waits for calls in one turn of the event loop. */
const MAX_WAITS_A_TURN = 100

// Reply 0 says whether the database could be opened.
try {
  const database = new SqliteFile(path)
  port.postMessage({ number: 0, result: undefined } satisfies Reply)
  setImmediate(() => serve(database))
} catch (problem) {
  port.postMessage(failure(0, problem))
}

/**
 * Runs calls until the store is closed. It waits for them with `Atomics.wait` instead of the thread's event loop, where each message
 * would become an event first: a move that comes alone is stored sooner, and costs less. Now and then the event loop has a turn, in
 * which the driver frees what is no longer used.
 */
function serve(database: SqliteFile): void {
  for (let waits = 0; waits < MAX_WAITS_A_TURN; waits++) {
    const callsSeen = Atomics.load(callCount, 0)
    for (let calls = takeQueuedCalls(); calls.length > 0; calls = takeQueuedCalls()) if (runCalls(database, calls) === 'closed') return
    Atomics.wait(callCount, 0, callsSeen)
  }
  setImmediate(() => serve(database))
}
function takeQueuedCalls(): readonly Call[] {
  const calls: Call[] = []
  while (calls.length < MAX_CALLS_PER_TRANSACTION) {
    const next = receiveMessageOnPort(port)
    if (!next) break
    calls.push(next.message as Call)
  }
  return calls
}
function runCalls(database: SqliteFile, calls: readonly Call[]): 'open' | 'closed' {
  const isLast = calls.some(([, method]) => method === 'close')
  const tasks = calls.map((call) => () => (database[call[1]] as (...given: readonly unknown[]) => unknown).apply(database, [...givenIn(call)]))
  const results = isLast || calls.length === 1 ? tasks : runTogether(database, tasks)
  for (const [i, call] of calls.entries()) port.postMessage(replyTo(call, results[i]!))
  return isLast ? 'closed' : 'open'
}
function replyTo(call: Call, task: () => unknown): Reply {
  try {
    return replyMessage(call, task())
  } catch (problem) {
    return failure(call[0], problem)
  }
}
function failure(number: number, problem: unknown): Reply {
  return { number, problem: problem instanceof Error ? problem.message : String(problem) }
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
