// The data folder of a server with SQLite. Before the database is opened for play it is locked for this process, closed to other
// users of the machine, and checked: a damaged, emptied or older database is refused, never silently taken as a new one.
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { checkIntegrity, driverSentence } from './damage.ts'
import type { Database } from './statements.ts'

/** The folder cannot be used. The message says which file, what is wrong and what to do; nothing was changed. */
export class DataFolderError extends Error {}

/** How the last server on this folder ended; `new` if none is known. */
export type LastEnd = 'new' | 'stopped' | 'killed'
export interface DataFolder {
  readonly lastEnd: LastEnd
  /** Sentences for the operator about files that other users could read. */
  readonly warnings: readonly string[]
  /** Records a clean stop and releases the lock. The store must be closed before. */
  close(): Promise<void>
}
/**
 * What the folder's database was when it was last used, kept outside of it in `safehouse.known`. The generation grows with every
 * start and every clean stop, in the database first: a database with a smaller one is an older copy.
 */
interface KnownDatabase {
  readonly identity: string
  readonly generation: number
  readonly isOpen: boolean
}

export const databasePath = (folder: string): string => join(folder, 'safehouse.db')
const knownPath = (folder: string): string => join(folder, 'safehouse.known')
const FOLDER_MODE = 0o700
export const FILE_MODE = 0o600
const OTHERS_BITS = 0o077
const STICKY_BIT = 0o1000

export function openDataFolder(folder: string): DataFolder {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  const warnings = closeToOtherUsers(folder)
  const lock = lockDataFolder(folder)
  try {
    const known = readKnown(folder)
    raiseGeneration(openChecked(folder, known), folder, true)
    return {
      lastEnd: !known ? 'new' : known.isOpen ? 'killed' : 'stopped',
      warnings,
      async close() {
        try {
          raiseGeneration(new Libsql(databasePath(folder)), folder, false)
        } catch {
          // a full or broken disk: the next start says that the last server was killed
        } finally {
          lock.release()
        }
      },
    }
  } catch (problem) {
    lock.release()
    throw problem
  }
}

/** A lock that only one server on this folder can hold. The system releases it when the process ends, however it ends. */
export function lockDataFolder(folder: string): { release(): void } {
  const path = join(folder, 'safehouse.lock')
  createPrivately(path)
  const lock: Database = new Libsql(path)
  try {
    lock.exec(`CREATE TABLE IF NOT EXISTS holder (text TEXT); DELETE FROM holder; INSERT INTO holder VALUES ('process ${process.pid}')`)
  } catch (problem) {
    // On a full disk the name cannot be written; the lock itself needs no space.
    if (isBusy(problem)) throw inUse(lock, folder)
  }
  try {
    lock.exec('BEGIN IMMEDIATE') // others may still read the holder's name
  } catch (problem) {
    throw isBusy(problem) ? inUse(lock, folder) : problem
  }
  return { release: () => void lock.close() }
}
const isBusy = (problem: unknown): boolean => (problem as { code?: string }).code === 'SQLITE_BUSY'
function inUse(lock: Database, folder: string): DataFolderError {
  const holder = (lock.prepare('SELECT text FROM holder').get() as { text: string } | undefined)?.text ?? 'another process'
  lock.close()
  return new DataFolderError(`a server already uses the folder ${folder} (${holder}). Stop it first, or set SAFEHOUSE_DATA to another folder.`)
}

/** Forgets what the database was, because the operator has put another in its place on purpose. */
export function acceptDatabase(folder: string): void {
  rmSync(knownPath(folder), { force: true })
  raiseGeneration(new Libsql(databasePath(folder)), folder, false)
}

/** Creates an empty file that only this user can read. SQLite gives its WAL the mode of the database. */
export function createPrivately(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', FILE_MODE))
}
/** Takes other users' access to the folder and to our files in it. What belongs to somebody else is left alone and reported. */
function closeToOtherUsers(folder: string): readonly string[] {
  if (process.platform === 'win32') return []
  const files = readdirSync(folder).filter((name) => name.startsWith('safehouse.'))
  return [folder, ...files.map((name) => join(folder, name))].flatMap((path) => {
    const { mode, uid } = statSync(path)
    if ((mode & OTHERS_BITS) === 0) return []
    const right = path === folder ? FOLDER_MODE : FILE_MODE
    try {
      if (uid === process.getuid?.() && (mode & STICKY_BIT) === 0) chmodSync(path, right)
    } catch {}
    if ((statSync(path).mode & OTHERS_BITS) === 0) return [`${path} was open to other users of this machine; now it is not`]
    return [`${path} is open to other users of this machine, and this process may not change that: chmod ${right.toString(8)} ${path}`]
  })
}

function readKnown(folder: string): KnownDatabase | undefined {
  if (!existsSync(knownPath(folder))) return undefined
  try {
    const { identity, generation, isOpen } = JSON.parse(readFileSync(knownPath(folder), 'utf8')) as KnownDatabase
    if (typeof identity === 'string' && typeof generation === 'number') return { identity, generation, isOpen }
  } catch {}
  throw new DataFolderError(`${knownPath(folder)} is damaged. If ${databasePath(folder)} is the right database, remove ${knownPath(folder)}.`)
}
function openChecked(folder: string, known: KnownDatabase | undefined): Database {
  const path = databasePath(folder)
  const isEmpty = !existsSync(path) || statSync(path).size === 0
  if (isEmpty && known) throw notTheKnown(folder, 'is empty or gone, although there were tables in it')
  createPrivately(path)
  let database: Database | undefined
  try {
    database = new Libsql(path)
    database.pragma('busy_timeout = 5000')
    if (!isEmpty) checkIntegrity(database, path)
    database.exec('CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID')
    const { identity, generation } = readMeta(database)
    if (known && identity !== known.identity) throw notTheKnown(folder, 'is not the database that was here before')
    if (known && generation < known.generation) throw notTheKnown(folder, 'is older than the database that was here before')
    return database
  } catch (problem) {
    database?.close()
    throw problem instanceof DataFolderError ? problem : new DataFolderError(driverSentence(problem, path))
  }
}
const notTheKnown = (folder: string, what: string): DataFolderError =>
  new DataFolderError(
    `${databasePath(folder)} ${what}. Restore the last backup: safehouse restore FILE. To play on with what is there, remove ${knownPath(folder)}.`,
  )
function readMeta(database: Database): { identity: string | undefined; generation: number } {
  const rows = database.prepare("SELECT name, value FROM meta WHERE name IN ('identity', 'generation')").all() as { name: string; value: unknown }[]
  const value = (name: string) => rows.find((row) => row.name === name)?.value
  return { identity: value('identity') as string | undefined, generation: Number(value('generation') ?? 0) }
}
/** Writes the next generation, first into the database, then beside it; closes the database. */
function raiseGeneration(database: Database, folder: string, isOpen: boolean): void {
  try {
    const before = readMeta(database)
    const known = { identity: before.identity ?? randomUUID(), generation: before.generation + 1, isOpen }
    const set = database.prepare('INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
    database.exec('BEGIN IMMEDIATE')
    set.run('identity', known.identity)
    set.run('generation', known.generation)
    database.exec('COMMIT')
    database.pragma('wal_checkpoint(TRUNCATE)') // a copy of the file alone is then complete
    writeKnown(folder, known)
  } finally {
    database.close()
  }
}
function writeKnown(folder: string, known: KnownDatabase): void {
  const arriving = `${knownPath(folder)}.arriving`
  writeFileSync(arriving, JSON.stringify(known), { mode: FILE_MODE })
  const file = openSync(arriving, 'r+')
  fsyncSync(file)
  closeSync(file)
  renameSync(arriving, knownPath(folder))
}
