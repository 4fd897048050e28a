#!/usr/bin/env node
// The command `safehouse` of the installed package: plain JavaScript, made from this file by scripts/bundle.js. An installation has no
// clone whose folder could hold the database, so the database is kept in the user's data folder.
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { missingDriverSentence } from './missing-driver.ts'
import { userDataFolder } from './user-data-folder.ts'

process.setSourceMapsEnabled(true)
process.env.SAFEHOUSE_DATA ||= userDataFolder(process.platform, process.env, homedir())
try {
  await import('./main.ts')
} catch (problem) {
  const { optionalDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const sentence = missingDriverSentence(problem, optionalDependencies)
  if (sentence === undefined) throw problem
  console.error(`safehouse: ${sentence}`)
  process.exitCode = 1
}
