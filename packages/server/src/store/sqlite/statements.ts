// Every statement that the SQLite file is asked, prepared once.
import type Libsql from 'libsql'

export type Database = InstanceType<typeof Libsql>
export type Statements = ReturnType<typeof prepare>

const today = 'unixepoch() / 86400'
/** CODE/1, CODE/2, …: a zero comes right after a slash. */
const gamesOf = (id: string): string => `${id} > ? || '/' AND ${id} < ? || '0'`

export const prepare = (database: Database) => ({
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
