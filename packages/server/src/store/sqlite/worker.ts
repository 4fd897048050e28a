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
const database = new SqliteFile((workerData as { path: string }).path)

port.on('message', ({ number, method, given }: Call) => {
  try {
    const call = database[method] as (...given: readonly unknown[]) => unknown
    port.postMessage({ number, result: call.apply(database, [...given]) } satisfies Reply)
  } catch (problem) {
    port.postMessage({ number, problem: problem instanceof Error ? problem.message : String(problem) } satisfies Reply)
  }
  if (method === 'close') port.close()
})
port.postMessage({ number: 0, result: 'open' } satisfies Reply)
