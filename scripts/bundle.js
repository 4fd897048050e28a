// Bundles server programs to plain JavaScript with source maps, so that they start without a loader and need nothing but Node and the
// native part of the SQLite driver. All files are in one folder: packages/server/src/program-files.ts looks for its workers there.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build } from 'vite'
import { weightsAsFiles } from './weights-as-files.js'
import { inRoot, readJson, root } from './workspace.js'

const { packages: locked } = readJson(inRoot('package-lock.json'))
/**
 * The native drivers, which stay outside of the bundle: npm installs the one for its platform. It cannot tell glibc from musl by what
 * these packages say of themselves and would install both, 10 MB each, so on a machine with musl (Alpine) the driver is named when installing.
 * @type {Record<string, string>}
 */
export const nativeDrivers = Object.fromEntries(
  Object.entries(locked['node_modules/libsql'].optionalDependencies).filter(([name]) => !name.includes('musl')),
)

/** The programs that every server starts in threads. Tinypool starts its own one in `entry/`, relative to itself. */
const workers = {
  ...Object.fromEntries(['bots/think', 'store/sqlite/worker'].map((name) => [basename(name), inRoot('packages', 'server', 'src', `${name}.ts`)])),
  'entry/worker': inRoot('node_modules', 'tinypool', 'dist', 'entry', 'worker.js'),
}

/** Chunks of packages that are not ours, by what needs them: bots and the database's thread need no web server, and most servers neither PostgreSQL nor Redis. */
const packageChunks = [
  { name: 'packages-sqlite', test: /node_modules\/libsql\/|scripts\/driver-target/ },
  { name: 'packages-redis', test: /node_modules\/(@redis|cluster-key-slot)\// },
  { name: 'packages-postgres', test: /node_modules\/(pg|pg-[\w-]+|pgpass|postgres-[\w-]+|split2|xtend)\// },
  {
    name: 'packages-acme',
    test: /node_modules\/(acme-client|axios|node-forge|asn1js|@peculiar|pvtsutils|pvutils|tsyringe|reflect-metadata|follow-redirects|form-data|proxy-from-env)\//,
  },
  { name: 'packages-mcp', test: /node_modules\/(@modelcontextprotocol|@hono|hono|json-schema-typed|zod-to-json-schema)\// },
  { name: 'packages-rules', test: /node_modules\/(zod|@noble)\// },
  { name: 'packages', test: /node_modules\/(?!tinypool)/ },
]

/**
 * @param {Record<string, string>} programs the source file of each, by its name without ending
 * @param {string} folder emptied before
 */
export async function bundle(programs, folder) {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [weightsAsFiles('server')],
    ssr: { noExternal: true, external: Object.keys(nativeDrivers) },
    resolve: { alias: { '@neon-rs/load': inRoot('scripts', 'driver-target.js'), 'detect-libc': inRoot('scripts', 'driver-target.js') } },
    build: {
      ssr: true,
      ssrEmitAssets: true, // files of weights
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      license: { fileName: 'licences.md' },
      sourcemap: true,
      target: 'node20',
      rolldownOptions: {
        input: { ...programs, ...workers },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { includeDependenciesRecursively: false, groups: packageChunks },
          // Names of functions and classes stay: they are in logs and stack traces.
          minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
        },
      },
    },
  })
  copyRules(join(folder, 'rules'))
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true })) if (name.endsWith('.map')) trimSourceMap(join(folder, name))
}

/** Copies the rules of all games, which the server serves: `ID.LANGUAGE.md`. @param {string} folder */
function copyRules(folder) {
  mkdirSync(folder)
  const games = inRoot('packages', 'games', 'src')
  for (const path of readdirSync(games, { encoding: 'utf8', recursive: true })) {
    const language = /^RULES(?:[.](\w+))?[.]md$/.exec(basename(path))
    if (language) copyFileSync(join(games, path), join(folder, `${dirname(path)}.${language[1] ?? 'en'}.md`))
  }
}

/**
 * Keeps what a stack trace in our own code needs, names and lines: the sources themselves, and the maps of other people's packages, would
 * make the package twice as large.
 * @param {string} path
 */
function trimSourceMap(path) {
  if (/^packages-/.test(basename(path))) {
    rmSync(path)
    const program = path.replace(/[.]map$/, '')
    writeFileSync(program, readFileSync(program, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'))
    return
  }
  const { sourcesContent, ...map } = readJson(path)
  writeFileSync(path, JSON.stringify(map))
}
