// Stands in for src/typescript-worker.ts in the server's tests (see vitest.config.ts): starts worker threads from the files that
// compile-programs.ts has made.
import { basename, join } from 'node:path'

export const workerFile = (path: string, _from: string): string => join(process.env.COMPILED_FOLDER!, `${basename(path, '.ts')}.js`)
/** A compiled thread needs no loader, and must not get this process's own arguments. */
export const workerArguments: string[] = []
