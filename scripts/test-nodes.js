// `npm run test:nodes`: runs the unit tests on every supported Node, which come from the npm registry. Among them are whole matches over
// sockets and the packed server with all five games. `--quick` runs the latter alone. Prints a table for docs/hosting.md.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.js'
import { readUnitTests, unitReport } from './reports.js'
import { inRoot, readJson, requireNode, root, run } from './workspace.js'

const versions = ['20', '22', '24', 'latest']
/** The packages whose binaries the npm package `node` installs for this machine. */
const platforms = { linux: 'linux', darwin: process.arch === 'arm64' ? 'bin-darwin' : 'darwin', win32: 'win' }

/** Installs a Node in .cache and answers with its program. @param {string} version */
function installNode(version) {
  const platform = platforms[/** @type {keyof typeof platforms} */ (process.platform)]
  const name = `node-${platform}-${process.arch}`
  const folder = inRoot('.cache', 'nodes', version)
  mkdirSync(folder, { recursive: true })
  const options = { shell: process.platform === 'win32' }
  if (!run('npm', ['install', '--loglevel=error', '--no-save', '--no-package-lock', '--prefix', folder, `${name}@${version}`], options))
    throw new Error(`Node ${version} could not be installed`)
  const program = ['bin/node', 'bin/node.exe'].map((path) => join(folder, 'node_modules', name, path)).find((path) => existsSync(path))
  if (!program) throw new Error(`${name}@${version} has no program`)
  return program
}

/** @param {string} node @param {readonly string[]} args */
function runOn(node, args) {
  const PATH = `${join(node, '..')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
  return spawnSync(node, args, { cwd: root, env: { ...process.env, PATH }, stdio: 'inherit' }).status === 0
}

requireNode()
if (!install({ withTools: true })) process.exit(1)
const isQuick = process.argv.includes('--quick')
const given = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const rows = []
for (const version of given.length > 0 ? given : versions) {
  const node = installNode(version)
  const exact = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
  console.log(`\n── Node ${exact} ──`)
  const isFine = isQuick
    ? runOn(node, [
        'node_modules/vitest/vitest.mjs',
        'run',
        'scripts/pack.test.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ])
    : runOn(node, ['scripts/test.js', 'unit'])
  const ran = readUnitTests()
  const failed = ran.filter(({ passed }) => !passed).length
  if (!isFine) process.exitCode = 1
  rows.push(`| ${exact} | ${isFine ? 'passed' : 'FAILED'} | ${ran.length - failed} of ${ran.length} |`)
}
const { version } = readJson(inRoot('packages', 'cli', 'package.json'))
console.log(
  `\n| Node, Safehouse ${version} | ${isQuick ? 'packed server, five whole games' : 'unit tests, packed server, whole games'} | tests passed |\n|---|---|---|\n${rows.join('\n')}`,
)
