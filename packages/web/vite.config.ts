// The client's build: one chunk a game and a language, drawings and fonts as files of their own, nothing inlined (CSP).
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? 7007}`

export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: 'dist',
    emptyOutDir: false, // a page that was opened before an update still asks for the old files
    target: ['chrome120', 'firefox128', 'safari17'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
