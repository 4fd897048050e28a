// Reads what vitest and playwright wrote down about the tests that ran: one list, each passed or not, with its own title
// last and those of the groups it stands in before it.
import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from './workspace.js'

/** @typedef {{ titles: string[], passed: boolean }} Ran */

export const unitReport = inRoot('.cache', 'unit-tests.json')
export const browserReport = inRoot('.cache', 'browser-tests.json')

/** @param {string} path @param {(report: never) => Ran[]} read */
const readIfThere = (path, read) => (existsSync(path) ? read(/** @type {never} */ (JSON.parse(readFileSync(path, 'utf8')))) : [])
export const unitTests = () => readIfThere(unitReport, unitTestsIn)
export const browserTests = () => readIfThere(browserReport, (report) => browserTestsIn(report))

/** A test that was skipped did not run. @param {{ testResults: { assertionResults: { ancestorTitles: string[], title: string, status: string }[] }[] }} report @returns {Ran[]} */
export const unitTestsIn = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ ancestorTitles, title, status }) => ({ titles: [...ancestorTitles, title], passed: status === 'passed' }))

/**
 * @typedef {{ title?: string, specs?: { title: string, ok: boolean, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 * @param {Suite} suite @param {string[]} [groups] @returns {Ran[]}
 */
export const browserTestsIn = ({ specs = [], suites = [] }, groups = []) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ title, tests }) => ({ titles: [...groups, title], passed: tests.every(({ status }) => status === 'expected' || status === 'flaky') })),
  ...suites.flatMap((suite) => browserTestsIn(suite, [...groups, suite.title ?? ''])),
]
