// Group commit: appends that arrive while a batch is being written share the next batch, and so one transaction.
// There is never more than one batch in flight. A match must not have two appends in one batch; its table ensures that.
import type { Append, Store } from './store.ts'

interface QueuedAppend {
  readonly append: Append
  resolve(isTaken: boolean): void
  reject(problem: unknown): void
}

export class Committer {
  private queue: QueuedAppend[] = []
  private inFlight = false

  constructor(
    private readonly store: Pick<Store, 'append'>,
    private readonly onBatch: (size: number) => void = () => {},
  ) {}

  /** Number of appends that wait for the batch after the current one. */
  get queueLength(): number {
    return this.queue.length
  }
  /** Resolves with true once the append is on the disk, with false if the log had another length than expected. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.queue.push({ append, resolve, reject })
      if (this.inFlight) return
      this.inFlight = true
      setImmediate(() => void this.flush()) // appends of the same turn of the event loop join the first batch
    })
  }

  private async flush(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.queue
      this.queue = []
      this.onBatch(batch.length)
      try {
        const taken = await this.store.append(batch.map(({ append }) => append))
        for (const [i, queued] of batch.entries()) queued.resolve(taken[i]!)
      } catch (problem) {
        for (const queued of batch) queued.reject(problem)
      }
    }
    this.inFlight = false
  }
}
