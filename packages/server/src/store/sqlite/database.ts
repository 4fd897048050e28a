// The store's calls on the SQLite file, synchronous. They run in a worker thread, so that waiting for the disk blocks no socket.
// WAL mode with full sync: what was committed survives a crash and a power cut.
import Libsql from 'libsql'
import type {
  Append,
  CodeCount,
  DueTime,
  MatchId,
  NewMatch,
  ReleaseCode,
  RetentionCutoff,
  SaveGroup,
  SaveTable,
  SigningKey,
  Store,
  StoredGroup,
  StoredMatch,
  StoredTable,
  TableHead,
  UntouchedCodes,
} from '../store.ts'
import { LogLengthCache } from './log-length-cache.ts'
import { migrate } from './schema.ts'
import { type Database, prepareStatements, type Statements } from './statements.ts'

const DAY_MS = 86_400_000
/** Limit for one transaction, because all other calls wait meanwhile. */
const MAX_DELETED_AT_ONCE = 50

/** The store's methods with plain results instead of promises. */
export type SyncStore = { [M in keyof Store]: (...given: Parameters<Store[M]>) => Awaited<ReturnType<Store[M]>> }

/** COMMIT failed, so it is unknown whether the writes are on the disk. */
export class CommitFailed extends Error {}

export class SqliteFile implements SyncStore {
  private readonly database: Database
  private readonly statements: Statements
  private readonly logLengths: LogLengthCache
  private isInsideTransaction = false

  constructor(path: string) {
    this.database = new Libsql(path)
    this.database.pragma('busy_timeout = 5000')
    this.database.pragma('journal_mode = WAL')
    this.database.pragma('synchronous = FULL')
    this.database.pragma('foreign_keys = ON')
    migrate(this.database)
    this.statements = prepareStatements(this.database)
    this.logLengths = new LogLengthCache(this.statements)
  }

  /** Runs several calls in one transaction, with one wait for the disk. If one throws, all are rolled back. */
  runInOneTransaction(calls: readonly (() => unknown)[]): readonly unknown[] {
    return this.inTransaction(() => {
      this.isInsideTransaction = true
      return calls.map((call) => call())
    })
  }
  addTable(code: string, document: string): boolean {
    return this.inTransaction(() => this.statements.addTable.run(code, document).changes === 1)
  }
  table(code: string): StoredTable | undefined {
    const row = this.statements.table.get(code) as StoredTable | undefined
    return row && { version: row.version, document: row.document }
  }
  saveTable({ code, version, document, opens, closes, reschedules }: SaveTable): boolean {
    return this.inTransaction(() => {
      if (this.statements.saveTable.run(document, code, version).changes === 0) return false
      if (opens) this.openMatch(code, opens)
      if (closes !== undefined) this.closeMatch(closes)
      if (reschedules) this.updateDueTime(reschedules)
      return true
    })
  }
  countCodes(): readonly CodeCount[] {
    return (this.statements.countCodes.all() as CodeCount[]).map(({ length, count }) => ({ length, count }))
  }
  untouchedCodes({ before, inUse, after, limit }: UntouchedCodes): readonly string[] {
    return this.inTransaction(() => {
      this.statements.touch.run(JSON.stringify(inUse))
      return (this.statements.untouchedCodes.all(before, after, limit) as { code: string }[]).map(({ code }) => code)
    })
  }
  releaseCode({ code, version, id }: ReleaseCode): boolean {
    return this.inTransaction(() => this.statements.releaseCode.run(id, code, version).changes === 1)
  }
  releasedIds(code: string): readonly string[] {
    return (this.statements.releasedIds.all(code, code) as { id: string }[]).map(({ id }) => id)
  }
  heads(codes: readonly string[]): readonly TableHead[] {
    const rows = this.statements.heads.all(JSON.stringify(codes)) as TableHead[]
    return rows.map(({ code, version, length }) => ({ code, version, length }))
  }

  match(id: MatchId): StoredMatch | undefined {
    const row = this.statements.header.get(id) as { header: string } | undefined
    return row && { header: row.header, entries: this.entries(id, 0) }
  }
  entries(id: MatchId, from: number): readonly string[] {
    return (this.statements.entries.all(id, from) as { entry: string }[]).map(({ entry }) => entry)
  }
  append(batch: readonly Append[]): readonly boolean[] {
    return this.inTransaction(() => batch.map((append) => this.appendOne(append)))
  }

  notes(id: MatchId, person: string): string | undefined {
    return (this.statements.notes.get(id, person) as { text: string } | undefined)?.text
  }
  keepNotes(id: MatchId, person: string, text: string): void {
    this.inTransaction(() => this.statements.keepNotes.run(id, person, text))
  }

  addGroup(key: string, document: string): boolean {
    return this.inTransaction(() => this.statements.addGroup.run(key, document).changes === 1)
  }
  group(key: string): StoredGroup | undefined {
    const row = this.statements.group.get(key) as StoredGroup | undefined
    return row && { version: row.version, document: row.document }
  }
  saveGroup({ key, version, document }: SaveGroup): boolean {
    return this.inTransaction(() => this.statements.saveGroup.run(document, key, version).changes === 1)
  }
  deleteGroup(key: string): boolean {
    return this.inTransaction(() => this.statements.deleteGroup.run(key).changes === 1)
  }

  setDueTime({ id, dueAt }: DueTime): void {
    this.inTransaction(() => this.updateDueTime({ id, dueAt }))
  }
  dueMatches(now: number, limit: number): readonly MatchId[] {
    return (this.statements.dueMatches.all(now, limit) as { id: MatchId }[]).map(({ id }) => id)
  }
  unfinishedMatches(at: number): readonly MatchId[] {
    return (this.statements.unfinishedMatches.all(Math.floor(at / DAY_MS) - 2) as { id: MatchId }[]).map(({ id }) => id)
  }
  recordHeartbeat(now: number): number | undefined {
    return this.inTransaction(() => {
      const before = this.statements.lastHeartbeat.get() as { value: number } | undefined
      this.statements.recordHeartbeat.run(now)
      return before?.value
    })
  }

  checkWritable(): void {
    this.inTransaction(() => this.statements.checkWritable.run())
  }

  deleteUntouched({ before, inUse }: RetentionCutoff): number {
    return this.inTransaction(() => {
      const { touch, untouchedTables, deleteEntries, deleteMatches, deleteTable, deleteUntouchedGroups } = this.statements
      touch.run(JSON.stringify(inUse))
      const old = untouchedTables.all(before, MAX_DELETED_AT_ONCE) as { code: string; newestMatch: string | null }[]
      this.logLengths.invalidate()
      for (const { code, newestMatch } of old) {
        const prefix = newestMatch?.split('/')[0] ?? code
        deleteEntries.run(prefix, prefix)
        deleteMatches.run(prefix, prefix)
        deleteTable.run(code)
      }
      return old.length + deleteUntouchedGroups.run(before, MAX_DELETED_AT_ONCE).changes
    })
  }

  signingKey({ id, secret }: SigningKey): SigningKey {
    return this.inTransaction(() => {
      this.statements.addKey.run(id, secret)
      return { id, secret: (this.statements.key.get(id) as SigningKey).secret }
    })
  }
  close(): void {
    this.database.close()
  }

  private openMatch(code: string, { id, header, entries, dueAt }: NewMatch): void {
    this.statements.addMatch.run(id)
    this.statements.addHeader.run(id, header)
    this.statements.setNewestMatch.run(id, code)
    for (const [number, entry] of entries.entries()) this.statements.addEntry.run(id, number, entry)
    this.updateDueTime({ id, dueAt })
  }
  private closeMatch(id: MatchId): void {
    this.statements.closeMatch.run(id)
    this.logLengths.remove(id)
  }
  private appendOne({ id, expectedLength, entries, dueAt }: Append): boolean {
    if (this.logLengths.readLength(id) !== expectedLength) return false
    // The driver takes a list of parameters as it is, and would make a new one of single parameters.
    for (let i = 0; i < entries.length; i++) this.statements.addEntry.run([id, expectedLength + i, entries[i]])
    this.logLengths.setLength(id, expectedLength + entries.length)
    this.updateDueTime({ id, dueAt })
    return true
  }
  /** Most matches have no due time before and after; for those no statement is needed. */
  private updateDueTime({ id, dueAt }: DueTime): void {
    if (dueAt === null && !this.logLengths.hasDueTime(id)) return
    this.statements.setDueAt.run(dueAt, id)
    this.logLengths.setDueTime(id, dueAt)
  }
  private commit(): void {
    try {
      this.database.exec('COMMIT')
    } catch (problem) {
      throw new CommitFailed(problem instanceof Error ? problem.message : String(problem))
    }
  }
  /** Rolls back if a transaction is still open. An error of ROLLBACK must not hide the error that caused it. */
  private rollBack(): void {
    try {
      if (this.database.inTransaction) this.database.exec('ROLLBACK')
    } catch {}
  }
  /** Runs `work` in a transaction: its own, or the one that is already open. */
  private inTransaction<T>(work: () => T): T {
    if (this.isInsideTransaction) return work()
    this.database.exec('BEGIN IMMEDIATE') // for these the driver is faster without a prepared statement, which answers with an object
    try {
      this.logLengths.reloadIfStale()
      const result = work()
      this.commit()
      return result
    } catch (problem) {
      this.logLengths.invalidate()
      this.rollBack()
      throw problem
    } finally {
      this.isInsideTransaction = false
    }
  }
}
