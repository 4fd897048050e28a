// What is known of the SQLite file without looking, until somebody else writes to it: how long the logs are that are written to
// now, and which games may have a time to wait for.
import type { GameId } from '../store.ts'
import type { Statements } from './statements.ts'

const mostLengths = 10_000

export class LogLengthCache {
  private waiting = new Set<GameId>()
  /** Whatever is closed is not among them. */
  private readonly lengths = new Map<GameId, number>()
  private seen: unknown

  constructor(private readonly statements: Pick<Statements, 'seen' | 'length' | 'ticking'>) {}

  /** At the beginning of every transaction. */
  refresh(): void {
    const { data_version: seen } = this.statements.seen.get() as { data_version: number }
    if (this.seen !== seen || this.lengths.size > mostLengths) this.relearn()
    this.seen = seen
  }
  /** Something was undone, or is gone: nothing is known, from now on. */
  invalidate(): void {
    this.lengths.clear()
    this.seen = undefined
  }

  /** Of a log that still takes entries. */
  lengthOf(id: GameId): number | undefined {
    return this.lengths.get(id) ?? (this.statements.length.get(id) as { length: number } | undefined)?.length
  }
  setLength(id: GameId, length: number): void {
    this.lengths.set(id, length)
  }
  remove(id: GameId): void {
    this.lengths.delete(id)
  }
  mayWait(id: GameId): boolean {
    return this.waiting.has(id)
  }
  waits(id: GameId, wakeAt: number | null): void {
    if (wakeAt === null) this.waiting.delete(id)
    else this.waiting.add(id)
  }

  private relearn(): void {
    this.lengths.clear()
    this.waiting = new Set((this.statements.ticking.all() as { id: GameId }[]).map(({ id }) => id))
  }
}
