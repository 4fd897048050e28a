// `npm run faults`: every fault, several times, on both kinds of house. Ends with 1 if anything was lost, doubled or misheard,
// or if a table took longer than it may to go on.
import { loneFaults, sharedFaults } from './faults.ts'
import { openLoneHouse, openSharedHouse } from './houses.ts'
import { type Tried, table, tryFault } from './run.ts'

const [times = '5', only = ''] = process.argv.slice(2)
const tables = 8
const longestReturn = 5000
const tried: Tried[] = []

const told = (one: Tried) => {
  tried.push(one)
  console.log(
    `${one.fault}: ${one.actions} actions, ${one.lost} lost, ${one.doubled} doubled, again after ${(one.longestReturn / 1000).toFixed(1)} s`,
  )
}
const wanted = <F extends { name: string }>(faults: readonly F[]): readonly F[] => faults.filter(({ name }) => name.includes(only))

if (wanted(loneFaults).length > 0) {
  const lone = await openLoneHouse(tables)
  console.log(`One server, SQLite; the full disk is ${lone.disk.kind}`)
  try {
    for (const fault of wanted(loneFaults)) told(await tryFault(lone, fault, Number(times)))
  } finally {
    await lone.close()
  }
}
if (wanted(sharedFaults).length > 0) {
  console.log('Two nodes, PostgreSQL and Redis')
  const shared = await openSharedHouse(tables)
  try {
    for (const fault of wanted(sharedFaults)) told(await tryFault(shared, fault, Number(times)))
  } finally {
    await shared.close()
  }
}
console.log(`\n${table(tried)}`)
const isBad = (one: Tried) => one.lost + one.doubled + one.misheard + one.untrue > 0 || one.longestReturn > longestReturn
process.exit(tried.some(isBad) ? 1 : 0)
