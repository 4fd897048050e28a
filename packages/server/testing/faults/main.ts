// `npm run faults [times] [name]`: tries every fault, or those whose name contains `name`, several times on both deployments. Exits
// with 1 if anything was lost, doubled or misheard, or if a table took too long to play again.

import { startSingleNode, startTwoNodes } from './deployments.ts'
import { singleNodeFaults, twoNodeFaults } from './faults.ts'
import { type FaultResult, formatResults, tryFault } from './run.ts'

const [times = '5', nameFilter = ''] = process.argv.slice(2)
const TABLE_COUNT = 8
const MAX_RECOVERY_MS = 5000
const results: FaultResult[] = []

const addResult = (result: FaultResult) => {
  results.push(result)
  console.log(
    `${result.fault}: ${result.actions} actions, ${result.lost} lost, ${result.doubled} doubled, recovered after ${(result.longestRecoveryMs / 1000).toFixed(1)} s`,
  )
}
const selectFaults = <F extends { name: string }>(faults: readonly F[]): readonly F[] => faults.filter(({ name }) => name.includes(nameFilter))

if (selectFaults(singleNodeFaults).length > 0) {
  const singleNode = await startSingleNode(TABLE_COUNT)
  console.log(`One server, SQLite; the full disk is ${singleNode.disk.kind}`)
  try {
    for (const fault of selectFaults(singleNodeFaults)) addResult(await tryFault(singleNode, fault, Number(times)))
  } finally {
    await singleNode.close()
  }
}
if (selectFaults(twoNodeFaults).length > 0) {
  console.log('Two nodes, PostgreSQL and Redis')
  const twoNodes = await startTwoNodes(TABLE_COUNT)
  try {
    for (const fault of selectFaults(twoNodeFaults)) addResult(await tryFault(twoNodes, fault, Number(times)))
  } finally {
    await twoNodes.close()
  }
}
console.log(`\n${formatResults(results)}`)
const isFailed = (result: FaultResult) =>
  result.lost + result.doubled + result.misheard + result.untrue > 0 || result.longestRecoveryMs > MAX_RECOVERY_MS
process.exit(results.some(isFailed) ? 1 : 0)
