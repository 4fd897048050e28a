// Reads what vitest and playwright wrote down about the tests that ran: one list of titles, each passed or not.
import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from './workspace.js'

/** @typedef {{ title: string, passed: boolean }} Ran */

export const unitReport = inRoot('.cache', 'unit-tests.json')
export const browserReport = inRoot('.cache', 'browser-tests.json')

/** @param {string} path @param {(report: never) => Ran[]} read */
const readIfThere = (path, read) => (existsSync(path) ? read(/** @type {never} */ (JSON.parse(readFileSync(path, 'utf8')))) : [])
export const unitTests = () => readIfThere(unitReport, unitTestsIn)
export const browserTests = () => readIfThere(browserReport, browserTestsIn)

/** A test that was skipped did not run. @param {{ testResults: { assertionResults: { title: string, status: string }[] }[] }} report @returns {Ran[]} */
export const unitTestsIn = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ title, status }) => ({ title, passed: status === 'passed' }))

/**
 * @typedef {{ specs?: { title: string, ok: boolean, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 * @param {Suite} suite @returns {Ran[]}
 */
export const browserTestsIn = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ title, tests }) => ({ title, passed: tests.every(({ status }) => status === 'expected' || status === 'flaky') })),
  ...suites.flatMap(browserTestsIn),
]
