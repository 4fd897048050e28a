// Compiles to JavaScript, before the server's tests run, what they start: worker threads and server processes. Each takes half a
// second to two seconds of CPU to load TypeScript by itself, and the tests start hundreds. What people start is started with the
// real loader in the tests of the command line and of the browser.
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

const root = new URL('../../..', import.meta.url).pathname
const server = 'packages/server'
const programs = ['src/store/sqlite/worker', 'src/bots/think', 'testing/serve-child', 'testing/idle-memory', 'testing/faults/server-node-main']
const nameOf = (program: string) => program.slice(program.lastIndexOf('/') + 1)

/** vitest calls this before the first test; COMPILED_FOLDER is in vitest.config.ts. */
export default async function compilePrograms({ config }: TestProject): Promise<void> {
  const COMPILED_FOLDER = String(config.env.COMPILED_FOLDER)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { 'process.env.COMPILED_FOLDER': JSON.stringify(COMPILED_FOLDER) },
    resolve: { alias: [{ find: /^.*\/program-files\.ts$/, replacement: `${root}${server}/testing/compiled-workers.ts` }] },
    ssr: { noExternal: [/^@safehouse\//] },
    build: {
      ssr: true,
      outDir: COMPILED_FOLDER,
      emptyOutDir: false, // another run may be using what is there
      target: 'node20',
      rollupOptions: {
        input: Object.fromEntries(programs.map((program) => [nameOf(program), `${server}/${program}.ts`])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' },
      },
    },
  })
}
