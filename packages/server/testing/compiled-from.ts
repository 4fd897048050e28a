// Remembers what the programs of the tests were compiled from (compile-programs.ts), so that the browser tests need not compile them
// again after the unit tests. It imports nothing that takes long to load.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How they are compiled, and with which version of the compiler. */
const settings = ['./compile-programs.ts', '../../../package-lock.json'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
const listIn = (folder: string): string => join(folder, 'compiled-from.json')
const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')

/** Forgets the last compilation, before the next one begins. */
export const forgetSources = (folder: string): void => rmSync(listIn(folder), { force: true })

/** Keeps the hash of each file that a compilation has read. `moduleIds`: the compiler's names of them, some of which are no files. */
export function rememberSources(folder: string, moduleIds: Iterable<string>): void {
  const paths = [...moduleIds].map((id) => id.split('?')[0]!).filter((path) => existsSync(path))
  writeFileSync(listIn(folder), JSON.stringify(Object.fromEntries([...paths, ...settings].map((path) => [path, hashOf(path)]))))
}

/** Whether a finished compilation is there, and every file that it has read is as it was. */
export function isCompiled(folder: string): boolean {
  if (!existsSync(listIn(folder))) return false
  const hashes = JSON.parse(readFileSync(listIn(folder), 'utf8')) as Record<string, string>
  return Object.entries(hashes).every(([path, hash]) => existsSync(path) && hashOf(path) === hash)
}
