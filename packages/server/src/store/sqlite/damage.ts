// What the SQLite driver says, as sentences for the operator: which file, what is wrong, what to do.
import { statSync } from 'node:fs'
import type { Database } from './statements.ts'

/** Larger databases are not read through at start: that would take longer than people want to wait for a restart. */
const MAX_CHECKED_BYTES = 512 * 1024 * 1024
/** The end of the driver's message about a file that it cannot open, with SQLite's result code: `ConnectionFailed("… local database PATH: 14")`. */
const CANNOT_OPEN = /: 14"?\)?$/
const DAMAGED = /malformed|not a database|SQLITE_CORRUPT|SQLITE_NOTADB|damaged/i

/** Whether this error says that the file's contents are broken, so that trying again cannot help. */
export const isDamage = (message: string): boolean => DAMAGED.test(message)

/** Reads the whole file and throws if its structure is broken. */
export function checkIntegrity(database: Database, path: string): void {
  if (statSync(path).size > MAX_CHECKED_BYTES) return
  const [row] = database.prepare('PRAGMA quick_check(1)').all() as [{ quick_check: string }]
  if (row.quick_check !== 'ok') throw new Error(`damaged: ${row.quick_check}`)
}

export function driverSentence(problem: unknown, path: string): string {
  const message = (problem instanceof Error ? problem.message : String(problem)).replace(/\s+/g, ' ')
  // A message with the path, such as one of the file system, already says which file and what is wrong. The driver's message about a file
  // that it cannot open has the path too, but gives only a number as the reason.
  if (message.includes(path) && !CANNOT_OPEN.test(message)) return message
  if (isDamage(message))
    return `${path} is damaged (${message.replace(/^damaged: /, '')}). Stop the server and restore the last backup: safehouse restore FILE.`
  if (/disk is full|SQLITE_FULL|no space left/i.test(message))
    return `the disk of ${path} is full (${message}). Make room; nothing is stored until then.`
  if (/readonly|read-only/i.test(message)) return `${path} may not be written by this user (${message}). Check its owner and mode.`
  if (/disk I\/O error/i.test(message)) return `${path} cannot be read or written (${message}). Check the disk and the room on it.`
  if (CANNOT_OPEN.test(message)) return `${path} cannot be opened. Check that this user may read and write it and its folder.`
  return message
}
