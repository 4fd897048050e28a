// Where the program finds its own files. In a clone they are TypeScript sources, and worker threads need a loader on Node 20, because a
// thread does not inherit its starter's. In the installed package (scripts/bundle.js) all server code is plain JavaScript in one folder,
// beside the folder of the built pages.
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@safehouse/content/languages.ts'

const isBundled = !import.meta.url.endsWith('.ts')
const pathFromHere = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** The entry file of a worker thread, relative to this folder and without ending. scripts/bundle.js lists them too. */
type WorkerName = 'bots/think' | 'store/sqlite/worker'

export const workerFile = (name: WorkerName): string => pathFromHere(isBundled ? `./${basename(name)}.js` : `./${name}.ts`)
/** Node arguments of a worker; they replace this process's own, which may not suit a worker. */
export const workerArguments: string[] = isBundled ? [] : ['--import', new URL('./typescript-loader.js', import.meta.url).href]

/** The rules of a game as Markdown. scripts/bundle.js copies them too. */
export const rulesFile = (game: string, language: Language): string =>
  pathFromHere(isBundled ? `./rules/${game}.${language}.md` : `../../games/src/${game}/RULES${language === 'en' ? '' : `.${language}`}.md`)

/** The folder of the built pages. */
export const pagesFolder: string = pathFromHere(isBundled ? '../web' : '../../web/dist')
