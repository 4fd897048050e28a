// Cache of what the SQLite thread needs for every append: the lengths of open logs, and which matches have a due time.
// It is valid as long as no other process writes to the file; `PRAGMA data_version` shows when one did.
import type { MatchId } from '../store.ts'
import type { Statements } from './statements.ts'

/** Above this number of lengths the cache starts again from empty. */
const MAX_CACHED_LENGTHS = 10_000

export class LogLengthCache {
  private withDueTime = new Set<MatchId>()
  /** Lengths of logs that still take entries; a closed match is never in it. */
  private readonly lengths = new Map<MatchId, number>()
  private dataVersion: unknown

  constructor(private readonly statements: Pick<Statements, 'dataVersion' | 'logLength' | 'matchesWithDueTime'>) {}

  /** Reloads the cache if another process has written to the file. Must run at the beginning of every transaction. */
  reloadIfStale(): void {
    const [dataVersion] = this.statements.dataVersion.get([]) as [number]
    if (this.dataVersion !== dataVersion || this.lengths.size > MAX_CACHED_LENGTHS) this.reload()
    this.dataVersion = dataVersion
  }
  /** Makes the cache stale, after a rollback or a deletion. */
  invalidate(): void {
    this.lengths.clear()
    this.dataVersion = undefined
  }

  /** Length of a log, from the cache or the database; undefined if the match is closed or unknown. */
  readLength(id: MatchId): number | undefined {
    return this.lengths.get(id) ?? (this.statements.logLength.get(id) as { length: number } | undefined)?.length
  }
  setLength(id: MatchId, length: number): void {
    this.lengths.set(id, length)
  }
  remove(id: MatchId): void {
    this.lengths.delete(id)
  }
  /** Whether the match may have a due time in the database. */
  hasDueTime(id: MatchId): boolean {
    return this.withDueTime.has(id)
  }
  setDueTime(id: MatchId, dueAt: number | null): void {
    if (dueAt === null) this.withDueTime.delete(id)
    else this.withDueTime.add(id)
  }

  private reload(): void {
    this.lengths.clear()
    this.withDueTime = new Set((this.statements.matchesWithDueTime.all() as { id: MatchId }[]).map(({ id }) => id))
  }
}
