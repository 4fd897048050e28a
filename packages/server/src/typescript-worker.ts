// Worker threads that read TypeScript: Node 20 cannot by itself, and a thread does not inherit the loader of its starter.
import { fileURLToPath } from 'node:url'

/** The path of a worker's file, given relative to the file that starts it. */
export const workerFile = (relative: string, from: string): string => fileURLToPath(new URL(relative, from))
/** In place of what this process was started with, which may be meant for it alone. */
export const workerArguments: string[] = ['--import', new URL('./typescript-loader.js', import.meta.url).href]
