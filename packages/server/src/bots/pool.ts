// Runs bots in worker threads, so that a long computation does not block the event loop. Threads start when needed and end when idle.
import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import { workerArguments, workerFile } from '../program-files.ts'
import type { Thinker, Thought } from './thinker.ts'

const THREAD_IDLE_TIMEOUT_MS = 60_000
const MAX_QUEUED_QUESTIONS = 10_000

export function thinkerPool(): Thinker & { warmUp(): void } {
  const pool = new Tinypool({
    runtime: 'worker_threads',
    filename: workerFile('bots/think'),
    execArgv: workerArguments,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: THREAD_IDLE_TIMEOUT_MS,
    maxQueue: MAX_QUEUED_QUESTIONS,
  })
  pool.on('error', () => {}) // a thread that could not start: its question is rejected, and the server goes on
  return {
    think: (question) => pool.run(question) as Promise<Thought | undefined>,
    close: () => pool.destroy(),
    /** Starts a thread, which loads all games and bots, before somebody waits for the first move. */
    warmUp: () => void pool.run(undefined, { name: 'warmUp' }).catch(() => {}),
  }
}
