// The store that several nodes share: PostgreSQL. A call is one statement where possible; saving a table, which may open a match,
// is one transaction. An append that was rolled back by a deadlock is tried again. In the schema matches are called games.
import pg, { type Pool, type QueryConfig, type QueryResultRow } from 'pg'
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
import { appendQuery } from './append.ts'
import { migrate } from './schema.ts'

const TODAY_SQL = '(extract(epoch FROM now()) / 86400)::int'
const DAY_MS = 86_400_000
/** Deletes old tables with their matches, CODE/1 to the newest, and old groups. Notes are deleted with their match. */
const DELETE_UNTOUCHED_SQL = `
  WITH old AS (SELECT code, newest_game FROM tables WHERE touched < $1 LIMIT 50 FOR UPDATE SKIP LOCKED),
  played AS (SELECT split_part(old.newest_game, '/', 1) || '/' || n AS id FROM old, generate_series(1, split_part(old.newest_game, '/', 2)::int) AS n),
  entries_gone AS (DELETE FROM entries USING played WHERE entries.game = played.id),
  games_gone AS (DELETE FROM games USING played WHERE games.id = played.id),
  tables_gone AS (DELETE FROM tables USING old WHERE tables.code = old.code RETURNING 1),
  groups_gone AS (DELETE FROM groups WHERE key IN (SELECT key FROM groups WHERE touched < $1 LIMIT 50) RETURNING 1)
  SELECT ((SELECT count(*) FROM tables_gone) + (SELECT count(*) FROM groups_gone))::int AS forgotten`

const DEADLOCK_ERROR_CODE = '40P01'
const MAX_DEADLOCK_TRIES = 5
/** Time after which a call fails. The database has the same limit, so that it holds no locks for a caller that gave up. */
const DATABASE_TIMEOUT_MS = 5000

/** A store that several nodes share, and whose time they all use. */
export interface SharedStore extends Store {
  time(): Promise<number>
}

export async function openPostgres(url: string): Promise<SharedStore> {
  const connection = { connectionString: url, application_name: 'safehouse', connectionTimeoutMillis: DATABASE_TIMEOUT_MS, keepAlive: true }
  await migrate(connection)
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    query_timeout: DATABASE_TIMEOUT_MS,
    statement_timeout: DATABASE_TIMEOUT_MS,
    idle_in_transaction_session_timeout: DATABASE_TIMEOUT_MS,
  })
  pool.on('error', () => {}) // an idle connection was lost; the next call opens a new one
  pool.on('connect', (client) => client.on('error', () => {})) // a busy connection was lost; its call fails and reports it
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
  async saveTable({ code, version, document, opens, closes, reschedules }: SaveTable): Promise<boolean> {
    const client = await this.pool.connect()
    let broken: Error | undefined
    try {
      await client.query('BEGIN')
      const saved = await client.query(
        `UPDATE tables SET version = version + 1, document = $2, touched = ${TODAY_SQL} WHERE code = $1 AND version = $3`,
        [code, document, version],
      )
      if (saved.rowCount === 1) {
        for (const query of [
          ...(opens ? matchInserts(code, opens) : []),
          ...(closes === undefined ? [] : [matchClose(closes)]),
          ...(reschedules ? [dueTimeUpdate(reschedules)] : []),
        ])
          await client.query(query)
      }
      await client.query('COMMIT')
      return saved.rowCount === 1
    } catch (problem) {
      broken = problem as Error // discards the connection, and with it the open transaction
      throw problem
    } finally {
      client.release(broken)
    }
  }
  countCodes(): Promise<readonly CodeCount[]> {
    const text = 'SELECT length(code) AS length, count(*)::int AS count FROM tables WHERE NOT released GROUP BY 1'
    return this.rows<CodeCount & QueryResultRow>({ text })
  }
  async untouchedCodes({ before, inUse, after, limit }: UntouchedCodes): Promise<readonly string[]> {
    await this.touch(inUse)
    const text = 'SELECT code FROM tables WHERE NOT released AND touched < $1 AND code > $2 ORDER BY code LIMIT $3'
    return (await this.rows<{ code: string }>({ text, values: [before, after, limit] })).map(({ code }) => code)
  }
  async releaseCode({ code, version, id }: ReleaseCode): Promise<boolean> {
    const text = 'UPDATE tables SET code = $1, released = true WHERE code = $2 AND version = $3 AND NOT released'
    return (await this.pool.query(text, [id, code, version])).rowCount === 1
  }
  async releasedIds(code: string): Promise<readonly string[]> {
    const text = "SELECT code AS id FROM tables WHERE released AND split_part(code, '-', 1) = $1 ORDER BY touched DESC, code"
    return (await this.rows<{ id: string }>({ text, values: [code] })).map(({ id }) => id)
  }
  heads(codes: readonly string[]): Promise<readonly TableHead[]> {
    const text = `SELECT tables.code, tables.version, coalesce(games.length, 0) AS length
      FROM tables LEFT JOIN games ON games.id = tables.newest_game WHERE tables.code = ANY ($1::text[])`
    return this.rows<TableHead & QueryResultRow>({ name: 'heads', text, values: [codes] })
  }

  async match(id: MatchId): Promise<StoredMatch | undefined> {
    const [row] = await this.rows<{ header: string }>({ name: 'game', text: 'SELECT header FROM games WHERE id = $1', values: [id] })
    return row && { header: row.header, entries: await this.entries(id, 0) }
  }
  async entries(id: MatchId, from: number): Promise<readonly string[]> {
    const text = 'SELECT entry FROM entries WHERE game = $1 AND number >= $2 ORDER BY number'
    return (await this.rows<{ entry: string }>({ name: 'entries', text, values: [id, from] })).map(({ entry }) => entry)
  }
  async append(batch: readonly Append[]): Promise<readonly boolean[]> {
    const taken = new Set((await retryOnDeadlock(() => this.rows<{ id: MatchId }>(appendQuery(batch)))).map(({ id }) => id))
    return batch.map(({ id }) => taken.has(id))
  }

  async notes(id: MatchId, person: string): Promise<string | undefined> {
    const [row] = await this.rows<{ text: string }>({ text: 'SELECT text FROM notes WHERE game = $1 AND person = $2', values: [id, person] })
    return row?.text
  }
  async keepNotes(id: MatchId, person: string, text: string): Promise<void> {
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
    const save = `UPDATE groups SET version = version + 1, document = $2, touched = ${TODAY_SQL} WHERE key = $1 AND version = $3`
    const { rowCount } = await this.pool.query(save, [key, document, version])
    return rowCount === 1
  }
  async deleteGroup(key: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('DELETE FROM groups WHERE key = $1', [key])
    return rowCount === 1
  }

  async setDueTime(reminder: DueTime): Promise<void> {
    await this.pool.query(dueTimeUpdate(reminder))
  }
  async dueMatches(now: number, limit: number): Promise<readonly MatchId[]> {
    const query = { name: 'due', text: 'SELECT id FROM games WHERE wake_at <= $1 ORDER BY wake_at LIMIT $2', values: [now, limit] }
    return (await this.rows<{ id: MatchId }>(query)).map(({ id }) => id)
  }
  async unfinishedMatches(at: number): Promise<readonly MatchId[]> {
    const text = `SELECT games.id FROM tables JOIN games ON games.id = tables.newest_game
      WHERE NOT games.closed AND (tables.touched >= $1 OR games.wake_at IS NOT NULL)`
    return (await this.rows<{ id: MatchId }>({ text, values: [Math.floor(at / DAY_MS) - 2] })).map(({ id }) => id)
  }
  async recordHeartbeat(now: number): Promise<number | undefined> {
    const text = `WITH before AS (SELECT value FROM meta WHERE name = 'pulse'), after AS (
        INSERT INTO meta VALUES ('pulse', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value)
      SELECT value FROM before`
    const [row] = await this.rows<{ value: string }>({ text, values: [now] })
    return row && Number(row.value)
  }

  async checkWritable(): Promise<void> {
    await this.pool.query("INSERT INTO meta VALUES ('ready', 1) ON CONFLICT (name) DO UPDATE SET value = (meta.value + 1) % 1000")
  }

  async deleteUntouched({ before, inUse }: RetentionCutoff): Promise<number> {
    await this.touch(inUse)
    const [row] = await this.rows<{ forgotten: number }>({ text: DELETE_UNTOUCHED_SQL, values: [before] })
    return row!.forgotten
  }

  async time(): Promise<number> {
    const [row] = await this.rows<{ now: number }>({ name: 'time', text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now' })
    return row!.now
  }

  async signingKey({ id, secret }: SigningKey): Promise<SigningKey> {
    await this.pool.query('INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, secret])
    const [row] = await this.rows<{ secret: string }>({ text: 'SELECT secret FROM keys WHERE id = $1', values: [id] })
    return { id, secret: row!.secret }
  }
  close(): Promise<void> {
    return this.pool.end()
  }

  /** Notes that these tables are in use today. */
  private async touch(codes: readonly string[]): Promise<void> {
    await this.pool.query(`UPDATE tables SET touched = ${TODAY_SQL} WHERE code = ANY ($1::text[]) AND touched < ${TODAY_SQL}`, [codes])
  }
  private async rows<R extends QueryResultRow>(query: QueryConfig): Promise<R[]> {
    return (await this.pool.query<R>(query)).rows
  }
}

const matchInserts = (code: string, { id, header, entries, dueAt }: NewMatch): QueryConfig[] => [
  { text: 'INSERT INTO games (id, header, length, wake_at) VALUES ($1, $2, $3, $4)', values: [id, header, entries.length, dueAt] },
  { text: 'UPDATE tables SET newest_game = $1 WHERE code = $2', values: [id, code] },
  {
    text: 'INSERT INTO entries SELECT $1, given.number - 1, given.entry FROM unnest($2::text[]) WITH ORDINALITY AS given (entry, number)',
    values: [id, entries],
  },
]
const matchClose = (id: MatchId): QueryConfig => ({ text: 'UPDATE games SET closed = true, wake_at = NULL WHERE id = $1', values: [id] })
const dueTimeUpdate = ({ id, dueAt }: DueTime): QueryConfig => ({
  text: 'UPDATE games SET wake_at = $2 WHERE id = $1 AND NOT closed',
  values: [id, dueAt],
})

/** PostgreSQL rolls back one side of a deadlock completely, so that side can safely be tried again. */
async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let left = MAX_DEADLOCK_TRIES; ; left--) {
    try {
      return await work()
    } catch (problem) {
      if ((problem as { code?: string }).code !== DEADLOCK_ERROR_CODE || left === 1) throw problem
    }
  }
}
