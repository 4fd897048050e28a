// Stands in for src/program-files.ts in the server's tests (see vitest.config.ts): starts worker threads from the files that
// compile-programs.ts has made.
import { basename, join } from 'node:path'

export const workerFile = (name: string): string => join(process.env.COMPILED_FOLDER!, `${basename(name)}.js`)
/** A compiled thread needs no loader, and must not get this process's own arguments. */
export const workerArguments: string[] = []
/** The folder of the built pages. */
export const pagesFolder: string = join(process.env.COMPILED_FOLDER!, '../../web/dist')
export const rulesFile = (game: string, language: string): string =>
  join(process.env.COMPILED_FOLDER!, '../../games/src', game, language === 'en' ? 'RULES.md' : `RULES.${language}.md`)
