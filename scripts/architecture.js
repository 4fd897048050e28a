// Checks imports against the layers of .dependency-cruiser.cjs. It also fails if it saw no module of a package, or no import from one
// package to another: a check that reads nothing would find no mistakes either.
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { inRoot, root } from './workspace.js'

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

/** What is wrong with the imports below a folder that has packages/ in it. @param {string} baseDir @param {readonly string[]} expected */
export async function violationsIn(baseDir, expected) {
  const settings = { ...options, baseDir, ruleSet: { forbidden }, validate: true }
  const { output } = await cruise(['packages'], settings, undefined, { tsConfig: extractTSConfig(inRoot('tsconfig.json')) })
  if (typeof output === 'string') throw new Error('modules were expected, not text')
  const seenPackages = new Set(output.modules.map(({ source }) => packageOf(source)))
  const crossPackageImports = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.filter(({ resolved }) => packageOf(resolved) && packageOf(resolved) !== packageOf(source)),
  )
  return [
    ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...expected.filter((name) => !seenPackages.has(name)).map((name) => `no module of packages/${name} was seen`),
    ...(crossPackageImports.length > 0 ? [] : ['no import from one package to another was seen']),
  ]
}
/** @param {string} path */
const packageOf = (path) => /^packages\/([^/]+)\//.exec(path)?.[1]

if (process.argv[1] === inRoot('scripts', 'architecture.js')) {
  const violations = await violationsIn(root, readdirSync(inRoot('packages')))
  for (const violation of violations) console.error(violation)
  if (violations.length === 0) console.log('every import points down the layers')
  process.exitCode = violations.length > 0 ? 1 : 0
}
