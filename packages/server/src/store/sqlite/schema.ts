// The database's shape, and how an older one becomes it. A newer one is refused: this program would not understand it.
import type { Database } from './statements.ts'

/** Each step makes the next version out of the one before; steps that shipped are never changed. */
const steps: readonly string[] = [
  `
  CREATE TABLE tables (code TEXT PRIMARY KEY, version INTEGER NOT NULL, document TEXT NOT NULL, newest_game TEXT) WITHOUT ROWID;
  -- What changes while a game is played, and small: a row is written anew as a whole.
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
  -- The day of the last change: old ones are forgotten. In days, so that the index has little to do.
  ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE groups ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET touched = unixepoch() / 86400;
  UPDATE groups SET touched = unixepoch() / 86400;
  CREATE INDEX tables_by_touched ON tables (touched);
  CREATE INDEX groups_by_touched ON groups (touched);
  `,
  `
  -- In the order of writing, whatever the game: what is written together lies together, on few pages.
  ALTER TABLE entries RENAME TO entries_by_game;
  CREATE TABLE entries (game TEXT NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL, UNIQUE (game, number));
  INSERT INTO entries SELECT game, number, entry FROM entries_by_game;
  DROP TABLE entries_by_game;
  `,
]
export const schemaVersion = steps.length

class NewerDatabase extends Error {}

export function migrate(database: Database): void {
  database.exec('CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID')
  const row = database.prepare("SELECT value FROM meta WHERE name = 'schema'").get() as { value: number } | undefined
  const found = row?.value ?? 0
  if (found > schemaVersion)
    throw new NewerDatabase(
      `The database has version ${found}, this program knows ${schemaVersion}. Use the newer program, or another SAFEHOUSE_DATA.`,
    )
  if (found === schemaVersion) return
  database.exec('BEGIN IMMEDIATE')
  for (const step of steps.slice(found)) database.exec(step)
  database.prepare("INSERT INTO meta VALUES ('schema', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value").run(schemaVersion)
  database.exec('COMMIT')
}
