// The database's shape in PostgreSQL, and how an older one becomes it. A newer one is refused: this program would not
// understand it. Nodes that start together take turns.
import pg, { type ClientConfig } from 'pg'

/** Each step makes the next version out of the one before; steps that shipped are never changed. */
const steps: readonly string[] = [
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
  -- The day of the last change: old ones are forgotten. In days, so that the index has little to do.
  ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT (extract(epoch FROM now()) / 86400)::int;
  ALTER TABLE groups ADD COLUMN touched INTEGER NOT NULL DEFAULT (extract(epoch FROM now()) / 86400)::int;
  CREATE INDEX tables_by_touched ON tables (touched);
  CREATE INDEX groups_by_touched ON groups (touched);
  `,
]
export const schemaVersion = steps.length

class NewerDatabase extends Error {}

const turn = 7007

/** On a connection of its own: a step may take longer than any call of play. */
export async function migrate(connection: ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => {}) // lost: what it was asked fails too
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [turn])
    await client.query('CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value BIGINT NOT NULL)')
    await climb(client, await versionOf(client))
    await client.query('COMMIT')
  } finally {
    await client.end() // and with it all that was not committed
  }
}
async function versionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ value: string }>("SELECT value FROM meta WHERE name = 'schema'")
  return Number(rows[0]?.value ?? 0)
}
async function climb(client: pg.Client, found: number): Promise<void> {
  if (found > schemaVersion)
    throw new NewerDatabase(`The database has version ${found}, this program knows ${schemaVersion}. Use the newer program, or another DATABASE_URL.`)
  for (const step of steps.slice(found)) await client.query(step)
  await client.query("INSERT INTO meta VALUES ('schema', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value", [schemaVersion])
}
