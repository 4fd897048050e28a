import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { missingDriverSentence } from './missing-driver.ts'

const offered = { '@libsql/linux-x64-gnu': '0.5.29', '@libsql/darwin-arm64': '0.5.29' }
const problemOf = (name: string): unknown => {
  try {
    return createRequire(import.meta.url)(name)
  } catch (problem) {
    return problem
  }
}

test('somebody without a driver is told which one to install, in the version of the others', () => {
  const sentence = missingDriverSentence(problemOf('@libsql/linux-mips-musl'), offered)
  expect(sentence).toContain('npm install -g @libsql/linux-mips-musl@0.5.29')
})
test('other errors are left alone', () => {
  expect(missingDriverSentence(problemOf('not-a-driver'), offered)).toBeUndefined()
  expect(missingDriverSentence(new Error("about '@libsql/linux-x64-gnu'"), offered)).toBeUndefined()
})
