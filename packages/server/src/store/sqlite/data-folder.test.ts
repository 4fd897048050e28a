// The data folder is private, has one server at a time, and a database that is not the one it had is refused.
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../../../testing/server.ts'
import { backUp, restore } from './backup.ts'
import { databasePath, openDataFolder } from './data-folder.ts'
import { openSqlite } from './index.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
/** A folder that a server has used and left, with one table. */
async function usedFolder() {
  const folder = tempFolder()
  const opened = openDataFolder(folder)
  const store = await openSqlite(folder)
  await store.addTable('ABCD', 'kept')
  await store.close()
  await opened.close()
  return folder
}

test('folder, database, WAL, lock and backups can be read by their owner alone, whatever the umask is', async () => {
  const before = process.umask(0)
  try {
    const folder = join(tempFolder(), 'made')
    const opened = openDataFolder(folder)
    const store = await openSqlite(folder)
    await store.addTable('ABCD', 'kept')
    backUp(folder, join(folder, 'a-backup.db'))
    expect(modeOf(folder)).toBe('700')
    const files = readdirSync(folder)
    expect(files).toEqual(expect.arrayContaining(['safehouse.db', 'safehouse.db-wal', 'safehouse.known', 'safehouse.lock', 'a-backup.db']))
    for (const file of files) expect([file, modeOf(join(folder, file))]).toEqual([file, '600'])
    await store.close()
    await opened.close()
    const other = join(tempFolder(), 'other')
    chmodSync(join(folder, 'a-backup.db'), 0o644)
    restore(other, join(folder, 'a-backup.db'))
    restore(other, join(folder, 'a-backup.db'))
    for (const file of readdirSync(other)) expect([file, modeOf(join(other, file))]).toEqual([file, '600'])
    expect(readdirSync(other)).toContain('safehouse.db.before-restore')
  } finally {
    process.umask(before)
  }
})
test('files that other users could read are closed to them at start, and the operator is told', async () => {
  const folder = await usedFolder()
  chmodSync(folder, 0o755)
  chmodSync(databasePath(folder), 0o644)
  const opened = openDataFolder(folder)
  expect(opened.warnings).toEqual([folder, databasePath(folder)].map((path) => expect.stringContaining(`${path} was open to other users`)))
  expect([modeOf(folder), modeOf(databasePath(folder))]).toEqual(['700', '600'])
  await opened.close()
  expect(openDataFolder(folder).warnings).toEqual([])
})
test('a second server on the folder is refused and told which process uses it; afterwards the folder is free again', async () => {
  const folder = tempFolder()
  const first = openDataFolder(folder)
  expect(() => openDataFolder(folder)).toThrow(`a server already uses the folder ${folder} (process ${process.pid}). Stop it first`)
  await first.close()
  await openDataFolder(folder).close()
})
test('it is known whether the last server was stopped or killed', async () => {
  const folder = tempFolder()
  const first = openDataFolder(folder)
  expect(first.lastEnd).toBe('new')
  await first.close()
  const second = openDataFolder(folder)
  expect(second.lastEnd).toBe('stopped')
  const asIfKilled = readFileSync(join(folder, 'safehouse.known'))
  await second.close()
  writeFileSync(join(folder, 'safehouse.known'), asIfKilled)
  expect(openDataFolder(folder).lastEnd).toBe('killed')
})

const restoreAdvice = /Restore the last backup: safehouse restore FILE/
test('an emptied or removed database is refused, and restoring a backup makes the folder usable again', async () => {
  const folder = await usedFolder()
  const backup = join(tempFolder(), 'backup.db')
  backUp(folder, backup)
  truncateSync(databasePath(folder))
  expect(() => openDataFolder(folder)).toThrow(`${databasePath(folder)} is empty or gone, although there were tables in it`)
  rmSync(databasePath(folder))
  expect(() => openDataFolder(folder)).toThrow(restoreAdvice)
  restore(folder, backup)
  await openDataFolder(folder).close()
  const store = await openSqlite(folder)
  expect(await store.table('ABCD')).toEqual({ version: 1, document: 'kept' })
  await store.close()
})
test('an older or foreign database that was copied over the known one is refused, until the operator accepts it', async () => {
  const folder = await usedFolder()
  const older = join(tempFolder(), 'older.db')
  copyFileSync(databasePath(folder), older)
  await openDataFolder(folder).close()
  copyFileSync(older, databasePath(folder))
  expect(() => openDataFolder(folder)).toThrow('is older than the database that was here before')
  copyFileSync(databasePath(await usedFolder()), databasePath(folder))
  expect(() => openDataFolder(folder)).toThrow('is not the database that was here before')
  rmSync(join(folder, 'safehouse.known'))
  await openDataFolder(folder).close()
})
test('a damaged database is refused with its file, what is wrong and what to do', async () => {
  const folder = await usedFolder()
  const store = await openSqlite(folder)
  for (let i = 0; i < 300; i++) await store.addTable(`T${i}`, 'x'.repeat(500))
  await store.close()
  const bytes = readFileSync(databasePath(folder))
  bytes.fill(0xa5, 40_000, 60_000)
  writeFileSync(databasePath(folder), bytes)
  expect(() => openDataFolder(folder)).toThrow(
    new RegExp(`${databasePath(folder)} is damaged \\(.*\\)\\. Stop the server and restore the last backup`),
  )
  const text = tempFolder()
  writeFileSync(databasePath(text), 'not a database'.repeat(1000))
  expect(() => openDataFolder(text)).toThrow(`${databasePath(text)} is damaged (file is not a database)`)
  const blocked = tempFolder()
  mkdirSync(databasePath(blocked))
  expect(() => openDataFolder(blocked)).toThrow(`${databasePath(blocked)} cannot be opened`)
})
