// All SQL statements of the SQLite store, prepared once. The tables call matches `games`, their older name.
import type Libsql from 'libsql'

export type Database = InstanceType<typeof Libsql>
export type Statements = ReturnType<typeof prepareStatements>

const TODAY_SQL = 'unixepoch() / 86400'
/** SQL condition for the match ids with a prefix, CODE/1, CODE/2, …: '0' is the character after '/'. */
const isMatchOfTable = (id: string): string => `${id} > ? || '/' AND ${id} < ? || '0'`

export const prepareStatements = (database: Database) => ({
  /** A number that changes when another connection has written; the row is a list, since every transaction asks. */
  dataVersion: database.prepare('PRAGMA data_version').raw(),
  addTable: database.prepare(`INSERT INTO tables (code, version, document, touched) VALUES (?, 1, ?, ${TODAY_SQL}) ON CONFLICT DO NOTHING`),
  table: database.prepare('SELECT version, document FROM tables WHERE code = ?'),
  saveTable: database.prepare(`UPDATE tables SET version = version + 1, document = ?, touched = ${TODAY_SQL} WHERE code = ? AND version = ?`),
  setNewestMatch: database.prepare('UPDATE tables SET newest_game = ? WHERE code = ?'),
  heads: database.prepare(
    `SELECT code, version, coalesce((SELECT max(number) + 1 FROM entries WHERE game = newest_game), 0) AS length
     FROM json_each(?) AS wanted JOIN tables ON code = wanted.value`,
  ),
  countCodes: database.prepare('SELECT length(code) AS length, count(*) AS count FROM tables WHERE released = 0 GROUP BY 1'),
  untouchedCodes: database.prepare('SELECT code FROM tables WHERE released = 0 AND touched < ? AND code > ? ORDER BY code LIMIT ?'),
  releaseCode: database.prepare('UPDATE tables SET code = ?, released = 1 WHERE code = ? AND version = ? AND released = 0'),
  /** Ids begin with the code and '-'; '.' is the character after it. */
  releasedIds: database.prepare("SELECT code AS id FROM tables WHERE code > ? || '-' AND code < ? || '.' ORDER BY touched DESC, code"),
  addMatch: database.prepare('INSERT INTO games (id) VALUES (?)'),
  addHeader: database.prepare('INSERT INTO headers VALUES (?, ?)'),
  header: database.prepare('SELECT header FROM headers WHERE game = ?'),
  closeMatch: database.prepare('UPDATE games SET closed = 1, wake_at = NULL WHERE id = ?'),
  entries: database.prepare('SELECT entry FROM entries WHERE game = ? AND number >= ? ORDER BY number'),
  addEntry: database.prepare('INSERT INTO entries VALUES (?, ?, ?)'),
  logLength: database.prepare('SELECT (SELECT max(number) + 1 FROM entries WHERE game = id) AS length FROM games WHERE id = ? AND closed = 0'),
  notes: database.prepare('SELECT text FROM notes WHERE game = ? AND person = ?'),
  keepNotes: database.prepare('INSERT INTO notes VALUES (?, ?, ?) ON CONFLICT (game, person) DO UPDATE SET text = excluded.text'),
  addGroup: database.prepare(`INSERT INTO groups (key, version, document, touched) VALUES (?, 1, ?, ${TODAY_SQL}) ON CONFLICT DO NOTHING`),
  group: database.prepare('SELECT version, document FROM groups WHERE key = ?'),
  saveGroup: database.prepare(`UPDATE groups SET version = version + 1, document = ?, touched = ${TODAY_SQL} WHERE key = ? AND version = ?`),
  deleteGroup: database.prepare('DELETE FROM groups WHERE key = ?'),
  setDueAt: database.prepare('UPDATE games SET wake_at = ? WHERE id = ? AND closed = 0'),
  dueMatches: database.prepare('SELECT id FROM games WHERE wake_at <= ? ORDER BY wake_at LIMIT ?'),
  unfinishedMatches: database.prepare(
    'SELECT id FROM tables JOIN games ON id = newest_game WHERE closed = 0 AND (touched >= ? OR wake_at IS NOT NULL)',
  ),
  matchesWithDueTime: database.prepare('SELECT id FROM games WHERE wake_at IS NOT NULL'),
  lastHeartbeat: database.prepare("SELECT value FROM meta WHERE name = 'pulse'"),
  recordHeartbeat: database.prepare("INSERT INTO meta VALUES ('pulse', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"),
  checkWritable: database.prepare("INSERT INTO meta VALUES ('ready', 1) ON CONFLICT (name) DO UPDATE SET value = (value + 1) % 1000"),
  touch: database.prepare(`UPDATE tables SET touched = ${TODAY_SQL} WHERE code IN (SELECT value FROM json_each(?))`),
  untouchedTables: database.prepare('SELECT code, newest_game AS newestMatch FROM tables WHERE touched < ? LIMIT ?'),
  deleteEntries: database.prepare(`DELETE FROM entries WHERE ${isMatchOfTable('game')}`),
  deleteMatches: database.prepare(`DELETE FROM games WHERE ${isMatchOfTable('id')}`),
  deleteTable: database.prepare('DELETE FROM tables WHERE code = ?'),
  deleteUntouchedGroups: database.prepare('DELETE FROM groups WHERE key IN (SELECT key FROM groups WHERE touched < ? LIMIT ?)'),
  key: database.prepare('SELECT secret FROM keys WHERE id = ?'),
  addKey: database.prepare('INSERT INTO keys VALUES (?, ?) ON CONFLICT DO NOTHING'),
})
