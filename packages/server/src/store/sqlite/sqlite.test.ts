// The SQLite store keeps the contract, migrates older databases, refuses newer ones and sees writes by other processes.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../../../testing/server.ts'
import { storeContract } from '../contract.ts'
import { openSqlite } from './index.ts'
import { SCHEMA_VERSION } from './schema.ts'

async function openStore(folder: string) {
  const store = await openSqlite(folder)
  onTestFinished(() => store.close().catch(() => {}))
  return store
}

storeContract('SQLite', async () => {
  const folder = tempFolder()
  return { store: await openStore(folder), again: () => openStore(folder) }
})

test('a database with a newer schema is refused with an explanation', async () => {
  const folder = tempFolder()
  await (await openStore(folder)).close()
  const database = new Libsql(join(folder, 'safehouse.db'))
  database.prepare("UPDATE meta SET value = ? WHERE name = 'schema'").run(SCHEMA_VERSION + 1)
  database.close()
  await expect(openSqlite(folder)).rejects.toThrow(`The database has version ${SCHEMA_VERSION + 1}, this program knows ${SCHEMA_VERSION}`)
})
test('a database from before there were groups is migrated and keeps its contents', async () => {
  const folder = tempFolder()
  const first = await openStore(folder)
  await first.addTable('ABCD', 'new')
  const opens = { id: 'ABCD/1', header: 'header', entries: ['deal', 'first', 'second'], dueAt: null }
  await first.saveTable({ code: 'ABCD', version: 1, document: 'kept', opens })
  await first.close()
  const database = new Libsql(join(folder, 'safehouse.db'))
  database.exec('DROP INDEX tables_in_use; ALTER TABLE tables DROP COLUMN released')
  database.exec(
    "DROP TABLE groups; DROP INDEX tables_by_touched; ALTER TABLE tables DROP COLUMN touched; UPDATE meta SET value = 1 WHERE name = 'schema'",
  )
  database.close()
  const store = await openStore(folder)
  expect(await store.addGroup('key', 'one')).toBe(true)
  expect(await store.table('ABCD')).toEqual({ version: 2, document: 'kept' })
  expect(await store.match('ABCD/1')).toEqual({ header: 'header', entries: ['deal', 'first', 'second'] })
  expect(await store.deleteUntouched({ before: Math.floor(Date.now() / 86_400_000) - 1, inUse: [] })).toBe(0)
})
test('writes by another process are noticed', async () => {
  const folder = tempFolder()
  const [store, other] = [await openStore(folder), await openStore(folder)]
  await store.addTable('ABCD', '')
  await store.saveTable({ code: 'ABCD', version: 1, document: '', opens: { id: 'ABCD/1', header: '', entries: ['deal'], dueAt: null } })
  const append = (expectedLength: number) => ({ id: 'ABCD/1', expectedLength, entries: [`entry ${expectedLength}`], dueAt: null })
  expect(await store.append([append(1)])).toEqual([true])
  expect(await other.append([append(2)])).toEqual([true])
  expect(await store.append([append(2)])).toEqual([false])
  expect(await store.append([append(3)])).toEqual([true])
  await other.saveTable({ code: 'ABCD', version: 2, document: '', closes: 'ABCD/1' })
  expect(await store.append([append(4)])).toEqual([false])
  expect(await other.entries('ABCD/1', 0)).toEqual(['deal', 'entry 1', 'entry 2', 'entry 3'])
})
test('of many calls at once one that fails does not affect the others, and they are answered in order', async () => {
  const folder = tempFolder()
  const store = await openStore(folder)
  const answered: string[] = []
  const codes = Array.from({ length: 40 }, (_, i) => `C${String(i).padStart(3, '0')}`)
  const opening = codes.map((code) => store.addTable(code, code).then((isNew) => answered.push(`${code} ${isNew}`)))
  const impossible = store.keepNotes('NONE/1', 'nobody', 'of a game that is not there')
  const reading = store.table('C039')
  await expect(impossible).rejects.toThrow('FOREIGN KEY')
  await Promise.all(opening)
  expect(answered).toEqual(codes.map((code) => `${code} true`))
  expect(await reading).toEqual({ version: 1, document: 'C039' })
  await Promise.all([store.addTable('LAST', 'kept'), store.close()])
  const again = await openStore(folder)
  for (const code of codes) expect(await again.table(code)).toEqual({ version: 1, document: code })
  expect(await again.table('LAST')).toEqual({ version: 1, document: 'kept' })
})
test('a folder that cannot be created is refused', async () => {
  const file = join(tempFolder(), 'file')
  writeFileSync(file, '')
  await expect(openSqlite(file)).rejects.toThrow()
})
test('a file that is not a database is refused', async () => {
  const folder = tempFolder()
  writeFileSync(join(folder, 'safehouse.db'), 'not a database, but long enough to look like one'.repeat(100))
  await expect(openSqlite(folder)).rejects.toThrow()
})
