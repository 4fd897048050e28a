// The size budget of the web client: the gzipped JavaScript that a page loads before somebody can act, in each language. Reads the
// manifest of the last build; `npm run sizes` prints the sizes, `--files` also the files.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { inRoot, readJson } from './workspace.js'

/** @typedef {{ file: string, name?: string, imports?: string[] }} Chunk @typedef {Record<string, Chunk>} Manifest */
const web = inRoot('packages', 'web')
const budgets = { landing: 40_000, table: 80_000 }
const languages = ['en', 'nl', 'de']

/** A chunk that the build puts together from several modules (packages/web/vite.config.ts) has a name and no source. @param {Manifest} manifest @param {string} name */
const keyOf = (manifest, name) => (manifest[name] ? name : Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === name))

/** The files of these chunks and of their static imports; dynamic imports do not count. @param {Manifest} manifest @param {readonly string[]} names */
export function filesOf(manifest, names) {
  const wanted = names.map((name) => keyOf(manifest, name) ?? name)
  const files = new Set()
  const seen = new Set()
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no chunk ${name}`)
    if (seen.has(name)) continue
    seen.add(name)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    wanted.push(...(chunk.imports ?? []))
  }
  return /** @type {string[]} */ ([...files].sort())
}

/** For each page its name, its chunks by language, and how many bytes they may have. @param {readonly string[]} games */
export const pagesFor = (games) => [
  {
    page: 'landing',
    most: budgets.landing,
    chunks: (/** @type {string} */ language) => ['index.html', `src/i18n/${language}.ts`, 'landing'],
  },
  ...games.map((game) => ({
    page: game,
    most: budgets.table,
    chunks: (/** @type {string} */ language) => ['index.html', `src/i18n/${language}.ts`, 'house', game, `${game}-${language}`],
  })),
]

if (process.argv[1] === inRoot('scripts', 'sizes.js')) {
  const manifestPath = join(web, 'dist', '.vite', 'manifest.json')
  if (!existsSync(manifestPath)) {
    console.error('The web client is not built yet: node scripts/build.js builds it.')
    process.exit(1)
  }
  const manifest = readJson(manifestPath)
  const gzippedSize = (/** @type {string} */ file) => gzipSync(readFileSync(join(web, 'dist', file)), { level: 9 }).length
  const chunkNames = Object.entries(/** @type {Manifest} */ (manifest)).flatMap(([key, { name = '' }]) => (key.startsWith('_') ? name : []))
  const games = chunkNames.filter((name) => chunkNames.includes(`${name}-en`))
  if (games.length === 0) throw new Error('the build has no game')
  for (const { page, most, chunks } of pagesFor(games)) {
    for (const language of languages) {
      const files = filesOf(manifest, chunks(language)).map((file) => ({ file, bytes: gzippedSize(file) }))
      const sum = files.reduce((total, { bytes }) => total + bytes, 0)
      console.log(`${page} (${language}): ${(sum / 1000).toFixed(1)} kB of ${most / 1000}${sum > most ? ' – too much' : ''}`)
      if (sum > most) process.exitCode = 1
      if (sum > most || process.argv.includes('--files'))
        for (const { file, bytes } of files) console.log(`    ${(bytes / 1000).toFixed(1).padStart(6)}  ${file}`)
    }
  }
}
