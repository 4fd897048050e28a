// A copy of the embedded database, made while a server runs, and such a copy put in its place. What was there before a restore
// is kept beside it.
import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Libsql from 'libsql'
import { schemaVersion } from './schema.ts'

/** Said to whoever asked for it; nothing was changed. */
export class CannotCopy extends Error {}

const nameIn = (folder: string): string => join(folder, 'safehouse.db')

/** All of it as it is at one moment; those who play do not wait for it. */
export function backUp(folder: string, file: string): void {
  if (!existsSync(nameIn(folder))) throw new CannotCopy(`there is no database in ${folder}`)
  if (existsSync(file)) throw new CannotCopy(`${file} is there already`)
  if (!existsSync(dirname(file))) throw new CannotCopy(`there is no folder ${dirname(file)}`)
  const database = new Libsql(nameIn(folder))
  try {
    database.prepare('VACUUM INTO ?').run(file)
  } finally {
    database.close()
  }
  synced(file)
}

/** Answers with where the database that was there is now, if there was one. */
export function restore(folder: string, file: string): string | undefined {
  checkWhole(file)
  mkdirSync(folder, { recursive: true })
  const [place, arriving, before] = [nameIn(folder), join(folder, 'safehouse.db.arriving'), join(folder, 'safehouse.db.before-restore')]
  const had = existsSync(place)
  if (had) checkUnused(place)
  copyFileSync(file, arriving)
  synced(arriving)
  if (had) {
    rmSync(before, { force: true })
    renameSync(place, before)
  }
  for (const rest of ['-wal', '-shm']) rmSync(place + rest, { force: true }) // of a database that is not there any more
  renameSync(arriving, place)
  return had ? before : undefined
}

function checkWhole(file: string): void {
  if (!existsSync(file)) throw new CannotCopy(`there is no ${file}`)
  const database = new Libsql(file, { readonly: true } as never)
  try {
    const row = database.prepare("SELECT value FROM meta WHERE name = 'schema'").get() as { value: number } | undefined
    if (!row) throw new CannotCopy(`${file} is no backup of a Safehouse`)
    if (row.value > schemaVersion)
      throw new CannotCopy(`${file} is of version ${row.value}, this program knows ${schemaVersion}: use the newer program`)
    const [{ integrity_check: verdict }] = database.prepare('PRAGMA integrity_check').all() as [{ integrity_check: string }]
    if (verdict !== 'ok') throw new CannotCopy(`${file} is damaged: ${verdict}`)
  } catch (problem) {
    throw problem instanceof CannotCopy ? problem : new CannotCopy(`${file} is no backup of a Safehouse`)
  } finally {
    database.close()
  }
}
/** Only who is alone may take a database out of its WAL; what that held is in the file afterwards. */
function checkUnused(place: string): void {
  const database = new Libsql(place)
  try {
    database.pragma('journal_mode = DELETE')
  } catch {
    throw new CannotCopy('a server is using the database: stop it first')
  } finally {
    database.close()
  }
}
function synced(file: string): void {
  const opened = openSync(file, 'r+')
  fsyncSync(opened)
  closeSync(opened)
}
