// The stages of `npm test`: what each runs, and which others it has to wait for. A stage without tests, such as types, counts as one test.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { hasWeb } from './build.js'
import { browserReport, readBrowserTests, readUnitTests, unitReport } from './reports.js'
import { inRoot, runInBackground } from './workspace.js'

/**
 * @typedef {{ passed: number, failed: number, titles?: string[], again?: string[] }} Counted `again`: passed at the second try only
 * @typedef {(text: string) => void} Print
 * @typedef {{
 *   name: string,
 *   run: (print: Print, packages: readonly string[]) => Promise<Counted>,
 *   after?: readonly string[],
 *   exists?: () => boolean,
 * }} Stage `after`: the stages that it waits for, where these run too
 */

/** @param {boolean} isFine @returns {Counted} */
const countOne = (isFine) => ({ passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 })
/** @param {string} path @param {...string} args @returns {Stage['run']} */
const runningTool =
  (path, ...args) =>
  async (print) =>
    countOne(await runInBackground(inRoot('node_modules', path), args, print))
/** @param {string} name @param {...string} args @returns {Stage['run']} */
const runningScript =
  (name, ...args) =>
  async (print) =>
    countOne(await runInBackground(inRoot('scripts', name), args, print))

/** Counts the tests that ran. If the run failed without a failed test (a file that could not be read), one counts as failed. @param {boolean} isFine @param {readonly import('./reports.js').Ran[]} ran */
function countTests(isFine, ran) {
  const fullTitles = (/** @type {readonly import('./reports.js').Ran[]} */ tests) => tests.map(({ titles }) => titles.join(' › '))
  const titles = fullTitles(ran.filter(({ passed }) => !passed))
  const failed = titles.length === 0 && (!isFine || ran.length === 0) ? 1 : titles.length
  return { passed: ran.length - titles.length, failed, titles, again: fullTitles(ran.filter(({ again }) => again)) }
}
/** @type {Stage['run']} */
async function runUnitTests(print, packages) {
  rmSync(unitReport, { force: true })
  const folders = packages.map((name) => (name === 'scripts' ? 'scripts/' : `packages/${name}/`))
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  return countTests(await runInBackground(inRoot('node_modules', 'vitest', 'vitest.mjs'), ['run', ...folders, ...reporters], print), readUnitTests())
}
/** @type {Stage['run']} */
async function runBrowserTests(print) {
  rmSync(browserReport, { force: true })
  rmSync(inRoot('.cache', 'browser-tests'), { recursive: true, force: true })
  return countTests(await runInBackground(inRoot('node_modules', '@playwright', 'test', 'cli.js'), ['test'], print), readBrowserTests())
}
const hasBrowserTests = () => {
  const folder = inRoot('packages', 'web', 'e2e')
  return existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith('.spec.ts'))
}

mkdirSync(inRoot('.cache'), { recursive: true })
/** In the order in which they start: the longest first. @type {readonly Stage[]} */
export const stages = [
  { name: 'unit', run: runUnitTests },
  { name: 'build', run: runningScript('build.js'), exists: hasWeb },
  // Loads the browser tests, which compiles what they import: later, when these start, the other core would wait for it. With a reporter of its
  // own, because the one of the configuration would write over the results of the last run.
  { name: 'browser-list', run: runningTool('@playwright/test/cli.js', 'test', '--list', '--reporter=list'), exists: hasBrowserTests },
  { name: 'browser', run: runBrowserTests, after: ['build', 'unit'], exists: hasBrowserTests },
  // Each checker computes for itself the types that files share: two take a third more CPU than one, which the unit tests need meanwhile.
  { name: 'types', run: runningTool('typescript-native/bin/tsc', '--noEmit', '--checkers', '1', '-p', '.') },
  { name: 'lint', run: runningTool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings') },
  { name: 'architecture', run: runningScript('architecture.js') },
  { name: 'unused', run: runningTool('knip/bin/knip.js') },
  { name: 'lockfile', run: runningScript('lock.js', '--check') },
  { name: 'sizes', run: runningScript('sizes.js'), after: ['build'], exists: hasWeb },
  { name: 'rules', run: runningScript('check-rules.js'), after: ['unit', 'browser'] },
]

/** The packages that `npm test -- unit --package=server` can name. */
export const packages = ['scripts', ...readdirSync(inRoot('packages'))]
