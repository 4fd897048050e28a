// A server under test, as the load generator sees it. Every subject plays the same game: five dice, four seats, a secret
// each; a turn is a roll and "end turn"; four viewers a table, and a move counts when all four have seen it.
export interface Subject {
  readonly name: string
  /** Does an acknowledged move survive a crash of the machine? */
  readonly durable: boolean
  start(): Promise<Running>
}
export interface Running {
  /** The server's processes, whose CPU and memory are counted. */
  readonly pids: readonly number[]
  open(): Promise<Table>
  stop(): Promise<void>
}
export interface Table {
  /** Done when all four viewers have seen the move. One at a time. */
  move(): Promise<void>
  close(): void
}
export const viewers = 4

/** Counts down the viewers who have not seen the move yet. */
export class Witnesses {
  private missing = 0
  private done: (() => void) | undefined
  wait(): Promise<void> {
    this.missing = viewers
    return new Promise((done) => {
      this.done = done
    })
  }
  saw(): void {
    if (this.missing > 0 && --this.missing === 0) this.done?.()
  }
}
