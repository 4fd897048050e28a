// One thing after another: work that waits for the disk must not be overtaken by work that came later.

export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve()

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work)
    this.last = turn.catch(() => {})
    return turn
  }
}
