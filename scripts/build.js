// Builds the web client and the docs beside it if their sources have changed since they were last built.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { install } from './install.js'
import { inRoot, root, run, runTool } from './workspace.js'

const web = inRoot('packages', 'web')
/** The hash of the sources that dist/ was built from. */
const stamp = join(web, 'dist', '.built-from')
/** The folders that the client is built from: its own package, those whose code it loads (bots play on in a replay's worker), and the docs. */
const sources = [...['web', 'beliefs', 'bots', 'content', 'engine', 'games', 'protocol'].map((name) => inRoot('packages', name)), inRoot('docs')]

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'e2e', 'playthroughs'].includes(name) && !name.includes('.test.'))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]))

function hashSources() {
  const hash = createHash('sha256').update(readFileSync(inRoot('package-lock.json')))
  for (const path of sources.flatMap(filesIn).sort()) hash.update(`\n${relative(root, path)}\n`).update(readFileSync(path))
  return hash.digest('hex')
}

/** How long files of older builds are kept, for pages that are still open. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000
function removeOldFiles() {
  const assets = join(web, 'dist', 'assets')
  if (!existsSync(assets)) return
  for (const name of readdirSync(assets)) if (Date.now() - statSync(join(assets, name)).mtimeMs > MAX_AGE_MS) rmSync(join(assets, name))
}

/** Whether there is a client to build. */
export const hasWeb = () => existsSync(join(web, 'index.html'))

export function build() {
  const hash = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  console.log('Building the web client …')
  removeOldFiles()
  if (!runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: web })) return false
  if (!run(process.execPath, [inRoot('scripts', 'docs-site.js'), join(web, 'dist', 'docs')])) return false
  writeFileSync(stamp, hash)
  return true
}

if (process.argv[1] === inRoot('scripts', 'build.js')) process.exitCode = install({ withTools: false }) && build() ? 0 : 1
