// Starts worker threads from TypeScript files: Node 20 needs a loader for them, and a thread does not inherit its starter's.
import { fileURLToPath } from 'node:url'

/** The path of a worker's file, relative to the file that starts it. */
export const workerFile = (relative: string, from: string): string => fileURLToPath(new URL(relative, from))
/** Node arguments of a worker; they replace this process's own, which may not suit a worker. */
export const workerArguments: string[] = ['--import', new URL('./typescript-loader.js', import.meta.url).href]
