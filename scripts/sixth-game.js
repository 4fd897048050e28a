// A copy of the workspace with a sixth game in it: Winks, the game of the engine's tests. It shows that the files that
// docs/adding-a-game.md names are all that a game needs. The tests build the copy and play it; nothing here changes the original.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { startServer } from './started-server.js'
import { inRoot } from './workspace.js'

const id = 'winks'
const registry = 'packages/games/src/registry.ts'
/** The rules of Winks, which the engine's tests play too, and everything else that the game brings. */
const toy = inRoot('packages', 'engine', 'testing', 'toy')
const sixthGameFiles = join(toy, 'sixth-game')
/** Files of Winks that only the engine's tests use; the sixth game has its own. */
const forEngineTests = ['index.ts', 'schemas.ts']

/** The files that a new game consists of, as docs/adding-a-game.md lists them. */
export function findFilesInDocs() {
  const text = readFileSync(inRoot('docs', 'adding-a-game.md'), 'utf8')
  return [...text.matchAll(/^\| `(packages\/[^`]+)` \|/gm)].map(([, path = '']) => path.replaceAll('<id>', id)).sort()
}

/** Copies the workspace into a folder of its own, without the sixth game. The caller removes it. */
export function copyWorkspace() {
  const copy = mkdtempSync(join(tmpdir(), 'safehouse-sixth-game-'))
  const leftOut = ['dist', 'e2e', 'node_modules']
  cpSync(inRoot('packages'), join(copy, 'packages'), { recursive: true, filter: (path) => !leftOut.includes(basename(path)) })
  for (const name of ['package.json', 'tsconfig.json', 'scripts/weights-as-files.js']) cpSync(inRoot(name), join(copy, name))
  linkModules(copy)
  return copy
}
/** Installed packages are shared with the original; our own are those of the copy. @param {string} copy */
function linkModules(copy) {
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@safehouse'), { recursive: true })
  for (const name of readdirSync(inRoot('node_modules')))
    if (!['@safehouse', '.cache'].includes(name)) symlinkSync(inRoot('node_modules', name), join(modules, name))
  for (const name of readdirSync(join(copy, 'packages'))) symlinkSync(join(copy, 'packages', name), join(modules, '@safehouse', name))
}

/** @param {string} copy */
export function addSixthGame(copy) {
  const rules = join(copy, 'packages', 'games', 'src', id)
  mkdirSync(rules)
  for (const entry of readdirSync(toy, { withFileTypes: true }))
    if (entry.isFile() && !forEngineTests.includes(entry.name)) cpSync(join(toy, entry.name), join(rules, entry.name))
  cpSync(sixthGameFiles, copy, { recursive: true })
  const lines = readFileSync(join(copy, registry), 'utf8')
  writeFileSync(join(copy, registry), lines.replace('] as const', `  '${id}',\n] as const`))
}

/** Paths of the files in the copy that the original does not have, or has with another text. @param {string} copy */
export function findChangedFiles(copy) {
  return filesBelow(join(copy, 'packages'))
    .map((path) => relative(copy, path))
    .filter((path) => textOf(inRoot(path)) !== textOf(join(copy, path)))
    .sort()
}
/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  )
/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} copy */
export const serveCopy = (copy) => startServer(join(copy, 'packages', 'cli', 'bin', 'safehouse.js'), join(copy, 'data'), copy)

/** @param {string} copy */
export const removeCopy = (copy) => rmSync(copy, { recursive: true, force: true })
