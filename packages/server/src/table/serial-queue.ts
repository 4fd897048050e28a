// Runs asynchronous tasks one after another: a task that waits for the disk is not overtaken by a later one.

export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve()

  /** A failed task rejects its own promise, which the caller must handle, and does not stop the queue. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const done = this.last.then(task, task)
    this.last = done
    return done
  }
}
