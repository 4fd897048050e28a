// How a test starts a program of the server in a process of its own.
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const loader = new URL('../src/typescript-loader.js', import.meta.url).href

/** Node's arguments: the compiled program in the server's tests (compile-programs.ts), and its source with a loader anywhere else. */
export function programArguments(path: string, from: string): string[] {
  const compiled = process.env.COMPILED_FOLDER
  return compiled ? [join(compiled, `${basename(path, '.ts')}.js`)] : ['--import', loader, fileURLToPath(new URL(path, from))]
}
/** Node's arguments for a whole server: that of the package which PACKAGED_SERVER names (`npm run hostile`), or a program of the tests. */
export function serverArguments(path: string, from: string): string[] {
  const packaged = process.env.PACKAGED_SERVER
  if (!packaged) return programArguments(path, from)
  return ['--import', new URL('./hostile/measured.js', import.meta.url).href, packaged, 'serve']
}
