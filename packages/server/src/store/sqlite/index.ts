// The embedded store: one SQLite file, owned by a worker thread. Calls run and are answered in the order they were made.
import { mkdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { workerArguments, workerFile } from '../../program-files.ts'
import { type Store, StoreDamaged } from '../store.ts'
import { driverSentence, isDamage } from './damage.ts'
import { createPrivately, databasePath } from './data-folder.ts'
import type { SyncStore } from './database.ts'
import { callMessage, type Reply } from './thread-messages.ts'
import type { StoreThreadData } from './worker.ts'

class StoreFailed extends Error {}

interface PendingCall {
  /** For a call with appends: how many. */
  readonly appends: number
  resolve(result: unknown): void
  reject(problem: Error): void
}

export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  createPrivately(databasePath(folder))
  const thread = new SqliteThread(databasePath(folder))
  await thread.opened
  const call =
    <M extends keyof SyncStore>(method: M) =>
    (...given: Parameters<Store[M]>): Promise<never> =>
      thread.call(method, given) as Promise<never>
  return {
    addTable: call('addTable'),
    table: call('table'),
    saveTable: call('saveTable'),
    heads: call('heads'),
    countCodes: call('countCodes'),
    untouchedCodes: call('untouchedCodes'),
    releaseCode: call('releaseCode'),
    releasedIds: call('releasedIds'),
    match: call('match'),
    entries: call('entries'),
    append: call('append'),
    notes: call('notes'),
    keepNotes: call('keepNotes'),
    addGroup: call('addGroup'),
    group: call('group'),
    saveGroup: call('saveGroup'),
    deleteGroup: call('deleteGroup'),
    setDueTime: call('setDueTime'),
    dueMatches: call('dueMatches'),
    unfinishedMatches: call('unfinishedMatches'),
    recordHeartbeat: call('recordHeartbeat'),
    checkWritable: call('checkWritable'),
    deleteUntouched: call('deleteUntouched'),
    signingKey: call('signingKey'),
    close: () => thread.close(),
  }
}

class SqliteThread {
  readonly opened: Promise<unknown>
  private readonly worker: Worker
  private readonly pending = new Map<number, PendingCall>()
  /** Shared with the thread, which waits for it to change. */
  private readonly callCount = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  private lastNumber = 0
  private failure: Error | undefined

  constructor(private readonly path: string) {
    const workerData: StoreThreadData = { path, callCount: this.callCount }
    this.worker = new Worker(workerFile('store/sqlite/worker'), { workerData, execArgv: workerArguments })
    this.opened = this.waitForReply(0, 0)
    this.worker.on('message', (reply: Reply) => this.settle(reply))
    this.worker.on('error', (problem) => this.failAll(problem instanceof Error ? problem : new Error(String(problem))))
    this.worker.on('exit', () => this.failAll(new StoreFailed('the store is closed')))
  }
  call(method: keyof SyncStore, given: readonly unknown[]): Promise<unknown> {
    if (this.failure) return Promise.reject(this.failure)
    const number = ++this.lastNumber
    this.worker.postMessage(callMessage(number, method, given))
    Atomics.add(this.callCount, 0, 1)
    Atomics.notify(this.callCount, 0)
    return this.waitForReply(number, method === 'append' ? (given[0] as readonly unknown[]).length : 0)
  }
  async close(): Promise<void> {
    if (this.failure) return
    const exited = new Promise((resolve) => this.worker.once('exit', resolve)) // the file is closed only when the thread has ended
    await this.call('close', [])
    await exited
  }
  private waitForReply(number: number, appends: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.pending.set(number, { appends, resolve, reject }))
  }
  private settle(reply: Reply): void {
    if (typeof reply === 'number') {
      const { appends, resolve } = this.pending.get(reply)!
      this.pending.delete(reply)
      return resolve(new Array<boolean>(appends).fill(true))
    }
    const call = this.pending.get(reply.number)
    this.pending.delete(reply.number)
    if ('result' in reply) call?.resolve(reply.result)
    else call?.reject(new (isDamage(reply.problem) ? StoreDamaged : StoreFailed)(driverSentence(reply.problem, this.path)))
  }
  private failAll(why: Error): void {
    this.failure ??= why
    for (const { reject } of this.pending.values()) reject(this.failure)
    this.pending.clear()
  }
}
