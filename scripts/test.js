// `npm test`: installs what is missing and runs every stage, whatever the others said. Stages that do not need each other run
// side by side. `npm test -- types lint` runs the named ones alone; `--package=server` keeps the unit tests to one package.
// What failed, and what passed at its second try only, is named again at the end; the last line counts all tests.
import { install } from './install.js'
import { requireNode } from './workspace.js'

requireNode()
if (!install({ withTools: true })) process.exit(1)
const { packages, stages } = await import('./stages.js')

const PACKAGE = '--package='
const given = process.argv.slice(2)
const chosenPackages = given.filter((word) => word.startsWith(PACKAGE)).map((word) => word.slice(PACKAGE.length))
const named = given.filter((word) => !word.startsWith(PACKAGE))
const stageNames = named.length === 0 && chosenPackages.length > 0 ? ['types', 'lint', 'unit'] : named
/** @param {string} what @param {readonly string[]} words @param {readonly string[]} known */
function refuseUnknown(what, words, known) {
  const unknown = words.filter((word) => !known.includes(word))
  if (unknown.length === 0) return
  console.error(`There is no ${what} ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  process.exit(2)
}
refuseUnknown(
  'stage',
  stageNames,
  stages.map(({ name }) => name),
)
refuseUnknown('package', chosenPackages, packages)

/** Side by side: the unit tests and one short stage. The browser tests come after the unit tests: both would want all cores. */
const MAX_RUNNING = 2
const minutesSince = (/** @type {number} */ start) => `${((performance.now() - start) / 60_000).toFixed(1)} min`
const start = performance.now()

/** @typedef {import('./stages.js').Stage} Stage @typedef {{ counted: import('./stages.js').Counted, minutes: string }} Done */
const chosen = stages.filter(({ name }) => stageNames.length === 0 || stageNames.includes(name))
/** @type {Map<string, Done | 'nothing'>} */
const done = new Map()
/** @type {Map<string, Promise<void>>} */
const running = new Map()
/** The stage whose output is shown as it comes; that of the others is shown once they are done. @type {string | undefined} */
let liveStage

/** @param {Stage} stage */
async function runStage({ name, run }) {
  const began = performance.now()
  const isLive = liveStage === undefined
  if (isLive) {
    liveStage = name
    console.log(`\n── ${name} ──`)
  }
  /** @type {string[]} */
  const lines = []
  const counted = await run((text) => (isLive ? process.stdout.write(text) : lines.push(text)), chosenPackages)
  if (isLive) liveStage = undefined
  else process.stdout.write(`\n── ${name} ──\n${lines.join('')}`)
  const minutes = minutesSince(began)
  console.log(`${name}: ${minutes}`)
  done.set(name, { counted, minutes })
  running.delete(name)
}
/** @param {Stage} stage */
const mayStart = ({ name, after = [] }) =>
  !done.has(name) && !running.has(name) && after.every((needed) => done.has(needed) || !chosen.some((stage) => stage.name === needed))

for (const { name, exists = () => true } of chosen) if (!exists()) done.set(name, 'nothing')
while (done.size < chosen.length) {
  for (const stage of chosen) if (running.size < MAX_RUNNING && mayStart(stage)) running.set(stage.name, runStage(stage))
  await Promise.race(running.values())
}

let [passed, failed] = [0, 0]
/** @type {string[]} */
const summary = []
/** @type {string[]} */
const remarks = []
for (const { name } of chosen) {
  const result = done.get(name)
  if (result === undefined || result === 'nothing') {
    summary.push(`${name.padEnd(14)}there is nothing of it yet`)
    continue
  }
  const { counted, minutes } = result
  passed += counted.passed
  failed += counted.failed
  remarks.push(...(counted.again ?? []).map((title) => `Passed at its second try only, in ${name}: ${title}`))
  remarks.push(...(counted.titles ?? []).map((title) => `FAILED in ${name}: ${title}`))
  summary.push(`${name.padEnd(14)}${minutes.padStart(9)}   ${counted.failed > 0 ? `FAILED (${counted.failed})` : 'passed'}`)
}
console.log(`\n${summary.join('\n')}\n${'in all'.padEnd(14)}${minutesSince(start).padStart(9)}\n`)
for (const line of remarks) console.log(line)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
