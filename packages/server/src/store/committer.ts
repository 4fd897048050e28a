// Group commit: decisions that arrive while a batch is on its way to the disk share the next one.
// Never more than one batch in flight, never two appends to one game in one batch (the table sees to that).
import type { Append, Store } from './store.ts'

interface Waiting {
  readonly append: Append
  taken(taken: boolean): void
  failed(problem: unknown): void
}

export class Committer {
  private collecting: Waiting[] = []
  private inFlight = false

  constructor(
    private readonly store: Pick<Store, 'append'>,
    private readonly onBatch: (size: number) => void = () => {},
  ) {}

  /** How many decisions wait for the batch after the one that is on its way. */
  get waiting(): number {
    return this.collecting.length
  }
  /** True once it is on the disk; false if the log was not as long as expected. */
  append(append: Append): Promise<boolean> {
    return new Promise((taken, failed) => {
      this.collecting.push({ append, taken, failed })
      if (!this.inFlight) void this.flush()
    })
  }

  private async flush(): Promise<void> {
    this.inFlight = true
    await undefined // whatever else this turn of the loop decides comes along
    while (this.collecting.length > 0) {
      const batch = this.collecting
      this.collecting = []
      this.onBatch(batch.length)
      try {
        const taken = await this.store.append(batch.map(({ append }) => append))
        for (const [i, waiting] of batch.entries()) waiting.taken(taken[i]!)
      } catch (problem) {
        for (const waiting of batch) waiting.failed(problem)
      }
    }
    this.inFlight = false
  }
}
