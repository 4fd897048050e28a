// The PostgreSQL store keeps the contract on a real PostgreSQL, migrates older databases, refuses newer ones, and recovers from
// crashes and lost connections.
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../../testing/postgres.ts'
import { storeContract } from '../contract.ts'
import { openPostgres } from './index.ts'
import { SCHEMA_VERSION } from './schema.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres.stop(), 60_000)

async function openStore(url: string) {
  const store = await openPostgres(url)
  onTestFinished(() => store.close().catch(() => {}))
  return store
}

storeContract('PostgreSQL', async () => {
  const url = await postgres.freshDatabase()
  return { store: await openStore(url), again: () => openStore(url) }
})

test('a database with a newer schema is refused with an explanation', async () => {
  const url = await postgres.freshDatabase()
  await (await openStore(url)).close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("UPDATE meta SET value = $1 WHERE name = 'schema'", [SCHEMA_VERSION + 1])
  await client.end()
  await expect(openPostgres(url)).rejects.toThrow(`The database has version ${SCHEMA_VERSION + 1}, this program knows ${SCHEMA_VERSION}`)
})
test('a database from before there were groups is migrated and keeps its contents', async () => {
  const url = await postgres.freshDatabase()
  const first = await openStore(url)
  await first.addTable('ABCD', 'kept')
  await first.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('ALTER TABLE tables DROP COLUMN released')
  await client.query("DROP TABLE groups; ALTER TABLE tables DROP COLUMN touched; UPDATE meta SET value = 2 WHERE name = 'schema'")
  await client.end()
  const store = await openStore(url)
  expect(await store.addGroup('key', 'one')).toBe(true)
  expect(await store.table('ABCD')).toEqual({ version: 1, document: 'kept' })
  expect(await store.deleteUntouched({ before: Math.floor(Date.now() / 86_400_000) - 1, inUse: [] })).toBe(0)
})
test('nodes that start together migrate once', async () => {
  const url = await postgres.freshDatabase()
  const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(url)))
  expect(await stores[0]!.addTable('ABCD', '{}')).toBe(true)
  expect(await stores[4]!.table('ABCD')).toEqual({ version: 1, document: '{}' })
})
test('what was written is there after a crash of the database, and the store reconnects by itself', async () => {
  const store = await openStore(await postgres.freshDatabase())
  await store.addTable('ABCD', '{}')
  await store.saveTable({ code: 'ABCD', version: 1, document: '{}', opens: { id: 'ABCD/1', header: 'header', entries: ['deal'], dueAt: null } })
  expect(await store.append([{ id: 'ABCD/1', expectedLength: 1, entries: ['kept'], dueAt: null }])).toEqual([true])
  await postgres.crash()
  await expect(store.entries('ABCD/1', 0)).rejects.toThrow()
  await postgres.start()
  expect(await store.entries('ABCD/1', 0)).toEqual(['deal', 'kept'])
})
test('tables in use are not deleted, however long nothing changed', async () => {
  const url = await postgres.freshDatabase()
  const store = await openStore(url)
  await store.addTable('ABCD', '{}')
  await store.addTable('EFGH', '{}')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('UPDATE tables SET touched = touched - 100')
  await client.end()
  const today = Math.floor(Date.now() / 86_400_000)
  expect(await store.deleteUntouched({ before: today - 50, inUse: ['EFGH'] })).toBe(1)
  expect([await store.table('ABCD'), await store.table('EFGH')]).toEqual([undefined, { version: 1, document: '{}' }])
})
test('a connection that is lost during a save fails only that save', async () => {
  const url = await postgres.freshDatabase()
  const store = await openStore(url)
  await store.addTable('ABCD', '{}')
  const lock = new pg.Client({ connectionString: url })
  await lock.connect()
  await lock.query('BEGIN')
  await lock.query("SELECT * FROM tables WHERE code = 'ABCD' FOR UPDATE")
  const saving = store.saveTable({ code: 'ABCD', version: 1, document: 'lost' }).catch((problem: Error) => problem)
  await expect
    .poll(async () => (await lock.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).rowCount)
    .toBe(1)
  expect(await saving).toBeInstanceOf(Error)
  await lock.end()
  expect(await store.saveTable({ code: 'ABCD', version: 1, document: 'kept' })).toBe(true)
})
