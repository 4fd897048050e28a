// Stands in for src/typescript-worker.ts in the server's tests (see vitest.config.ts): starts worker threads from the files that
// compile-workers.ts has made.
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
export const compiledFolder = join(root, '.cache', 'test-workers')

export const workerFile = (path: string, from: string): string => {
  const source = relative(join(root, 'packages/server/src'), fileURLToPath(new URL(path, from)))
  return join(compiledFolder, source.replace(/\.ts$/, '.js'))
}
/** A compiled thread needs no loader, and must not get this process's own arguments. */
export const workerArguments: string[] = []
