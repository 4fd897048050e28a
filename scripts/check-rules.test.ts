// The check that every rule has a test finds what is missing.
import { describe, expect, test } from 'vitest'
import { citedIn, findCitedInComments, findUnimplemented, findUnpaired, rulesIn } from './check-rules.js'
import { browserTestsIn, unitTestsIn } from './reports.js'

test('rules are read from the bullets of a RULES.md', () => {
  expect(rulesIn('# Chess\n- CH-01 White begins.\n- CH-02a A pawn … (CH-01)\n- not CH-03\n')).toEqual(['CH-01', 'CH-02a'])
})
test('ids are read from the beginning of a title', () => {
  expect(citedIn('[CH-01, CH-02a] a pawn moves')).toEqual(['CH-01', 'CH-02a'])
  expect(citedIn('a pawn moves [CH-01]')).toEqual([])
})

describe('the pairing of rules and tests', () => {
  const rules = { chess: ['CH-01', 'CH-02'] }
  const passedTest = (title: string) => ({ titles: ['a group', title], passed: true })
  test('has no problem if every rule has a test', () => {
    expect(findUnpaired(rules, [passedTest('[CH-01, CH-02] …')])).toEqual([])
  })
  test('has no problem if a group of tests cites the rule and one of them passed', () => {
    expect(findUnpaired(rules, [{ titles: ['[CH-01] …', '[CH-02] …'], passed: true }])).toEqual([])
  })
  test('names a rule without a test, and one whose test failed', () => {
    expect(findUnpaired(rules, [{ titles: ['[CH-01] …'], passed: false }])).toEqual([
      'CH-01 (chess) is in the title of no test that ran and passed',
      'CH-02 (chess) is in the title of no test that ran and passed',
    ])
  })
  test('names an id that is no rule', () => {
    expect(findUnpaired(rules, [passedTest('[CH-01, CH-02] …'), passedTest('[CH-09] …')])).toEqual(['CH-09 is no rule, but cited: [CH-09] …'])
  })
  test('names a title whose id is malformed or not at its beginning', () => {
    expect(findUnpaired({}, [passedTest('[CH-1] …'), passedTest('pawns [CH-01]')])).toHaveLength(2)
  })
  test('names a rule that is listed twice', () => {
    expect(findUnpaired({ chess: ['CH-01', 'CH-01'] }, [passedTest('[CH-01] …')])).toEqual(['CH-01 is there twice'])
  })
})

describe('the comments on code that implements a rule', () => {
  const rules = { chess: ['CH-01', 'CH-02a'] }
  test('are the only place where ids count, and strings are not', () => {
    const source = "// CH-01: white begins\n/**\n * A pawn (CH-02a).\n */\nconst refusal = { rule: 'CH-03' }\n"
    expect(findCitedInComments(source)).toEqual(['CH-01', 'CH-02a'])
  })
  test('are missing for a rule that no code cites, unless it is an exception', () => {
    expect(findUnimplemented(rules, ['CH-01'], {})).toEqual(['CH-02a (chess) is in no comment on the code that implements it'])
    expect(findUnimplemented(rules, ['CH-01'], { 'CH-02a': 'an example' })).toEqual([])
  })
  test('make an exception wrong; so does an exception that is no rule', () => {
    expect(findUnimplemented(rules, ['CH-01', 'CH-02a'], { 'CH-01': 'an example', 'CH-09': 'an example' })).toEqual([
      'CH-01 is listed as a rule without code, but code cites it',
      'CH-09 is no rule, but listed as one without code',
    ])
  })
})

test('reports leave out skipped tests, and mark those that passed at the second try', () => {
  const unitResult = (title: string, status: string, ...failureMessages: string[]) => ({ ancestorTitles: ['group'], title, status, failureMessages })
  const assertionResults = [
    unitResult('a', 'passed'),
    unitResult('b', 'failed', 'no'),
    unitResult('c', 'skipped'),
    unitResult('d', 'todo'),
    unitResult('e', 'passed', 'no'),
  ]
  expect(unitTestsIn({ testResults: [{ assertionResults }] })).toEqual([
    { titles: ['group', 'a'], passed: true },
    { titles: ['group', 'b'], passed: false },
    { titles: ['group', 'e'], passed: true, again: true },
  ])
  const browserResult = (title: string, status: string) => ({ title, ok: true, tests: [{ status }] })
  expect(
    browserTestsIn({
      suites: [
        {
          title: 'file',
          specs: [browserResult('a', 'expected'), browserResult('b', 'unexpected'), browserResult('d', 'flaky')],
          suites: [{ specs: [browserResult('c', 'skipped')] }],
        },
      ],
    }),
  ).toEqual([
    { titles: ['file', 'a'], passed: true },
    { titles: ['file', 'b'], passed: false },
    { titles: ['file', 'd'], passed: true, again: true },
  ])
})
