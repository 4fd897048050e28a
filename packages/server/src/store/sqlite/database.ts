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
import { migrate } from './schema.ts'

export type Database = InstanceType<typeof Libsql>
/** The store's calls without their waiting. */
export type Calls = { [M in keyof Store]: (...given: Parameters<Store[M]>) => Awaited<ReturnType<Store[M]>> }

/** Nobody knows whether it is on the disk. */
export class CommitFailed extends Error {}

export class SqliteFile implements Calls {
  private readonly database: Database
  private readonly statements: ReturnType<typeof prepare>
  /** What is known of the file, until somebody else writes to it: the games that may have a time to wait for, … */
  private waiting = new Set<GameId>()
  /** … and how long the logs are that are written to now. Whatever is closed is not among them. */
  private readonly lengths = new Map<GameId, number>()
  private seen: unknown
  private isTogether = false

  constructor(path: string) {
    this.database = new Libsql(path)
    this.database.pragma('busy_timeout = 5000')
    this.database.pragma('journal_mode = WAL')
    this.database.pragma('synchronous = FULL')
    this.database.pragma('foreign_keys = ON')
    migrate(this.database)
    this.statements = prepare(this.database)
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
      this.lengths.clear()
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
    this.lengths.delete(id)
  }
  private appendOne({ id, expectedLength, entries, wakeAt }: Append): boolean {
    if (this.lengthOf(id) !== expectedLength) return false
    for (const [i, entry] of entries.entries()) this.statements.addEntry.run(id, expectedLength + i, entry)
    this.lengths.set(id, expectedLength + entries.length)
    this.setReminder({ id, wakeAt })
    return true
  }
  /** Of a log that still takes entries. */
  private lengthOf(id: GameId): number | undefined {
    return this.lengths.get(id) ?? (this.statements.length.get(id) as { length: number } | undefined)?.length
  }
  /** Most games wait for no time, before and after: those cost no statement. */
  private setReminder({ id, wakeAt }: Reminder): void {
    if (wakeAt === null && !this.waiting.has(id)) return
    this.statements.remind.run(wakeAt, id)
    if (wakeAt === null) this.waiting.delete(id)
    else this.waiting.add(id)
  }
  private relearn(): void {
    this.lengths.clear()
    this.waiting = new Set((this.statements.ticking.all() as { id: GameId }[]).map(({ id }) => id))
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
      const { data_version: seen } = this.statements.seen.get() as { data_version: number }
      if (this.seen !== seen || this.lengths.size > mostLengths) this.relearn()
      this.seen = seen
      const result = work()
      this.commit()
      return result
    } catch (problem) {
      this.seen = undefined
      this.rollBack()
      throw problem
    } finally {
      this.isTogether = false
    }
  }
}

const today = 'unixepoch() / 86400'
const day = 86_400_000
/** Everybody else waits meanwhile. */
const mostForgotten = 50
const mostLengths = 10_000
/** CODE/1, CODE/2, …: a zero comes right after a slash. */
const gamesOf = (id: string): string => `${id} > ? || '/' AND ${id} < ? || '0'`

const prepare = (database: Database) => ({
  begin: database.prepare('BEGIN IMMEDIATE'),
  commit: database.prepare('COMMIT'),
  /** Another number if somebody else has written since. */
  seen: database.prepare('PRAGMA data_version'),
  rollback: database.prepare('ROLLBACK'),
  addTable: database.prepare(`INSERT INTO tables (code, version, document, touched) VALUES (?, 1, ?, ${today}) ON CONFLICT DO NOTHING`),
  table: database.prepare('SELECT version, document FROM tables WHERE code = ?'),
  saveTable: database.prepare(`UPDATE tables SET version = version + 1, document = ?, touched = ${today} WHERE code = ? AND version = ?`),
  setNewest: database.prepare('UPDATE tables SET newest_game = ? WHERE code = ?'),
  heads: database.prepare(
    `SELECT code, version, coalesce((SELECT max(number) + 1 FROM entries WHERE game = newest_game), 0) AS length
     FROM json_each(?) AS wanted JOIN tables ON code = wanted.value`,
  ),
  openGame: database.prepare('INSERT INTO games (id) VALUES (?)'),
  addHeader: database.prepare('INSERT INTO headers VALUES (?, ?)'),
  header: database.prepare('SELECT header FROM headers WHERE game = ?'),
  closeGame: database.prepare('UPDATE games SET closed = 1, wake_at = NULL WHERE id = ?'),
  entries: database.prepare('SELECT entry FROM entries WHERE game = ? AND number >= ? ORDER BY number'),
  addEntry: database.prepare('INSERT INTO entries VALUES (?, ?, ?)'),
  length: database.prepare('SELECT (SELECT max(number) + 1 FROM entries WHERE game = id) AS length FROM games WHERE id = ? AND closed = 0'),
  notes: database.prepare('SELECT text FROM notes WHERE game = ? AND person = ?'),
  keepNotes: database.prepare('INSERT INTO notes VALUES (?, ?, ?) ON CONFLICT (game, person) DO UPDATE SET text = excluded.text'),
  addGroup: database.prepare(`INSERT INTO groups (key, version, document, touched) VALUES (?, 1, ?, ${today}) ON CONFLICT DO NOTHING`),
  group: database.prepare('SELECT version, document FROM groups WHERE key = ?'),
  saveGroup: database.prepare(`UPDATE groups SET version = version + 1, document = ?, touched = ${today} WHERE key = ? AND version = ?`),
  deleteGroup: database.prepare('DELETE FROM groups WHERE key = ?'),
  remind: database.prepare('UPDATE games SET wake_at = ? WHERE id = ? AND closed = 0'),
  due: database.prepare('SELECT id FROM games WHERE wake_at <= ? ORDER BY wake_at LIMIT ?'),
  unfinished: database.prepare('SELECT id FROM tables JOIN games ON id = newest_game WHERE closed = 0 AND (touched >= ? OR wake_at IS NOT NULL)'),
  ticking: database.prepare('SELECT id FROM games WHERE wake_at IS NOT NULL'),
  lastPulse: database.prepare("SELECT value FROM meta WHERE name = 'pulse'"),
  pulse: database.prepare("INSERT INTO meta VALUES ('pulse', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"),
  touch: database.prepare(`UPDATE tables SET touched = ${today} WHERE code IN (SELECT value FROM json_each(?))`),
  oldTables: database.prepare('SELECT code FROM tables WHERE touched < ? LIMIT ?'),
  forgetEntries: database.prepare(`DELETE FROM entries WHERE ${gamesOf('game')}`),
  forgetGames: database.prepare(`DELETE FROM games WHERE ${gamesOf('id')}`),
  forgetTable: database.prepare('DELETE FROM tables WHERE code = ?'),
  forgetGroups: database.prepare('DELETE FROM groups WHERE key IN (SELECT key FROM groups WHERE touched < ? LIMIT ?)'),
  key: database.prepare('SELECT secret FROM keys WHERE id = ?'),
  addKey: database.prepare('INSERT INTO keys VALUES (?, ?) ON CONFLICT DO NOTHING'),
})
