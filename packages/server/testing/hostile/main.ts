// `npm run hostile -- [rounds] [name] [--nodes]`: attacks a real server while people play, and prints one table. With `--nodes` it
// attacks one of two nodes over PostgreSQL and Redis. Exits with 1 if something did not hold.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSingleNode, startTwoNodes } from '../faults/deployments.ts'
import { type Fault, singleNodeFaults, twoNodeFaults } from '../faults/faults.ts'
import { type FaultResult, tryFault } from '../faults/run.ts'
import { ServerNode } from '../faults/server-node.ts'
import { TableLoad } from '../faults/table-load.ts'
import { attacks } from './attacks.ts'
import { type AttackResult, formatCampaign, notMeasured, runAttack, toFaultRow } from './campaign.ts'

const isShared = process.argv.includes('--nodes')
const [roundsText = '3', nameFilter = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const rounds = Number(roundsText)
const isChosen = ({ name }: { readonly name: string }): boolean => name.includes(nameFilter)
const chosenAttacks = attacks.filter(isChosen)
const chooseFaults = <F extends Fault<never>>(faults: readonly F[]): readonly F[] =>
  faults.filter((fault) => /killed|disk full/.test(fault.name) && isChosen(fault))

const results: AttackResult[] = []
const faults: FaultResult[] = []
const addResult = (result: AttackResult) => {
  results.push(result)
  console.error(`${result.attack}: ${result.held} of ${result.tried} held`)
}
const attackAll = async (server: ServerNode, load: TableLoad) => {
  for (const attack of chosenAttacks) {
    addResult(await runAttack(server, load, attack, rounds))
    for (const player of load.tables.flatMap((table) => table.players)) player.receivedTexts = []
  }
}
const tryAll = async <D extends Parameters<typeof tryFault>[0]>(deployment: D, chosenFaults: readonly Fault<D>[]) => {
  for (const fault of chosenFaults) {
    const result = await tryFault(deployment, fault, rounds)
    faults.push(result)
    addResult(toFaultRow(result))
  }
}
/** The two-worlds test of time needs a slow disk and a clock of its own, so it runs as the test that it is. */
function measureTiming(): void {
  const name = 'timing of secrets (two worlds, Mann–Whitney)'
  if (!isChosen({ name })) return
  const run = () => spawnSync('npx', ['vitest', 'run', '--retry=0', 'packages/server/test/timing.test.ts'], { stdio: 'ignore' }).status === 0
  addResult({ attack: name, tried: rounds, held: Array.from({ length: rounds }, run).filter(Boolean).length, ...notMeasured })
}

const loadBefore = loadavg()[0]!
if (isShared) {
  const deployment = await startTwoNodes(2)
  try {
    await attackAll(deployment.nodes[0]!, deployment.load)
    await tryAll(deployment, chooseFaults(twoNodeFaults))
  } finally {
    await deployment.close()
  }
} else {
  if (chosenAttacks.length > 0) {
    const folder = mkdtempSync(join(tmpdir(), 'safehouse-hostile-'))
    const server = await ServerNode.launch({ SAFEHOUSE_DATA: folder }, { isSmall: true })
    const load = new TableLoad(`http://127.0.0.1:${server.port}`)
    try {
      await load.open(2)
      await attackAll(server, load)
    } finally {
      load.close()
      await server.end('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  }
  if (chooseFaults(singleNodeFaults).length > 0) {
    const deployment = await startSingleNode(3)
    try {
      await tryAll(deployment, chooseFaults(singleNodeFaults))
    } finally {
      await deployment.close()
    }
  }
  measureTiming()
}
console.log(formatCampaign(results))
const sum = (count: (result: FaultResult) => number) => faults.reduce((total, result) => total + count(result), 0)
if (faults.length > 0)
  console.log(
    `\n${sum(({ actions }) => actions)} actions acknowledged under faults, ${sum(({ lost }) => lost)} lost, ${sum(({ doubled }) => doubled)} doubled`,
  )
console.log(`load of the machine: ${loadBefore.toFixed(1)} before, ${loadavg()[0]!.toFixed(1)} after`)
process.exit(results.some(({ isAlive, tried, held }) => !isAlive || held < tried) ? 1 : 0)
