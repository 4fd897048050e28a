// The stages of `npm test`, in order. Each answers whether it went well, and how many tests it counted: a stage that is no
// set of tests counts as one.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { build, hasWeb } from './build.js'
import { browserReport, browserTests, unitReport, unitTests } from './reports.js'
import { inRoot, run, runTool } from './workspace.js'

/**
 * @typedef {{ passed: number, failed: number, titles?: string[], again?: string[] }} Counted
 * @typedef {{ name: string, run: () => Counted, exists?: () => boolean }} Stage
 */

/** @param {boolean} fine @returns {Counted} */
const one = (fine) => ({ passed: fine ? 1 : 0, failed: fine ? 0 : 1 })
/** @param {string} path @param {...string} args */
const tool =
  (path, ...args) =>
  () =>
    one(runTool(path, args))
/** @param {string} name @param {...string} args */
const script =
  (name, ...args) =>
  () =>
    one(run(process.execPath, [inRoot('scripts', name), ...args]))

/** Tests that fail without a failed one in the report (a file that could not be read) have failed all the same. @param {boolean} fine @param {readonly import('./reports.js').Ran[]} ran */
function counted(fine, ran) {
  const named = (/** @type {readonly import('./reports.js').Ran[]} */ tests) => tests.map(({ titles }) => titles.join(' › '))
  const titles = named(ran.filter(({ passed }) => !passed))
  const failed = titles.length === 0 && (!fine || ran.length === 0) ? 1 : titles.length
  return { passed: ran.length - titles.length, failed, titles, again: named(ran.filter(({ again }) => again)) }
}
function unit() {
  rmSync(unitReport, { force: true })
  const fine = runTool('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`])
  return counted(fine, unitTests())
}
function browser() {
  rmSync(browserReport, { force: true })
  rmSync(inRoot('.cache', 'browser-tests'), { recursive: true, force: true })
  return counted(runTool('@playwright/test/cli.js', ['test']), browserTests())
}
const hasBrowserTests = () => {
  const folder = inRoot('packages', 'web', 'e2e')
  return existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith('.spec.ts'))
}

mkdirSync(inRoot('.cache'), { recursive: true })
/** @type {readonly Stage[]} */
export const stages = [
  { name: 'lockfile', run: script('lock.js', '--check') },
  { name: 'types', run: tool('typescript/bin/tsc', '--noEmit', '-p', '.') },
  { name: 'lint', run: tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings') },
  { name: 'architecture', run: script('architecture.js') },
  { name: 'unused', run: tool('knip/bin/knip.js') },
  { name: 'unit', run: unit },
  { name: 'build', run: () => one(build()), exists: hasWeb },
  { name: 'sizes', run: script('sizes.js'), exists: hasWeb },
  { name: 'browser', run: browser, exists: hasBrowserTests },
  { name: 'rules', run: script('check-rules.js') },
]
