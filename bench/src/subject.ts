// A server under test, as the load generator sees it. Every subject plays the same game: five dice, four seats, a secret for each; a
// turn is a roll and "end turn". Each table has four viewers, and a move counts when all four have seen it.
export interface Subject {
  readonly name: string
  /** Whether an acknowledged move survives a crash of the machine. */
  readonly durable: boolean
  start(): Promise<RunningSubject>
}
export interface RunningSubject {
  /** The server's processes, whose CPU and memory are counted. */
  readonly pids: readonly number[]
  /** Other processes that work for it, by name, whose CPU is counted by itself: a database, Redis. */
  readonly beside?: () => Readonly<Record<string, readonly number[]>>
  open(): Promise<Table>
  stop(): Promise<void>
}
export interface Table {
  /** Makes a move; resolves when all four viewers have seen it. One at a time. */
  move(): Promise<void>
  close(): void
}
export const VIEWERS_PER_TABLE = 4

/** Waits until every viewer has seen a move. */
export class ViewerCountdown {
  private missing = 0
  private done: (() => void) | undefined
  waitForAll(): Promise<void> {
    this.missing = VIEWERS_PER_TABLE
    return new Promise((done) => {
      this.done = done
    })
  }
  markSeen(): void {
    if (this.missing > 0 && --this.missing === 0) this.done?.()
  }
}
