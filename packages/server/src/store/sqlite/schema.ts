// Schema of the SQLite database and its migrations. A database with a newer schema is refused, because this program cannot read it.
// In the schema matches are called games.
import type { Database } from './statements.ts'

/** Each migration upgrades the schema by one version. Released migrations are never changed. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (code TEXT PRIMARY KEY, version INTEGER NOT NULL, document TEXT NOT NULL, newest_game TEXT) WITHOUT ROWID;
  -- Only what changes during a match: SQLite rewrites a row as a whole, so rows must be small.
  CREATE TABLE games (id TEXT PRIMARY KEY, closed INTEGER NOT NULL DEFAULT 0, wake_at INTEGER) WITHOUT ROWID;
  CREATE INDEX games_by_wake ON games (wake_at) WHERE wake_at IS NOT NULL;
  CREATE TABLE headers (game TEXT PRIMARY KEY REFERENCES games ON DELETE CASCADE, header TEXT NOT NULL);
  CREATE TABLE entries (game TEXT NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (game, number)) WITHOUT ROWID;
  CREATE TABLE notes (
    game TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, person)
  ) WITHOUT ROWID;
  CREATE TABLE keys (id TEXT PRIMARY KEY, secret TEXT NOT NULL) WITHOUT ROWID;
  `,
  `
  CREATE TABLE groups (key TEXT PRIMARY KEY, version INTEGER NOT NULL, document TEXT NOT NULL) WITHOUT ROWID;
  `,
  `
  -- The day (since 1970) of the last change, for retention. Days, so that the index is updated at most once a day.
  ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE groups ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET touched = unixepoch() / 86400;
  UPDATE groups SET touched = unixepoch() / 86400;
  CREATE INDEX tables_by_touched ON tables (touched);
  CREATE INDEX groups_by_touched ON groups (touched);
  `,
  `
  -- Entries in the order of writing, of all matches: what is written together is on few pages.
  ALTER TABLE entries RENAME TO entries_by_game;
  CREATE TABLE entries (game TEXT NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL, UNIQUE (game, number));
  INSERT INTO entries SELECT game, number, entry FROM entries_by_game;
  DROP TABLE entries_by_game;
  `,
  `
  -- A released table is kept under its id, so that its code can be used again.
  ALTER TABLE tables ADD COLUMN released INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX tables_in_use ON tables (code, touched) WHERE released = 0;
  `,
  // Table documents may have programs and invitations to them: an older release would play a program's seat itself.
  '-- nothing to change',
]
export const SCHEMA_VERSION = MIGRATIONS.length

class NewerDatabase extends Error {}

export function migrate(database: Database): void {
  database.exec('CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID')
  const row = database.prepare("SELECT value FROM meta WHERE name = 'schema'").get() as { value: number } | undefined
  const found = row?.value ?? 0
  if (found > SCHEMA_VERSION)
    throw new NewerDatabase(
      `The database has version ${found}, this program knows ${SCHEMA_VERSION}. Update the program, or set SAFEHOUSE_DATA to another folder.`,
    )
  if (found === SCHEMA_VERSION) return
  database.exec('BEGIN IMMEDIATE')
  for (const step of MIGRATIONS.slice(found)) database.exec(step)
  database.prepare("INSERT INTO meta VALUES ('schema', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value").run(SCHEMA_VERSION)
  database.exec('COMMIT')
}
