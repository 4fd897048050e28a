// The embedded store: one SQLite file, owned by a worker thread. Calls are answered in the order they were made.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { workerArguments, workerFile } from '../../typescript-worker.ts'
import type { Store } from '../store.ts'
import type { Calls } from './database.ts'
import type { Call, Reply } from './worker.ts'

class StoreFailed extends Error {}

interface Pending {
  done(result: unknown): void
  failed(problem: Error): void
}

export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true })
  const thread = new SqliteThread(join(folder, 'safehouse.db'))
  await thread.opened
  const call =
    <M extends keyof Calls>(method: M) =>
    (...given: Parameters<Store[M]>): Promise<never> =>
      thread.call(method, given) as Promise<never>
  return {
    addTable: call('addTable'),
    table: call('table'),
    saveTable: call('saveTable'),
    heads: call('heads'),
    game: call('game'),
    entries: call('entries'),
    append: call('append'),
    notes: call('notes'),
    keepNotes: call('keepNotes'),
    addGroup: call('addGroup'),
    group: call('group'),
    saveGroup: call('saveGroup'),
    deleteGroup: call('deleteGroup'),
    remind: call('remind'),
    due: call('due'),
    unfinished: call('unfinished'),
    pulse: call('pulse'),
    forget: call('forget'),
    key: call('key'),
    close: () => thread.close(),
  }
}

class SqliteThread {
  readonly opened: Promise<unknown>
  private readonly worker: Worker
  private readonly pending = new Map<number, Pending>()
  private calls = 0
  private ended: Error | undefined

  constructor(path: string) {
    this.worker = new Worker(workerFile('./worker.ts', import.meta.url), { workerData: { path }, execArgv: workerArguments })
    this.opened = this.awaits(0)
    this.worker.on('message', (reply: Reply) => this.settle(reply))
    this.worker.on('error', (problem) => this.end(problem instanceof Error ? problem : new Error(String(problem))))
    this.worker.on('exit', () => this.end(new StoreFailed('the store is closed')))
  }
  call(method: keyof Calls, given: readonly unknown[]): Promise<unknown> {
    if (this.ended) return Promise.reject(this.ended)
    const number = ++this.calls
    this.worker.postMessage({ number, method, given } satisfies Call)
    return this.awaits(number)
  }
  async close(): Promise<void> {
    if (this.ended) return
    const gone = new Promise((exited) => this.worker.once('exit', exited)) // the file is let go of with the thread
    await this.call('close', [])
    await gone
  }
  private awaits(number: number): Promise<unknown> {
    return new Promise((done, failed) => this.pending.set(number, { done, failed }))
  }
  private settle(reply: Reply): void {
    const waiting = this.pending.get(reply.number)
    this.pending.delete(reply.number)
    if ('result' in reply) waiting?.done(reply.result)
    else waiting?.failed(new StoreFailed(reply.problem))
  }
  private end(why: Error): void {
    this.ended ??= why
    for (const { failed } of this.pending.values()) failed(this.ended)
    this.pending.clear()
  }
}
