// Compiles to JavaScript, before the tests of the server, of the command line and of the browser run, what they start: worker threads,
// server processes and the command `safehouse`. Each takes half a second to four seconds of CPU to load TypeScript by itself, and the tests start hundreds.
// What people start is started with the real loader in scripts/sixth-game.test.ts.
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { forgetSources, rememberSources } from './compiled-from.ts'

const root = new URL('../../..', import.meta.url).pathname
const server = 'packages/server'
/** By the name of the compiled file: its source. */
const programs = {
  worker: `${server}/src/store/sqlite/worker.ts`,
  think: `${server}/src/bots/think.ts`,
  'serve-child': `${server}/testing/serve-child.ts`,
  'idle-memory': `${server}/testing/idle-memory.ts`,
  'server-node-main': `${server}/testing/faults/server-node-main.ts`,
  'browser-server': `${server}/testing/browser-server.ts`,
  safehouse: 'packages/cli/src/main.ts',
}
const COMPILATION = Symbol.for('safehouse compiled programs')

/** The compilation of this process. Each project of vitest loads this module by itself, so it is kept outside of it. */
const shared = globalThis as { [COMPILATION]?: Promise<unknown> }

/** vitest calls this before the first test of each project; COMPILED_FOLDER is in vitest.config.ts. */
export default async function compilePrograms({ config }: TestProject): Promise<void> {
  shared[COMPILATION] ??= compileTo(String(config.env.COMPILED_FOLDER))
  await shared[COMPILATION]
}
export async function compileTo(COMPILED_FOLDER: string): Promise<void> {
  forgetSources(COMPILED_FOLDER)
  let moduleIds: readonly string[] = []
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { 'process.env.COMPILED_FOLDER': JSON.stringify(COMPILED_FOLDER) },
    plugins: [
      {
        name: 'note-sources',
        buildEnd() {
          moduleIds = [...this.getModuleIds()]
        },
      },
    ],
    resolve: { alias: [{ find: /^.*\/program-files\.ts$/, replacement: `${root}${server}/testing/compiled-workers.ts` }] },
    // With all that they import: a server that finds hundreds of files of packages takes half as much CPU again to start.
    ssr: { noExternal: true, external: ['libsql', 'tinypool'] }, // native, and a pool that finds its own worker's file
    build: {
      ssr: true,
      outDir: COMPILED_FOLDER,
      emptyOutDir: false, // another run may be using what is there
      target: 'node20',
      rollupOptions: {
        input: programs,
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' },
      },
    },
  })
  rememberSources(COMPILED_FOLDER, moduleIds)
}
