// Builds the web client and the docs beside it if their sources have changed since they were last built.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { install } from './install.js'
import { inRoot, root, run, runTool } from './workspace.js'

const web = inRoot('packages', 'web')
/** The hash of the sources that dist/ was built from. */
const stamp = join(web, 'dist', '.built-from')
/** What the client is made of: its own package, those that it may import, and the docs. */
const sources = [...['web', 'content', 'engine', 'games', 'protocol'].map((name) => inRoot('packages', name)), inRoot('docs')]

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'e2e', 'playthroughs'].includes(name) && !name.includes('.test.'))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]))

function hashOfSources() {
  const hash = createHash('sha256').update(readFileSync(inRoot('package-lock.json')))
  for (const path of sources.flatMap(filesIn).sort()) hash.update(`\n${relative(root, path)}\n`).update(readFileSync(path))
  return hash.digest('hex')
}

/** Files of older builds stay for pages that are still open, but not for ever. */
const longestOpen = 30 * 24 * 60 * 60 * 1000
function forgetOldFiles() {
  const assets = join(web, 'dist', 'assets')
  if (!existsSync(assets)) return
  for (const name of readdirSync(assets)) if (Date.now() - statSync(join(assets, name)).mtimeMs > longestOpen) rmSync(join(assets, name))
}

/** Whether there is a client to build. */
export const hasWeb = () => existsSync(join(web, 'index.html'))

export function build() {
  const hash = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  console.log('Building the web client …')
  forgetOldFiles()
  if (!runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: web })) return false
  if (!run(process.execPath, [inRoot('scripts', 'docs-site.js'), join(web, 'dist', 'docs')])) return false
  writeFileSync(stamp, hash)
  return true
}

if (process.argv[1] === inRoot('scripts', 'build.js')) process.exitCode = install({ withTools: false }) && build() ? 0 : 1
