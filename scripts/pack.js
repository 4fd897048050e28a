// `npm run pack`: builds safehouse-X.Y.Z.tgz, all that a machine with Node needs: the bundled server and command, the built pages with
// compressed copies, and the native SQLite driver of its platform as the only dependency. `npm install -g ./safehouse-X.Y.Z.tgz` installs it.
import { appendFileSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { install } from './install.js'
import { inRoot, outputOf, readJson, requireNode, runTool } from './workspace.js'

/** Files that are worth compressing; fonts, pictures and sounds are compressed already. */
const compressible = /[.](?:js|css|html|svg|json|webmanifest|txt)$/

/** Smaller files are not compressed: they fit into the first packets of an answer anyway, and each copy takes 4 kB on a disk. */
const MIN_BYTES_TO_COMPRESS = 1024

/** A Brotli copy is kept if it is at most this share of the gzip copy. Data that is nearly random, such as weights of bots, hardly shrinks. */
const MAX_COPY_SHARE = 0.95

/** Builds the package in a folder. @param {string} folder emptied before */
export async function buildPackage(folder) {
  const [{ bundle, nativeDrivers }, { buildDocs }] = await Promise.all([import('./bundle.js'), import('./docs-site.js')])
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const web = join(folder, 'web')
  if (!runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn', '--outDir', web, '--emptyOutDir'], { cwd: inRoot('packages', 'web') }))
    throw new Error('the pages could not be built')
  rmSync(join(web, '.vite'), { recursive: true })
  buildDocs(join(web, 'docs'))
  addFontLicences(join(web, 'licences.md'))
  compressFiles(web)
  await bundle({ safehouse: inRoot('packages', 'cli', 'src', 'installed.ts') }, join(folder, 'server'))
  writeManifest(folder, nativeDrivers)
  for (const name of ['LICENSE', 'README.md', 'CHANGELOG.md']) copyFileSync(inRoot(name), join(folder, name))
}

/** Adds the licences of the fonts, which Vite leaves out because they are no code. @param {string} path */
function addFontLicences(path) {
  const { dependencies } = readJson(inRoot('packages', 'web', 'package.json'))
  for (const name of Object.keys(dependencies).filter((dependency) => dependency.startsWith('@fontsource/'))) {
    const { version, license } = readJson(inRoot('node_modules', name, 'package.json'))
    appendFileSync(path, `\n## ${name} - ${version} (${license})\n\n${readFileSync(inRoot('node_modules', name, 'LICENSE'), 'utf8').trim()}\n`)
  }
}

/** @param {string} folder */
function compressFiles(folder) {
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
    const path = join(folder, name)
    if (!compressible.test(name) || !statSync(path).isFile()) continue
    const content = readFileSync(path)
    if (content.length < MIN_BYTES_TO_COMPRESS) continue
    const copies = {
      br: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      gz: gzipSync(content, { level: 9 }),
    }
    if (copies.gz.length < content.length) writeFileSync(`${path}.gz`, copies.gz)
    if (copies.br.length < copies.gz.length * MAX_COPY_SHARE) writeFileSync(`${path}.br`, copies.br)
  }
}

/** @param {string} folder @param {Record<string, string>} nativeDrivers */
function writeManifest(folder, nativeDrivers) {
  const { version } = readJson(inRoot('packages', 'cli', 'package.json'))
  const { engines } = readJson(inRoot('package.json'))
  const manifest = {
    name: 'safehouse',
    version,
    description: 'Five secret-agent games around one table, in the browser. Host them with one command.',
    license: 'MIT',
    type: 'module',
    bin: { safehouse: 'server/safehouse.js' },
    files: ['server', 'web', 'CHANGELOG.md'],
    engines,
    optionalDependencies: nativeDrivers,
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Builds the package and answers with the path of its archive. @param {string} into the folder for the archive */
export async function pack(into) {
  const folder = inRoot('.cache', 'package')
  await buildPackage(folder)
  const names = outputOf('npm', ['pack', '--silent', '--pack-destination', into], folder)
  return join(into, names.trim().split('\n').at(-1) ?? '')
}

if (process.argv[1] === inRoot('scripts', 'pack.js')) {
  requireNode()
  if (!install({ withTools: false })) process.exit(1)
  const archive = await pack(inRoot())
  console.log(`${archive}: ${(statSync(archive).size / 1e6).toFixed(1)} MB. Install it with: npm install -g ${archive}`)
}
