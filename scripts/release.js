// `npm run release -- minor`: makes a release from a clean working tree. It raises the version, dates the changelog, keeps a database of
// this release for the test of upgrades, commits, tags, and puts package, SBOM (CycloneDX) and checksums into release/. It pushes and
// publishes nothing.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { install } from './install.js'
import { pack } from './pack.js'
import { makeSbom } from './sbom.js'
import { startServer } from './started-server.js'
import { inRoot, outputOf, readJson, requireNode } from './workspace.js'

const steps = ['major', 'minor', 'patch']

/** @param {string} version @param {string} step */
export function raiseVersion(version, step) {
  const numbers = version.split('.').map(Number)
  const raisedIndex = steps.indexOf(step)
  return numbers.map((number, i) => (i < raisedIndex ? number : i === raisedIndex ? number + 1 : 0)).join('.')
}

/** The changelog with what is unreleased under the new version. @param {string} text @param {string} version @param {string} date */
export function dateChangelog(text, version, date) {
  const [, unreleased = ''] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|$(?![\s\S]))/m.exec(text) ?? []
  if (unreleased.trim() === '') throw new Error('CHANGELOG.md says nothing under [Unreleased]: write down what has changed')
  return text.replace(`## [Unreleased]\n${unreleased}`, `## [Unreleased]\n\n## [${version}] - ${date}\n${unreleased}`)
}

/** A manifest, or an entry of the lockfile, with the new version of our own packages. @param {Record<string, any>} manifest @param {string} version @param {readonly string[]} ourPackages */
export function withVersion(manifest, version, ourPackages) {
  const raiseOurs = (/** @type {Record<string, string> | undefined} */ wanted) =>
    wanted && Object.fromEntries(Object.entries(wanted).map(([name, range]) => [name, ourPackages.includes(name) ? version : range]))
  return { ...manifest, ...(manifest.version && { version }), ...(manifest.dependencies && { dependencies: raiseOurs(manifest.dependencies) }) }
}

/** Files beside the manifests that name the release. */
export const filesWithVersion = [
  'README.md',
  'docs/hosting.md',
  'docs/site/index.html',
  'packaging/home-assistant/safehouse/Dockerfile',
  'packaging/home-assistant/safehouse/config.yaml',
  'packaging/umbrel/safehouse/umbrel-app.yml',
  'packaging/yunohost/manifest.toml',
]
/** A text that names the release, with the new version. @param {string} text @param {string} old @param {string} version */
export function renameVersion(text, old, version) {
  const wholeVersion = new RegExp(`(?<![\\d.])${old.replaceAll('.', '[.]')}(?![.]?\\d)`, 'g')
  return text.replace(wholeVersion, version)
}

const writeJson = (/** @type {string} */ path, /** @type {unknown} */ value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

/** @param {string} version */
function raiseVersions(version) {
  const { version: old } = readJson(inRoot('package.json'))
  for (const path of filesWithVersion) writeFileSync(inRoot(path), renameVersion(readFileSync(inRoot(path), 'utf8'), old, version))
  const folders = readdirSync(inRoot('packages'))
  const ourPackages = folders.map((name) => readJson(inRoot('packages', name, 'package.json')).name)
  for (const path of [inRoot('package.json'), ...folders.map((name) => inRoot('packages', name, 'package.json'))]) {
    writeJson(path, withVersion(readJson(path), version, ourPackages))
  }
  const lock = readJson(inRoot('package-lock.json'))
  for (const path of ['', ...folders.map((name) => `packages/${name}`)]) lock.packages[path] = withVersion(lock.packages[path], version, ourPackages)
  writeJson(inRoot('package-lock.json'), { ...lock, version })
}

/** Stores a database that the packed server wrote, for the test of upgrades (packages/server/testing/upgrade). @param {string} version */
async function storeDatabase(version) {
  const data = mkdtempSync(join(tmpdir(), 'safehouse-release-'))
  const kept = inRoot('packages', 'server', 'testing', 'upgrade', version)
  const { origin, stop } = await startServer(inRoot('.cache', 'package', 'server', 'safehouse.js'), data)
  const description = outputOf(process.execPath, ['--import', 'tsx', 'packages/server/testing/upgrade/main.ts', origin])
  await stop()
  writeFileSync(`${kept}.json`, description)
  writeFileSync(`${kept}.db.gz`, gzipSync(readFileSync(join(data, 'safehouse.db')), { level: 9 }))
  rmSync(data, { recursive: true })
}

/** @param {string} folder */
function writeChecksums(folder) {
  const lines = readdirSync(folder)
    .filter((name) => name !== 'SHA256SUMS')
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${name}\n`,
    )
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''))
}

/** @param {string} step */
async function release(step) {
  if (outputOf('git', ['status', '--porcelain']) !== '') throw new Error('there are changes that are not committed: commit or remove them first')
  const version = raiseVersion(readJson(inRoot('packages', 'cli', 'package.json')).version, step)
  const folder = inRoot('release')
  writeFileSync(inRoot('CHANGELOG.md'), dateChangelog(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), version, new Date().toISOString().slice(0, 10)))
  raiseVersions(version)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const archive = await pack(folder)
  await storeDatabase(version)
  writeJson(join(folder, `safehouse-${version}.cdx.json`), makeSbom(inRoot('.cache', 'package')))
  writeChecksums(folder)
  outputOf('git', ['add', '--all'])
  outputOf('git', ['commit', '--message', `release: ${version}`])
  outputOf('git', ['tag', '--annotate', `v${version}`, '--message', `Safehouse ${version}`])
  console.log(`${basename(archive)}, its SBOM and checksums are in ${folder}; the commit is tagged v${version}.`)
  console.log(`To publish: git push --follow-tags && npm publish ${archive}`)
}

if (process.argv[1] === inRoot('scripts', 'release.js')) {
  const [step = ''] = process.argv.slice(2)
  requireNode()
  if (!steps.includes(step)) {
    console.error(`Say what kind of release it is: npm run release -- ${steps.join('|')}`)
    process.exit(2)
  }
  if (!install({ withTools: true })) process.exit(1)
  await release(step).catch((problem) => {
    console.error(`${problem.message}\nNothing was released. git restore . && git clean -f packages takes back what was prepared.`)
    process.exitCode = 1
  })
}
