// The client's build: one chunk a game and a language, drawings and fonts as files of their own, nothing inlined (CSP).
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? 7007}`

// Left to itself the build makes dozens of small chunks of what several pages share, each with a request and a dictionary of
// its own. What nearly every page needs is one chunk instead, what every table needs another.
const front =
  /node_modules\/(preact|@preact|wouter-preact|regexparam)\/|protocol\/src\/(?!client|time)|web\/src\/(parts\/|words\/(language|say|few)|(chunks|settings|random|lazy)\.|table\/(asking|kept-seats)\.)/
const house = /web\/src\/(table|lobby)\/|protocol\/src\/|engine\/src\/(fold|choice|options|contract)/

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
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'front', test: front },
            { name: 'house', test: house },
          ],
        },
      },
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
