// The thread that owns the database. It does one call after another; each answer goes back under its call's number.
import { parentPort, workerData } from 'node:worker_threads'
import { type Calls, SqliteFile } from './database.ts'

export interface Call {
  readonly number: number
  readonly method: keyof Calls
  readonly given: readonly unknown[]
}
export type Reply = { readonly number: number } & ({ readonly result: unknown } | { readonly problem: string })

const port = parentPort!

function answer(number: number, work: () => unknown): void {
  try {
    port.postMessage({ number, result: work() } satisfies Reply)
  } catch (problem) {
    port.postMessage({ number, problem: problem instanceof Error ? problem.message : String(problem) } satisfies Reply)
  }
}

/** Call 0: whether it could be opened at all. */
answer(0, () => {
  const database = new SqliteFile((workerData as { path: string }).path)
  port.on('message', ({ number, method, given }: Call) => {
    const call = database[method] as (...given: readonly unknown[]) => unknown
    answer(number, () => call.apply(database, [...given]))
    if (method === 'close') port.close()
  })
})
