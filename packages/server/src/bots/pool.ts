// Bots think in worker threads, so that a long thought stalls no socket. Threads come when needed and go when not.
import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import { workerArguments, workerFile } from '../typescript-worker.ts'
import type { Thinker, Thought } from './thinker.ts'

const idleFor = 60_000

export function thinkerPool(): Thinker & { warmUp(): void } {
  const pool = new Tinypool({
    runtime: 'worker_threads',
    filename: workerFile('./think.ts', import.meta.url),
    execArgv: workerArguments,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: idleFor,
    maxQueue: 10_000,
  })
  pool.on('error', () => {}) // a thread that could not start: whoever asked it is told, and the server goes on
  return {
    think: (question) => pool.run(question) as Promise<Thought | undefined>,
    close: () => pool.destroy(),
    /** A thread has much to read before its first thought: better before somebody waits for it. */
    warmUp: () => void pool.run(undefined, { name: 'warmUp' }).catch(() => {}),
  }
}
