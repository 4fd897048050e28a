// Pairs rules with tests and with code: every id in a game's RULES.md stands in the title of a test that ran and passed (or of
// its group) and in a comment on the code that implements it, and every id that is cited is a rule. `npm run check:rules` reads
// the reports of the last test run and the source of all packages.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readBrowserTests, readUnitTests } from './reports.js'
import { rulesWithoutCode } from './rules-without-code.js'
import { inRoot } from './workspace.js'

/** @typedef {import('./reports.js').Ran} Ran */
const idPattern = '[A-Z]{2}-\\d{2}[a-z]?'

/** @param {string} text */
export const rulesIn = (text) => [...text.matchAll(new RegExp(`^- (${idPattern}) `, 'gm'))].map((match) => match[1] ?? '')
/** The ids that a title begins with: `[SN-22, SN-23] …`. @param {string} title */
export function citedIn(title) {
  const ids = new RegExp(`^\\[(${idPattern}(?:, ${idPattern})*)\\](?: |$)`).exec(title)?.[1]
  return ids?.split(', ') ?? []
}

/** The rules without a passed test and the titles that cite no rule, a line each. @param {Record<string, string[]>} rules by game @param {readonly Ran[]} ran */
export function findUnpaired(rules, ran) {
  const known = Object.values(rules).flat()
  const titles = [...new Set(ran.flatMap((test) => test.titles))]
  const passed = new Set(ran.filter((test) => test.passed).flatMap((test) => test.titles.flatMap(citedIn)))
  return [
    ...known.filter((rule, i) => known.indexOf(rule) !== i).map((rule) => `${rule} is there twice`),
    ...Object.entries(rules).flatMap(([game, ids]) =>
      ids.filter((rule) => !passed.has(rule)).map((rule) => `${rule} (${game}) is in the title of no test that ran and passed`),
    ),
    ...titles.flatMap((title) => {
      const unknownIds = citedIn(title).filter((cited) => !known.includes(cited))
      return unknownIds.map((cited) => `${cited} is no rule, but cited: ${title}`)
    }),
    ...titles.filter((title) => /\[[A-Z]{2}-\d/.test(title) && citedIn(title).length === 0).map((title) => `no id can be read from: ${title}`),
  ]
}

const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g
/** The ids that comments of a source file cite. A refusal's rule is a string and does not count. @param {string} source */
export const findCitedInComments = (source) =>
  [...source.matchAll(comment)].flatMap(([text]) => text.match(new RegExp(`\\b${idPattern}\\b`, 'g')) ?? [])

/**
 * Rules that no production code cites, and entries of the list of exceptions that are wrong, a line each.
 * @param {Record<string, string[]>} rules by game
 * @param {readonly string[]} cited by production code
 * @param {Readonly<Record<string, string>>} exceptions the reason by rule
 */
export function findUnimplemented(rules, cited, exceptions) {
  const known = Object.values(rules).flat()
  return [
    ...Object.entries(rules).flatMap(([game, ids]) =>
      ids
        .filter((rule) => !cited.includes(rule) && !(rule in exceptions))
        .map((rule) => `${rule} (${game}) is in no comment on the code that implements it`),
    ),
    ...Object.keys(exceptions).flatMap((rule) => {
      if (!known.includes(rule)) return [`${rule} is no rule, but listed as one without code`]
      return cited.includes(rule) ? [`${rule} is listed as a rule without code, but code cites it`] : []
    }),
  ]
}

/** The text of every production source file below a folder of packages. @param {string} packages */
function findProductionSources(packages) {
  const files = readdirSync(packages).flatMap((name) => {
    const src = `${packages}/${name}/src`
    return existsSync(src) ? readdirSync(src, { encoding: 'utf8', recursive: true }).map((file) => `${src}/${file}`) : []
  })
  const isProduction = (/** @type {string} */ file) => /[.]tsx?$/.test(file) && !/[.]test[.]tsx?$|\/testing\//.test(file)
  return files.filter(isProduction).map((file) => readFileSync(file, 'utf8'))
}

if (process.argv[1] === inRoot('scripts', 'check-rules.js')) {
  const ran = [...readUnitTests(), ...readBrowserTests()]
  if (ran.length === 0) {
    console.error('No tests have run yet: npm test runs them all, and this check at its end.')
    process.exit(1)
  }
  const games = inRoot('packages', 'games', 'src')
  const gamesWithRules = readdirSync(games).filter((game) => existsSync(`${games}/${game}/RULES.md`))
  const rules = Object.fromEntries(gamesWithRules.map((game) => [game, rulesIn(readFileSync(`${games}/${game}/RULES.md`, 'utf8'))]))
  const withoutRules = gamesWithRules.filter((game) => rules[game]?.length === 0).map((game) => `${game}/RULES.md has no rules`)
  const cited = findProductionSources(inRoot('packages')).flatMap(findCitedInComments)
  const problems = [...withoutRules, ...findUnimplemented(rules, cited, rulesWithoutCode), ...findUnpaired(rules, ran)]
  for (const line of problems) console.error(line)
  console.log(`${Object.values(rules).flat().length} rules of ${gamesWithRules.length} games, ${problems.length} not paired`)
  process.exitCode = problems.length > 0 || gamesWithRules.length === 0 ? 1 : 0
}
