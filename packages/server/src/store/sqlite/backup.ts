// Backup and restore of the SQLite database. A backup can be made while a server runs; a restore needs it stopped, and keeps the
// previous database beside the restored one.
import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Libsql from 'libsql'
import { acceptDatabase, createPrivately, DataFolderError, databasePath, FILE_MODE, lockDataFolder } from './data-folder.ts'
import { SCHEMA_VERSION } from './schema.ts'

/** A backup or restore that is not possible. The message is for the person who asked; nothing was changed. */
export class BackupError extends Error {}

/** Writes a consistent copy of the database to a file, without blocking a running server. */
export function backUp(folder: string, file: string): void {
  if (!existsSync(databasePath(folder))) throw new BackupError(`there is no database in ${folder}`)
  if (existsSync(file)) throw new BackupError(`${file} already exists`)
  if (!existsSync(dirname(file))) throw new BackupError(`there is no folder ${dirname(file)}`)
  const database = new Libsql(databasePath(folder))
  createPrivately(file)
  try {
    database.prepare('VACUUM INTO ?').run(file)
  } catch (problem) {
    rmSync(file, { force: true })
    throw problem
  } finally {
    database.close()
  }
  syncToDisk(file)
}

/** Replaces the database by a backup. Answers where the previous database is now, if there was one. */
export function restore(folder: string, file: string): string | undefined {
  checkBackupFile(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockForRestore(folder)
  try {
    return replaceDatabase(folder, file)
  } finally {
    lock.release()
  }
}
function lockForRestore(folder: string): { release(): void } {
  try {
    return lockDataFolder(folder)
  } catch (problem) {
    throw problem instanceof DataFolderError ? new BackupError(problem.message) : problem
  }
}
function replaceDatabase(folder: string, file: string): string | undefined {
  const [place, arriving, before] = [databasePath(folder), join(folder, 'safehouse.db.arriving'), join(folder, 'safehouse.db.before-restore')]
  const had = existsSync(place)
  if (had) checkNotInUse(place)
  copyFileSync(file, arriving)
  chmodSync(arriving, FILE_MODE)
  syncToDisk(arriving)
  if (had) {
    rmSync(before, { force: true })
    renameSync(place, before)
    chmodSync(before, FILE_MODE)
  }
  for (const rest of ['-wal', '-shm']) rmSync(place + rest, { force: true }) // they belong to the previous database
  renameSync(arriving, place)
  acceptDatabase(folder)
  return had ? before : undefined
}

function checkBackupFile(file: string): void {
  if (!existsSync(file)) throw new BackupError(`there is no file ${file}`)
  const database = new Libsql(file, { readonly: true } as never)
  try {
    const row = database.prepare("SELECT value FROM meta WHERE name = 'schema'").get() as { value: number } | undefined
    if (!row) throw new BackupError(`${file} is not a Safehouse backup`)
    if (row.value > SCHEMA_VERSION)
      throw new BackupError(`${file} has version ${row.value}, this program knows ${SCHEMA_VERSION}: update the program first`)
    const [{ integrity_check: verdict }] = database.prepare('PRAGMA integrity_check').all() as [{ integrity_check: string }]
    if (verdict !== 'ok') throw new BackupError(`${file} is damaged: ${verdict}`)
  } catch (problem) {
    throw problem instanceof BackupError ? problem : new BackupError(`${file} is not a Safehouse backup`)
  } finally {
    database.close()
  }
}
/** Leaving WAL mode needs exclusive access, so it fails while a server has the file open. It also writes the WAL into the file. */
function checkNotInUse(place: string): void {
  const database = new Libsql(place)
  try {
    database.pragma('journal_mode = DELETE')
  } catch {
    throw new BackupError('a server is using the database: stop it first')
  } finally {
    database.close()
  }
}
function syncToDisk(file: string): void {
  const opened = openSync(file, 'r+')
  fsyncSync(opened)
  closeSync(opened)
}
