// The shared store of many nodes: PostgreSQL. Every call is one statement where it can be; a save of a table, which may
// open a game with it, is one transaction. A deadlock or a lost connection is tried again where trying again is harmless.
import pg, { type Pool, type QueryConfig, type QueryResultRow } from 'pg'
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
import { appendQuery } from './append.ts'
import { migrate } from './schema.ts'

const today = '(extract(epoch FROM now()) / 86400)::int'
const day = 86_400_000
/** A table's games are CODE/1 to its newest; their notes go with them. */
const forgetting = `
  WITH old AS (SELECT code, newest_game FROM tables WHERE touched < $1 LIMIT 50 FOR UPDATE SKIP LOCKED),
  played AS (SELECT old.code || '/' || n AS id FROM old, generate_series(1, split_part(old.newest_game, '/', 2)::int) AS n),
  entries_gone AS (DELETE FROM entries USING played WHERE entries.game = played.id),
  games_gone AS (DELETE FROM games USING played WHERE games.id = played.id),
  tables_gone AS (DELETE FROM tables USING old WHERE tables.code = old.code RETURNING 1),
  groups_gone AS (DELETE FROM groups WHERE key IN (SELECT key FROM groups WHERE touched < $1 LIMIT 50) RETURNING 1)
  SELECT ((SELECT count(*) FROM tables_gone) + (SELECT count(*) FROM groups_gone))::int AS forgotten`

const deadlock = '40P01'
const tries = 5
/** A database that takes longer is out of reach. It then gives up too, and holds no lock for whoever has gone. */
const patience = 5000

/** What several nodes share has the time for all of them. */
export interface SharedStore extends Store {
  time(): Promise<number>
}

export async function openPostgres(url: string): Promise<SharedStore> {
  const connection = { connectionString: url, application_name: 'safehouse', connectionTimeoutMillis: patience, keepAlive: true }
  await migrate(connection)
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    query_timeout: patience,
    statement_timeout: patience,
    idle_in_transaction_session_timeout: patience,
  })
  pool.on('error', () => {}) // an idle connection was lost; the next call opens another
  pool.on('connect', (client) => client.on('error', () => {})) // one at work was: whoever works with it is told by the failed call
  return new PostgresStore(pool)
}

class PostgresStore implements SharedStore {
  constructor(private readonly pool: Pool) {}

  async addTable(code: string, document: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('INSERT INTO tables (code, version, document) VALUES ($1, 1, $2) ON CONFLICT DO NOTHING', [
      code,
      document,
    ])
    return rowCount === 1
  }
  async table(code: string): Promise<StoredTable | undefined> {
    const [row] = await this.rows<StoredTable>({ name: 'table', text: 'SELECT version, document FROM tables WHERE code = $1', values: [code] })
    return row
  }
  async saveTable({ code, version, document, opens, closes, reminds }: Save): Promise<boolean> {
    const client = await this.pool.connect()
    let broken: Error | undefined
    try {
      await client.query('BEGIN')
      const saved = await client.query(
        `UPDATE tables SET version = version + 1, document = $2, touched = ${today} WHERE code = $1 AND version = $3`,
        [code, document, version],
      )
      if (saved.rowCount === 1) {
        for (const query of [
          ...(opens ? opening(code, opens) : []),
          ...(closes === undefined ? [] : [closing(closes)]),
          ...(reminds ? [reminding(reminds)] : []),
        ])
          await client.query(query)
      }
      await client.query('COMMIT')
      return saved.rowCount === 1
    } catch (problem) {
      broken = problem as Error // the connection goes with what it had begun
      throw problem
    } finally {
      client.release(broken)
    }
  }
  heads(codes: readonly string[]): Promise<readonly Head[]> {
    const text = `SELECT tables.code, tables.version, coalesce(games.length, 0) AS length
      FROM tables LEFT JOIN games ON games.id = tables.newest_game WHERE tables.code = ANY ($1::text[])`
    return this.rows<Head & QueryResultRow>({ name: 'heads', text, values: [codes] })
  }

  async game(id: GameId): Promise<StoredGame | undefined> {
    const [row] = await this.rows<{ header: string }>({ name: 'game', text: 'SELECT header FROM games WHERE id = $1', values: [id] })
    return row && { header: row.header, entries: await this.entries(id, 0) }
  }
  async entries(id: GameId, from: number): Promise<readonly string[]> {
    const text = 'SELECT entry FROM entries WHERE game = $1 AND number >= $2 ORDER BY number'
    return (await this.rows<{ entry: string }>({ name: 'entries', text, values: [id, from] })).map(({ entry }) => entry)
  }
  async append(batch: readonly Append[]): Promise<readonly boolean[]> {
    const taken = new Set((await retried(() => this.rows<{ id: GameId }>(appendQuery(batch)))).map(({ id }) => id))
    return batch.map(({ id }) => taken.has(id))
  }

  async notes(id: GameId, person: string): Promise<string | undefined> {
    const [row] = await this.rows<{ text: string }>({ text: 'SELECT text FROM notes WHERE game = $1 AND person = $2', values: [id, person] })
    return row?.text
  }
  async keepNotes(id: GameId, person: string, text: string): Promise<void> {
    const keep = 'INSERT INTO notes VALUES ($1, $2, $3) ON CONFLICT (game, person) DO UPDATE SET text = excluded.text'
    await this.pool.query(keep, [id, person, text])
  }

  async addGroup(key: string, document: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('INSERT INTO groups (key, version, document) VALUES ($1, 1, $2) ON CONFLICT DO NOTHING', [
      key,
      document,
    ])
    return rowCount === 1
  }
  async group(key: string): Promise<StoredGroup | undefined> {
    const [row] = await this.rows<StoredGroup>({ text: 'SELECT version, document FROM groups WHERE key = $1', values: [key] })
    return row
  }
  async saveGroup({ key, version, document }: SaveGroup): Promise<boolean> {
    const save = `UPDATE groups SET version = version + 1, document = $2, touched = ${today} WHERE key = $1 AND version = $3`
    const { rowCount } = await this.pool.query(save, [key, document, version])
    return rowCount === 1
  }
  async deleteGroup(key: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('DELETE FROM groups WHERE key = $1', [key])
    return rowCount === 1
  }

  async remind(reminder: Reminder): Promise<void> {
    await this.pool.query(reminding(reminder))
  }
  async due(now: number, limit: number): Promise<readonly GameId[]> {
    const query = { name: 'due', text: 'SELECT id FROM games WHERE wake_at <= $1 ORDER BY wake_at LIMIT $2', values: [now, limit] }
    return (await this.rows<{ id: GameId }>(query)).map(({ id }) => id)
  }
  async unfinished(at: number): Promise<readonly GameId[]> {
    const text = `SELECT games.id FROM tables JOIN games ON games.id = tables.newest_game
      WHERE NOT games.closed AND (tables.touched >= $1 OR games.wake_at IS NOT NULL)`
    return (await this.rows<{ id: GameId }>({ text, values: [Math.floor(at / day) - 2] })).map(({ id }) => id)
  }
  async pulse(now: number): Promise<number | undefined> {
    const text = `WITH before AS (SELECT value FROM meta WHERE name = 'pulse'), after AS (
        INSERT INTO meta VALUES ('pulse', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value)
      SELECT value FROM before`
    const [row] = await this.rows<{ value: string }>({ text, values: [now] })
    return row && Number(row.value)
  }

  async forget({ before, inUse }: Old): Promise<number> {
    await this.pool.query(`UPDATE tables SET touched = ${today} WHERE code = ANY ($1::text[]) AND touched < ${today}`, [inUse])
    const [row] = await this.rows<{ forgotten: number }>({ text: forgetting, values: [before] })
    return row!.forgotten
  }

  async time(): Promise<number> {
    const [row] = await this.rows<{ now: number }>({ name: 'time', text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now' })
    return row!.now
  }

  async key({ id, secret }: SigningKey): Promise<SigningKey> {
    await this.pool.query('INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, secret])
    const [row] = await this.rows<{ secret: string }>({ text: 'SELECT secret FROM keys WHERE id = $1', values: [id] })
    return { id, secret: row!.secret }
  }
  close(): Promise<void> {
    return this.pool.end()
  }

  private async rows<R extends QueryResultRow>(query: QueryConfig): Promise<R[]> {
    return (await this.pool.query<R>(query)).rows
  }
}

const opening = (code: string, { id, header, entries, wakeAt }: NewGame): QueryConfig[] => [
  { text: 'INSERT INTO games (id, header, length, wake_at) VALUES ($1, $2, $3, $4)', values: [id, header, entries.length, wakeAt] },
  { text: 'UPDATE tables SET newest_game = $1 WHERE code = $2', values: [id, code] },
  {
    text: 'INSERT INTO entries SELECT $1, given.number - 1, given.entry FROM unnest($2::text[]) WITH ORDINALITY AS given (entry, number)',
    values: [id, entries],
  },
]
const closing = (id: GameId): QueryConfig => ({ text: 'UPDATE games SET closed = true, wake_at = NULL WHERE id = $1', values: [id] })
const reminding = ({ id, wakeAt }: Reminder): QueryConfig => ({
  text: 'UPDATE games SET wake_at = $2 WHERE id = $1 AND NOT closed',
  values: [id, wakeAt],
})

/** PostgreSQL undoes one side of a deadlock whole, so that side can simply go again. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await work()
    } catch (problem) {
      if ((problem as { code?: string }).code !== deadlock || left === 1) throw problem
    }
  }
}
