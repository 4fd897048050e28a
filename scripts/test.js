// `npm test`: installs what is missing and runs every stage, whatever the stages before it said. `npm test -- types lint`
// runs the named ones alone. What failed, and what passed at its second try only, is named again at
// the end; the last line counts all tests.
import { install } from './install.js'
import { requireNode } from './workspace.js'

requireNode()
if (!install({ withTools: true })) process.exit(1)
const { stages } = await import('./stages.js')

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !stages.some((stage) => stage.name === name))
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const minutesSince = (/** @type {number} */ start) => `${((performance.now() - start) / 60_000).toFixed(1)} min`
const start = performance.now()
const summary = []
/** @type {string[]} */
const named = []
let [passed, failed] = [0, 0]
for (const { name, run, exists = () => true } of stages.filter((stage) => asked.length === 0 || asked.includes(stage.name))) {
  if (!exists()) {
    summary.push(`${name.padEnd(14)}there is nothing of it yet`)
    continue
  }
  console.log(`\n── ${name} ──`)
  const began = performance.now()
  const counted = run()
  passed += counted.passed
  failed += counted.failed
  named.push(...(counted.again ?? []).map((title) => `Passed at its second try only, in ${name}: ${title}`))
  named.push(...(counted.titles ?? []).map((title) => `FAILED in ${name}: ${title}`))
  console.log(`${name}: ${minutesSince(began)}`)
  summary.push(`${name.padEnd(14)}${minutesSince(began).padStart(9)}   ${counted.failed > 0 ? `FAILED (${counted.failed})` : 'passed'}`)
}
console.log(`\n${summary.join('\n')}\n${'in all'.padEnd(14)}${minutesSince(start).padStart(9)}\n`)
for (const line of named) console.log(line)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
