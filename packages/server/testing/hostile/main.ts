// `npm run hostile -- [rounds] [name] [--nodes]`: attacks a real server while people play, and prints one table. With `--nodes` it
// attacks one of two nodes over PostgreSQL and Redis. Exits with 1 if something did not hold.
import { startSingleNode, startTwoNodes } from '../faults/deployments.ts'
import { type Fault, singleNodeFaults, twoNodeFaults } from '../faults/faults.ts'
import { type FaultResult, formatResults, tryFault } from '../faults/run.ts'
import { type AttackResult, formatCampaign, runCampaign } from './campaign.ts'
import { messageAttacks } from './messages.ts'
import { requestAttacks } from './requests.ts'
import { TargetServer } from './target-server.ts'

const isShared = process.argv.includes('--nodes')
const [rounds = '3', nameFilter = ''] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const attacks = [...messageAttacks, ...requestAttacks].filter(({ name }) => name.includes(nameFilter))
const select = <F extends Fault<never>>(faults: readonly F[]): readonly F[] =>
  faults.filter(({ name }) => /killed|disk full/.test(name) && name.includes(nameFilter))

let results: readonly AttackResult[] = []
const tried: FaultResult[] = []
if (isShared) {
  const deployment = await startTwoNodes(2)
  try {
    const { port } = deployment.nodes[0]!
    const unmeasured = { stallMs: Number.NaN, memoryMb: Number.NaN }
    const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false
    results = await runCampaign({ port, measure: async () => unmeasured, isReady }, attacks, Number(rounds))
    for (const fault of select(twoNodeFaults)) tried.push(await tryFault(deployment, fault, Number(rounds)))
  } finally {
    await deployment.close()
  }
} else {
  if (attacks.length > 0) {
    const server = await TargetServer.start()
    try {
      results = await runCampaign(server, attacks, Number(rounds))
    } finally {
      await server.stop()
    }
  }
  const faults = select(singleNodeFaults)
  if (faults.length > 0) {
    const deployment = await startSingleNode(3)
    try {
      for (const fault of faults) tried.push(await tryFault(deployment, fault, Number(rounds)))
    } finally {
      await deployment.close()
    }
  }
}
if (results.length > 0) console.log(formatCampaign(results))
if (tried.length > 0) console.log(`\n${formatResults(tried)}`)
const isBad = results.some(({ isAlive, tried: all, held }) => !isAlive || held < all) || tried.some(({ lost, doubled }) => lost + doubled > 0)
process.exit(isBad ? 1 : 0)
