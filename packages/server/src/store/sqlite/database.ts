// The SQLite file itself, synchronously: it runs in a worker thread, so that waiting for the disk stalls no socket.
// WAL with full sync: what COMMIT has returned for survives a crash and a cut of the power.
import Libsql from 'libsql'
import type {
  Append,
  GameId,
  Head,
  NewGame,
  Old,
  Reminder,
  Save,
  SaveGroup,
  SigningKey,
  Store,
  StoredGame,
  StoredGroup,
  StoredTable,
} from '../store.ts'
import { LogLengthCache } from './log-length-cache.ts'
import { migrate } from './schema.ts'
import { type Database, prepare, type Statements } from './statements.ts'

const day = 86_400_000
/** Everybody else waits meanwhile. */
const mostForgotten = 50

/** The store's calls without their waiting. */
export type Calls = { [M in keyof Store]: (...given: Parameters<Store[M]>) => Awaited<ReturnType<Store[M]>> }

/** Nobody knows whether it is on the disk. */
export class CommitFailed extends Error {}

export class SqliteFile implements Calls {
  private readonly database: Database
  private readonly statements: Statements
  private readonly known: LogLengthCache
  private isTogether = false

  constructor(path: string) {
    this.database = new Libsql(path)
    this.database.pragma('busy_timeout = 5000')
    this.database.pragma('journal_mode = WAL')
    this.database.pragma('synchronous = FULL')
    this.database.pragma('foreign_keys = ON')
    migrate(this.database)
    this.statements = prepare(this.database)
    this.known = new LogLengthCache(this.statements)
  }

  /** All of it with one wait for the disk, or nothing. */
  together(calls: readonly (() => unknown)[]): readonly unknown[] {
    return this.write(() => {
      this.isTogether = true
      return calls.map((call) => call())
    })
  }
  addTable(code: string, document: string): boolean {
    return this.write(() => this.statements.addTable.run(code, document).changes === 1)
  }
  table(code: string): StoredTable | undefined {
    const row = this.statements.table.get(code) as StoredTable | undefined
    return row && { version: row.version, document: row.document }
  }
  saveTable({ code, version, document, opens, closes, reminds }: Save): boolean {
    return this.write(() => {
      if (this.statements.saveTable.run(document, code, version).changes === 0) return false
      if (opens) this.open(code, opens)
      if (closes !== undefined) this.closeGame(closes)
      if (reminds) this.setReminder(reminds)
      return true
    })
  }
  heads(codes: readonly string[]): readonly Head[] {
    const rows = this.statements.heads.all(JSON.stringify(codes)) as Head[]
    return rows.map(({ code, version, length }) => ({ code, version, length }))
  }

  game(id: GameId): StoredGame | undefined {
    const row = this.statements.header.get(id) as { header: string } | undefined
    return row && { header: row.header, entries: this.entries(id, 0) }
  }
  entries(id: GameId, from: number): readonly string[] {
    return (this.statements.entries.all(id, from) as { entry: string }[]).map(({ entry }) => entry)
  }
  append(batch: readonly Append[]): readonly boolean[] {
    return this.write(() => batch.map((append) => this.appendOne(append)))
  }

  notes(id: GameId, person: string): string | undefined {
    return (this.statements.notes.get(id, person) as { text: string } | undefined)?.text
  }
  keepNotes(id: GameId, person: string, text: string): void {
    this.write(() => this.statements.keepNotes.run(id, person, text))
  }

  addGroup(key: string, document: string): boolean {
    return this.write(() => this.statements.addGroup.run(key, document).changes === 1)
  }
  group(key: string): StoredGroup | undefined {
    const row = this.statements.group.get(key) as StoredGroup | undefined
    return row && { version: row.version, document: row.document }
  }
  saveGroup({ key, version, document }: SaveGroup): boolean {
    return this.write(() => this.statements.saveGroup.run(document, key, version).changes === 1)
  }
  deleteGroup(key: string): boolean {
    return this.write(() => this.statements.deleteGroup.run(key).changes === 1)
  }

  remind({ id, wakeAt }: Reminder): void {
    this.write(() => this.setReminder({ id, wakeAt }))
  }
  due(now: number, limit: number): readonly GameId[] {
    return (this.statements.due.all(now, limit) as { id: GameId }[]).map(({ id }) => id)
  }
  unfinished(at: number): readonly GameId[] {
    return (this.statements.unfinished.all(Math.floor(at / day) - 2) as { id: GameId }[]).map(({ id }) => id)
  }
  pulse(now: number): number | undefined {
    return this.write(() => {
      const before = this.statements.lastPulse.get() as { value: number } | undefined
      this.statements.pulse.run(now)
      return before?.value
    })
  }

  forget({ before, inUse }: Old): number {
    return this.write(() => {
      const { touch, oldTables, forgetEntries, forgetGames, forgetTable, forgetGroups } = this.statements
      touch.run(JSON.stringify(inUse))
      const old = oldTables.all(before, mostForgotten) as { code: string }[]
      this.known.invalidate()
      for (const { code } of old) {
        forgetEntries.run(code, code)
        forgetGames.run(code, code)
        forgetTable.run(code)
      }
      return old.length + forgetGroups.run(before, mostForgotten).changes
    })
  }

  key({ id, secret }: SigningKey): SigningKey {
    return this.write(() => {
      this.statements.addKey.run(id, secret)
      return { id, secret: (this.statements.key.get(id) as SigningKey).secret }
    })
  }
  close(): void {
    this.database.close()
  }

  private open(code: string, { id, header, entries, wakeAt }: NewGame): void {
    this.statements.openGame.run(id)
    this.statements.addHeader.run(id, header)
    this.statements.setNewest.run(id, code)
    for (const [number, entry] of entries.entries()) this.statements.addEntry.run(id, number, entry)
    this.setReminder({ id, wakeAt })
  }
  private closeGame(id: GameId): void {
    this.statements.closeGame.run(id)
    this.known.remove(id)
  }
  private appendOne({ id, expectedLength, entries, wakeAt }: Append): boolean {
    if (this.known.lengthOf(id) !== expectedLength) return false
    for (const [i, entry] of entries.entries()) this.statements.addEntry.run(id, expectedLength + i, entry)
    this.known.setLength(id, expectedLength + entries.length)
    this.setReminder({ id, wakeAt })
    return true
  }
  /** Most games wait for no time, before and after: those cost no statement. */
  private setReminder({ id, wakeAt }: Reminder): void {
    if (wakeAt === null && !this.known.mayWait(id)) return
    this.statements.remind.run(wakeAt, id)
    this.known.waits(id, wakeAt)
  }
  private commit(): void {
    try {
      this.statements.commit.run()
    } catch (problem) {
      throw new CommitFailed(problem instanceof Error ? problem.message : String(problem))
    }
  }
  /** One that fails must not hide why; what it left open lets nothing else begin. */
  private rollBack(): void {
    try {
      if (this.database.inTransaction) this.statements.rollback.run()
    } catch {}
  }
  /** All of it or nothing. */
  private write<T>(work: () => T): T {
    if (this.isTogether) return work()
    this.statements.begin.run()
    try {
      this.known.refresh()
      const result = work()
      this.commit()
      return result
    } catch (problem) {
      this.known.invalidate()
      this.rollBack()
      throw problem
    } finally {
      this.isTogether = false
    }
  }
}
