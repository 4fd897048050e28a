// The thread that owns the database. It does one call after another; each answer goes back under its call's number. Calls that
// have come while it waited for the disk are done with one wait for all of them.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { type Calls, CommitFailed, SqliteFile } from './database.ts'

export interface Call {
  readonly number: number
  readonly method: keyof Calls
  readonly given: readonly unknown[]
}
export type Reply = { readonly number: number } & ({ readonly result: unknown } | { readonly problem: string })

const port = parentPort!
/** Nobody waits for more than these. */
const mostTogether = 100

/** Call 0: whether it could be opened at all. */
answer(0, () => {
  const database = new SqliteFile((workerData as { path: string }).path)
  port.on('message', (first: Call) => {
    const calls = waitingWith(first)
    const isLast = calls.some(({ method }) => method === 'close')
    const works = calls.map((call) => () => (database[call.method] as (...given: readonly unknown[]) => unknown).apply(database, [...call.given]))
    const done = isLast || calls.length === 1 ? works : together(database, works)
    for (const [i, { number }] of calls.entries()) answer(number, done[i]!)
    if (isLast) port.close()
  })
})

function answer(number: number, work: () => unknown): void {
  try {
    port.postMessage({ number, result: work() } satisfies Reply)
  } catch (problem) {
    port.postMessage({ number, problem: problem instanceof Error ? problem.message : String(problem) } satisfies Reply)
  }
}
function waitingWith(first: Call): readonly Call[] {
  const calls = [first]
  while (calls.length < mostTogether) {
    const next = receiveMessageOnPort(port)
    if (!next) break
    calls.push(next.message as Call)
  }
  return calls
}
/** What is left to do for each: to say what came of it, if all went well together; if one cannot be done, all of it, each alone. */
function together(database: SqliteFile, works: readonly (() => unknown)[]): readonly (() => unknown)[] {
  try {
    return database.together(works).map((result) => () => result)
  } catch (problem) {
    if (!(problem instanceof CommitFailed)) return works
    return works.map(() => () => {
      throw problem
    })
  }
}
