// Compiles the server's worker threads to JavaScript before its tests run. A thread that has to load TypeScript by itself takes
// half a second of CPU to start, and the tests start hundreds. Tests that start a process use the real loader.
import { build } from 'vite'
import { compiledFolder, root } from './compiled-workers.ts'

const threads = ['store/sqlite/worker', 'bots/think']

export default async function compileWorkers(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: [/^@safehouse\//] },
    build: {
      ssr: true,
      outDir: compiledFolder,
      emptyOutDir: false, // another run may be using what is there
      target: 'node20',
      rollupOptions: {
        input: Object.fromEntries(threads.map((thread) => [thread, `packages/server/src/${thread}.ts`])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}
