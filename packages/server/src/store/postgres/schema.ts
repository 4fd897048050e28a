// Schema of the PostgreSQL database and its migrations. A database with a newer schema is refused, because this program cannot read
// it. A lock lets only one of several starting nodes migrate.
import pg, { type ClientConfig } from 'pg'

/** Each migration upgrades the schema by one version. Released migrations are never changed. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (code TEXT PRIMARY KEY, version INTEGER NOT NULL, document TEXT NOT NULL, newest_game TEXT);
  CREATE TABLE games (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    length INTEGER NOT NULL,
    closed BOOLEAN NOT NULL DEFAULT false,
    wake_at BIGINT
  ) WITH (fillfactor = 70);
  CREATE INDEX games_by_wake ON games (wake_at) WHERE wake_at IS NOT NULL;
  CREATE TABLE entries (game TEXT NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (game, number));
  CREATE TABLE keys (id TEXT PRIMARY KEY, secret TEXT NOT NULL);
  `,
  `
  CREATE TABLE notes (
    game TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, person)
  );
  `,
  `
  CREATE TABLE groups (key TEXT PRIMARY KEY, version INTEGER NOT NULL, document TEXT NOT NULL);
  `,
  `
  -- The day (since 1970) of the last change, for retention. Days, so that the index is updated at most once a day.
  ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT (extract(epoch FROM now()) / 86400)::int;
  ALTER TABLE groups ADD COLUMN touched INTEGER NOT NULL DEFAULT (extract(epoch FROM now()) / 86400)::int;
  CREATE INDEX tables_by_touched ON tables (touched);
  CREATE INDEX groups_by_touched ON groups (touched);
  `,
  `
  -- A released table is kept under its id, so that its code can be used again.
  ALTER TABLE tables ADD COLUMN released BOOLEAN NOT NULL DEFAULT false;
  CREATE INDEX tables_in_use ON tables (code, touched) WHERE NOT released;
  CREATE INDEX tables_released ON tables (split_part(code, '-', 1)) WHERE released;
  `,
  // Table documents may have programs and invitations to them: an older release would play a program's seat itself.
  '-- nothing to change',
]
export const SCHEMA_VERSION = MIGRATIONS.length

class NewerDatabase extends Error {}

/** Id of the advisory lock that a migrating node holds. */
const MIGRATION_LOCK_ID = 7007

/** Uses its own connection, because a migration may take longer than the time limit of other calls. */
export async function migrate(connection: ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => {}) // the failed query reports it
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK_ID])
    await client.query('CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value BIGINT NOT NULL)')
    await runMissingMigrations(client, await readSchemaVersion(client))
    await client.query('COMMIT')
  } finally {
    await client.end() // rolls back what was not committed
  }
}
async function readSchemaVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ value: string }>("SELECT value FROM meta WHERE name = 'schema'")
  return Number(rows[0]?.value ?? 0)
}
async function runMissingMigrations(client: pg.Client, found: number): Promise<void> {
  if (found > SCHEMA_VERSION)
    throw new NewerDatabase(
      `The database has version ${found}, this program knows ${SCHEMA_VERSION}. Update the program, or set another DATABASE_URL.`,
    )
  for (const step of MIGRATIONS.slice(found)) await client.query(step)
  await client.query("INSERT INTO meta VALUES ('schema', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value", [SCHEMA_VERSION])
}
