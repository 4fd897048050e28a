// `npm run pack:player`: builds @safehouse/player for npm in .cache/player and packs it: ES modules that bundlers can shake, one entry a
// game, and declarations. It holds what it needs of our other packages, so that nothing else of ours has to be published.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { inRoot, outputOf, readJson, requireNode, runTool } from './workspace.js'

const games = readdirSync(inRoot('packages', 'player', 'src', 'games')).map((name) => name.replace(/[.]ts$/, ''))
const entries = { index: 'src/index.ts', ...Object.fromEntries(games.map((id) => [id, `src/games/${id}.ts`])) }

/** @param {string} folder */
async function buildModules(folder) {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: inRoot('packages', 'player'),
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' } },
    },
  })
}
/** Declarations of all that the entries reach, with imports between our packages as relative paths. @param {string} folder */
function buildTypes(folder) {
  const types = join(folder, 'types')
  const config = join(folder, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    tsBuildInfoFile: null,
    allowJs: false,
    checkJs: false,
    rootDir: inRoot('packages'),
    outDir: types,
  }
  // TypeScript emits no declarations for packages that are imported by name, unless their sources are included here.
  const include = ['player', 'protocol', 'engine', 'games', 'content'].map((name) => inRoot('packages', name, 'src'))
  const exclude = [inRoot('packages', '**', '*.test.ts')]
  writeFileSync(config, JSON.stringify({ extends: inRoot('tsconfig.json'), compilerOptions, include, exclude }))
  if (!runTool('typescript-native/bin/tsc', ['-p', config, '--checkers', '1'])) throw new Error('the declarations could not be made')
  rmSync(config)
  for (const name of readdirSync(types, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.d.ts'))) {
    const path = join(types, name)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(
        /(['"])(@safehouse\/[\w-]+[^'"]*|[.]{1,2}\/[^'"]+[.]ts)\1/g,
        (_, quote, from) => quote + specifierOf(from, path, types) + quote,
      ),
    )
  }
}
/** Removes the declarations that no entry reaches. @param {string} types */
function removeUnreached(types) {
  const reached = new Set(Object.values(entries).map((path) => join(types, 'player', path.replace(/[.]ts$/, '.d.ts'))))
  for (const path of reached)
    for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(/['"]([.]{1,2}\/[^'"]+)[.]js['"]/g))
      reached.add(join(dirname(path), `${from}.d.ts`))
  for (const name of readdirSync(types, { encoding: 'utf8', recursive: true }))
    if (name.endsWith('.d.ts') && !reached.has(join(types, name))) rmSync(join(types, name))
}
/** The import specifier for a declaration file: relative, and ending in .js. @param {string} from @param {string} path @param {string} types */
function specifierOf(from, path, types) {
  if (from.startsWith('.')) return from.replace(/[.]ts$/, '.js')
  const [, name = '', ...rest] = from.split('/')
  const { exports } = readJson(inRoot('packages', name, 'package.json'))
  const subpath = rest.length > 0 ? `./${rest.join('/')}` : '.'
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*')
    const isMatch =
      after === undefined
        ? subpath === pattern
        : subpath.startsWith(before) && subpath.endsWith(after) && subpath.length > before.length + after.length
    if (!isMatch) continue
    const file = String(target).replace('*', after === undefined ? '' : subpath.slice(before.length, subpath.length - after.length))
    const specifier = relative(dirname(path), join(types, name, file.replace(/[.]ts$/, '.js')))
    return specifier.startsWith('.') ? specifier : `./${specifier}`
  }
  throw new Error(`no ${from}`)
}

/** Builds the package in a folder. @param {string} folder emptied before */
export async function buildPlayer(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await buildModules(folder)
  buildTypes(folder)
  removeUnreached(join(folder, 'types'))
  const { name, version, description, license } = readJson(inRoot('packages', 'player', 'package.json'))
  const { dependencies } = readJson(inRoot('packages', 'protocol', 'package.json'))
  const entry = (/** @type {string} */ id, /** @type {string} */ path) => ({
    types: `./types/player/${path.replace(/[.]ts$/, '.d.ts')}`,
    default: `./${id}.js`,
  })
  const exports = Object.fromEntries(Object.entries(entries).map(([id, path]) => [id === 'index' ? '.' : `./${id}`, entry(id, path)]))
  // zod is in declarations alone; no module of the package loads it.
  const manifest = {
    name,
    version,
    description,
    license,
    type: 'module',
    exports,
    sideEffects: false,
    engines: { node: '>=20' },
    dependencies: { zod: dependencies.zod },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  copyFileSync(inRoot('LICENSE'), join(folder, 'LICENSE'))
}

if (process.argv[1] === inRoot('scripts', 'pack-player.js')) {
  requireNode()
  const folder = inRoot('.cache', 'player')
  await buildPlayer(folder)
  const archive = outputOf('npm', ['pack', '--silent', '--pack-destination', inRoot()], folder).trim()
  console.log(`${archive}: publish it with npm publish ${archive}`)
}
