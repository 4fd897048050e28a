// Reads the reports of vitest and playwright into one list of the tests that ran: each with its titles, those of its groups first, and
// whether it passed.
import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from './workspace.js'

/** `again`: it passed at its second try only. @typedef {{ titles: string[], passed: boolean, again?: boolean }} Ran */

export const unitReport = inRoot('.cache', 'unit-tests.json')
export const browserReport = inRoot('.cache', 'browser-tests.json')

/** @param {boolean} passed @param {boolean} neededRetry */
const toResult = (passed, neededRetry) => (passed && neededRetry ? { passed, again: true } : { passed })

/** @param {string} path @param {(report: never) => Ran[]} read */
const readIfThere = (path, read) => (existsSync(path) ? read(/** @type {never} */ (JSON.parse(readFileSync(path, 'utf8')))) : [])
export const readUnitTests = () => readIfThere(unitReport, unitTestsIn)
export const readBrowserTests = () => readIfThere(browserReport, (report) => browserTestsIn(report))

/**
 * A skipped test did not run; one that passed with failure messages passed at its second try.
 * @typedef {{ ancestorTitles: string[], title: string, status: string, failureMessages: string[] }} UnitTest
 * @param {{ testResults: { assertionResults: UnitTest[] }[] }} report @returns {Ran[]}
 */
export const unitTestsIn = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ ancestorTitles, title, status, failureMessages }) => ({
      titles: [...ancestorTitles, title],
      ...toResult(status === 'passed', failureMessages.length > 0),
    }))

/**
 * @typedef {{ title?: string, specs?: { title: string, ok: boolean, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 * @param {Suite} suite @param {string[]} [groups] @returns {Ran[]}
 */
export const browserTestsIn = ({ specs = [], suites = [] }, groups = []) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ title, tests }) => {
      const isFlaky = tests.some(({ status }) => status === 'flaky')
      const passed = tests.every(({ status }) => status === 'expected' || status === 'flaky')
      return { titles: [...groups, title], ...toResult(passed, isFlaky) }
    }),
  ...suites.flatMap((suite) => browserTestsIn(suite, [...groups, suite.title ?? ''])),
]
